import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Popover } from './Popover.tsx'
import styles from './PopoverDialog.module.css'

/** `children`: form fields. */
type Props = {
  id: string
  title: string
  text: string
  cancel: string
  submit: ReactNode
  children: ReactNode
  onSubmit?: FormEventHandler<HTMLFormElement>
}

/** A popover with a form. */
export function PopoverDialog({ id, title, text, cancel, submit, children, onSubmit }: Props) {
  return (
    <Popover id={id} title={title}>
      <p>{text}</p>
      <form method="post" className={styles.form} onSubmit={onSubmit}>
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
