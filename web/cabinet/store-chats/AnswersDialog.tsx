import type { listCannedAnswers } from '#modules/chats/seller-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './dialogs.module.css'
import type { DialogProps } from './SellerActions.tsx'
import { useAnswer } from './use-answer.ts'

/** A saved answer goes into the field, where it can be changed before it is sent. */
export function AnswersDialog({ insert, onClose }: DialogProps) {
  const t = useMessages('seller-chats')
  const href = useHref()
  const answer = useAnswer<OutputOf<typeof listCannedAnswers>>('chat/canned-answer/list')
  const items = answer?.success ? answer.data.items : []
  return (
    <Dialog isOpen onClose={onClose} title={t('answers')}>
      {answer?.success === false && <p role="alert">{t('dialog.failed')}</p>}
      {answer?.success && items.length === 0 && <p>{t('answers.none')}</p>}
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
