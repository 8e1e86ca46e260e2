import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './PopoverDialog.module.css'

/** `children`: the fields of the form. */
type Props = { id: string; title: string; text: string; cancel: string; submit: ReactNode; children: ReactNode }

/** A form in a small dialog; a button with its id as `popoverTarget` opens it, with or without script. */
export function PopoverDialog({ id, title, text, cancel, submit, children }: Props) {
  return (
    <dialog id={id} popover="auto" className={styles.dialog} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
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
    </dialog>
  )
}
