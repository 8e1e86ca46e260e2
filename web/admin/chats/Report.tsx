import type { listChatReports } from '#modules/moderation/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import requests from '../../shared/RequestList.module.css'
import { Tag } from '../../ui/Tag.tsx'
import styles from './chats.module.css'
import { CloseForm } from './CloseForm.tsx'
import type { Refused } from './operations.ts'

type WithChat = OutputOf<typeof listChatReports>['items'][number]
/** `ago`: when it was made, in words. */
type Props = { report: Omit<WithChat, 'chat'> & { ago: string }; chat: WithChat['chat']; refused: Refused | null; level: 2 | 3; isInChat?: boolean }

/** Who reports whom and why, what came of it, and the form that closes it. */
export function Report({ report, chat, refused, level, isInChat }: Props) {
  const t = useMessages('reviews')
  const locale = useLocale()
  const href = useHref()
  const { chatId, side, reason, comment, createdAt, ago, state, closedAt, closedBy, note } = report
  const about = t(`by.${side}`, { buyer: chat.buyer.name || t('visitor'), store: chat.store.name })
  const Heading = `h${level}` as const
  return (
    <li id={`${chatId}-${side}`} data-new={state === 'Open' || undefined}>
      <div className={requests.who}>
        <Heading>{about}</Heading>
        <Tag tone={state === 'Open' ? 'bad' : 'neutral'}>{t(`is.${state}`)}</Tag>
        <Tag tone="warn">{t(`reason.${reason}`)}</Tag>
        <time dateTime={createdAt}>{ago}</time>
      </div>
      {comment && <p className={requests.question}>{comment}</p>}
      {state === 'Closed' && (
        <dl className={requests.facts}>
          <div>
            <dt>{t('outcome')}</dt>
            <dd className={styles.outcome}>{note}</dd>
          </div>
          <div>
            <dt>{t('is.Closed')}</dt>
            <dd>{t('closed', { name: closedBy?.name ?? '', date: formatDate(closedAt!, locale) })}</dd>
          </div>
        </dl>
      )}
      <div className={requests.steps}>
        {!isInChat && (
          <a className={styles.way} href={href(`/admin/chats/${chatId}`)} aria-label={`${t('read')}: ${about}`}>
            {t('read')}
          </a>
        )}
        {state === 'Open' && <CloseForm chatId={chatId} side={side} about={about} refused={refused} />}
      </div>
    </li>
  )
}
