import type { listChatReports } from '#modules/moderation/chat-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import requests from '../../shared/requests/RequestList.module.css'
import { Fact, Facts, RequestHead } from '../../shared/requests/RequestList.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/Tag.tsx'
import styles from './chats.module.css'
import { CloseForm } from './CloseForm.tsx'

type WithChat = OutputOf<typeof listChatReports>['items'][number]
/** `ago`: relative time of the report. */
type Props = {
  report: Omit<WithChat, 'chat'> & { ago: string }
  chat: WithChat['chat']
  level: 2 | 3
  isInChat?: boolean
}

/** A report of a chat: reason, outcome and the form that closes it. */
export function Report({ report, chat, level, isInChat }: Props) {
  const t = useMessages('reviews')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { chatId, side, reason, comment, createdAt, ago, state, closedAt, closedBy, note, answer } = report
  const about = t(`by.${side}`, { buyer: chat.buyer.name || t('visitor'), store: chat.store.name })
  return (
    <li id={`${chatId}-${side}`} data-new={state === 'Open' || undefined}>
      <RequestHead
        name={about}
        level={level}
        tags={
          <>
            <Tag tone={state === 'Open' ? 'bad' : 'neutral'}>{t(`is.${state}`)}</Tag>
            <Tag tone="warn">{t(`reason.${reason}`)}</Tag>
          </>
        }
        createdAt={createdAt}
        ago={ago}
      />
      {comment && <p className={requests.question}>{comment}</p>}
      {state === 'Closed' && (
        <Facts>
          <Fact name={t('outcome')} className={styles.outcome}>
            {note}
          </Fact>
          {answer && (
            <Fact name={t('close.answer')} className={styles.outcome}>
              {answer}
            </Fact>
          )}
          <Fact name={t('is.Closed')}>
            {t('closed', { name: closedBy?.name ?? '', date: formatDate(closedAt!, locale) })}
          </Fact>
        </Facts>
      )}
      <div className={requests.steps}>
        {!isInChat && (
          <a className={layout.link} href={href(`/admin/chats/${chatId}`)} aria-label={`${t('read')}: ${about}`}>
            {t('read')}
          </a>
        )}
        {state === 'Open' && <CloseForm chatId={chatId} side={side} about={about} />}
      </div>
    </li>
  )
}
