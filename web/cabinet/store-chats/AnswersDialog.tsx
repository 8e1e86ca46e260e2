import type { listCannedAnswers } from '#modules/chats/seller-contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import styles from './dialogs.module.css'
import type { DialogProps } from './dialog-props.ts'
import { useCall } from '../../lib/client/use-call.ts'

/** Inserts a saved answer into the composer, where it can be edited. */
export function AnswersDialog({ insert, onClose }: DialogProps) {
  const t = useMessages('seller-chats')
  const href = useLocalizedHref()
  const result = useCall<typeof listCannedAnswers>('GET chat/canned-answer/list', {})
  const items = result?.success ? result.data.items : []
  return (
    <Dialog isOpen onClose={onClose} title={t('answers')}>
      {result?.success === false && <p role="alert">{t('dialog.failed')}</p>}
      {result?.success && items.length === 0 && <p>{t('answers.none')}</p>}
      <ul className={styles.choices}>
        {items.map(({ id, title, text }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onClose()
                insert(text)
              }}
            >
              <b>{title}</b>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <a className={styles.way} href={`${href('/profile/messages/settings')}#answers`}>
        {t('answers.manage')}
      </a>
    </Dialog>
  )
}
