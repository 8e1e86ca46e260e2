import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../Icon.tsx'
import frame from './Dialog.module.css'

type Props = { id: string; title: string; hasClose?: boolean; children: ReactNode }

/** A small dialog. A button with `popoverTarget={id}` opens it, without script too. */
export function Popover({ id, title, hasClose, children }: Props) {
  const t = useMessages('common')
  return (
    <dialog id={id} popover="auto" className={frame.dialog} data-size="s" aria-labelledby={`${id}-title`}>
      <div className={frame.inside}>
        <header className={frame.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {hasClose && (
            <button
              type="button"
              className={frame.close}
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={t('close')}
            >
              <Icon name="x" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
