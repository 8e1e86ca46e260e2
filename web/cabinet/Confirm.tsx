import type { ReactNode } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/Button.tsx'
import styles from './parts.module.css'

type Props = { id: string; label: string; name?: string; title: string; text: string; action: string; children: ReactNode }

/** A button that asks once more; the browser opens the question by itself. `children` are the hidden fields of the form. */
export function Confirm({ id, label, name, title, text, action, children }: Props) {
  const t = useMessages('profile')
  return (
    <>
      <Button variant="danger" size="s" popoverTarget={id} aria-label={name}>
        {label}
      </Button>
      <dialog id={id} popover="auto" className={styles.confirm} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
        <form method="post" className={styles.row}>
          {children}
          <Button popoverTarget={id} popoverTargetAction="hide" autoFocus>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger">
            {action}
          </Button>
        </form>
      </dialog>
    </>
  )
}
