import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../../../lib/messages.ts'
import frame from '../../../ui/overlay/Dialog.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './OrderDialog.module.css'

type Props = {
  title: string
  caption: ReactNode
  /** The page without the dialog. */
  closedHref: string
  onClose: () => void
  children: ReactNode
}

/** A dialog rendered open by the server, so that it works without JavaScript; after hydration it becomes modal. */
export function OpenDialog({ title, caption, closedHref, onClose, children }: Props) {
  const common = useMessages('common')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    element.removeAttribute('open')
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-error-summary]') ?? element.querySelector('h2')
    first?.focus()
  }, [])
  const close = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      open
      className={`${frame.dialog} ${styles.dialog}`}
      data-size="m"
      aria-labelledby={id}
      onClose={onClose}
    >
      <header className={styles.head}>
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <p>{caption}</p>
        </div>
        <a className={frame.close} href={closedHref} aria-label={common('close')} onClick={close}>
          <Icon name="x" />
        </a>
      </header>
      {children}
    </dialog>
  )
}
