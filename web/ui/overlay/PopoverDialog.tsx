import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import frame from './Dialog.module.css'
import styles from './PopoverDialog.module.css'

/** `children`: form fields. */
type Props = { id: string; title: string; text: string; cancel: string; submit: ReactNode; children: ReactNode }

/** A small dialog with a form. A button with `popoverTarget={id}` opens it, without script too. */
export function PopoverDialog({ id, title, text, cancel, submit, children }: Props) {
  return (
    <dialog id={id} popover="auto" className={frame.dialog} data-size="s" aria-labelledby={`${id}-title`}>
      <div className={frame.inside}>
        <header className={frame.head}>
          <h2 id={`${id}-title`}>{title}</h2>
        </header>
        <p>{text}</p>
        <form method="post" className={styles.form}>
          {children}
          <div className={styles.ends}>
            <Button popoverTarget={id} popoverTargetAction="hide" autoFocus>
              {cancel}
            </Button>
            {submit}
          </div>
        </form>
      </div>
    </dialog>
  )
}
