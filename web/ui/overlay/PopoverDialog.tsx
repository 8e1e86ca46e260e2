import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Popover } from './Popover.tsx'
import styles from './PopoverDialog.module.css'

/** `children`: form fields. */
type Props = { id: string; title: string; text: string; cancel: string; submit: ReactNode; children: ReactNode }

/** A popover with a form. */
export function PopoverDialog({ id, title, text, cancel, submit, children }: Props) {
  return (
    <Popover id={id} title={title}>
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
    </Popover>
  )
}
