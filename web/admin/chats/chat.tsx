import { useRouteLoaderData } from 'react-router'
import { closeChatReport, readReviewedChat } from '#modules/moderation/chat-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { type Translate, translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { loader as rootLoader } from '../../root-data.ts'
import requests from '../../shared/requests/RequestList.module.css'
import { ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import admin from '../admin.module.css'
import type { Route } from './+types/chat.ts'
import { banForms } from '../bans/ban-forms.ts'
import { BanSteps } from '../bans/BanSteps.tsx'
import type { BanSubject } from '../bans/NewBan.tsx'
import { ChatFacts } from './ChatFacts.tsx'
import styles from './chats.module.css'
import { closeFormKeys } from './CloseForm.tsx'
import { Report } from './Report.tsx'
import { ReviewedMessage } from './ReviewedMessage.tsx'

const actions = defineActions({ close: form(closeChatReport), ...banForms })
export const action = actions.action

/** Every load is recorded in the audit log, also the reload after a rejected form. */
export async function loader({ context, params: { chatId }, url }: Route.LoaderArgs) {
  if (!/^[\da-f-]{36}$/i.test(chatId)) throw new Response(null, { status: 404 })
  const before = /^[1-9]\d{0,8}$/.exec(url.searchParams.get('before') ?? '')?.[0]
  const reviewed = await loaderCall(context, (api) => api(readReviewedChat, { chatId, before, limit: 50 }))
  const [now, { locale }] = [new Date(), pageOf(context)]
  return {
    ...reviewed,
    reports: reviewed.reports.map((report) => ({ ...report, ago: formatRelativeTime(report.createdAt, now, locale) })),
    isLatest: before === undefined,
    forms: actions.loaderData(context, url),
  }
}

const titleOf = ({ buyer, store }: OutputOf<typeof readReviewedChat>['chat'], t: Translate<'reviews'>) =>
  t('between', { buyer: buyer.name || t('visitor'), store: store.name })

/** The addresses of an account are on its page. */
const subjectsOf = ({ buyer, network }: OutputOf<typeof readReviewedChat>['chat']): BanSubject[] => [
  ...(buyer.accountId ? [{ kind: 'Account' as const, value: buyer.accountId }] : []),
  ...(buyer.sessionId ? [{ kind: 'Session' as const, value: buyer.sessionId }] : []),
  ...(network ? [{ kind: 'Network' as const, value: network }] : []),
]

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: (locale) => titleOf(loaded.chat, translator(locale, 'reviews')),
        path: '/admin/chats',
        hasFormError: loaded.forms.hasFailed,
      })
    : []
}

export default function ReviewedChat({ loaderData }: Route.ComponentProps) {
  const t = useMessages('reviews')
  const href = useLocalizedHref()
  const features = useRouteLoaderData<typeof rootLoader>('root')?.account?.features ?? []
  const { chat, reports, items, nextCursor, isLatest, forms } = loaderData
  const done = useDone(forms)
  const path = `/admin/chats/${chat.id}`
  return (
    <div className={admin.page}>
      <h1>{titleOf(chat, t)}</h1>
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      <FormProblem intents={['close']} except={closeFormKeys(reports)} />
      <Note tone="info">{t('logged')}</Note>
      <ChatFacts chat={chat} />
      {features.includes('bans') && <BanSteps path={path} subjects={subjectsOf(chat)} label={t('ban')} />}
      {reports.length > 0 && (
        <section aria-labelledby="reports">
          <SectionHeading id="reports" title={t('reports')} />
          <ul className={`${requests.requests} ${styles.reports}`}>
            {reports.map((report) => (
              <Report key={report.side} report={report} chat={chat} level={3} isInChat />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="messages">
        <SectionHeading id="messages" title={t('messages')} />
        {nextCursor !== null && (
          <p className={styles.older}>
            <ButtonLink href={href(`${path}?before=${nextCursor}`)} size="s">
              {t('messages.older')}
            </ButtonLink>
          </p>
        )}
        <ol className={styles.messages}>
          {items.map((message) => (
            <ReviewedMessage key={message.seq} message={message} />
          ))}
        </ol>
        {!isLatest && (
          <p className={styles.older}>
            <ButtonLink href={href(path)} size="s">
              {t('messages.latest')}
            </ButtonLink>
          </p>
        )}
      </section>
    </div>
  )
}
