import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../../lib/messages.ts'
import styles from './Dialog.module.css'
import { Icon } from '../Icon.tsx'

type Props = { isOpen: boolean; onClose: () => void; title: ReactNode; size?: 's' | 'm'; children: ReactNode }

/** A native modal dialog: it traps the focus and closes on Escape. */
export function Dialog({ isOpen, onClose, title, size = 'm', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const t = useMessages('common')
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    if (!dialog.current?.open) dialog.current?.showModal()
    heading.current?.focus()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        {isOpen && children}
      </div>
    </dialog>
  )
}
