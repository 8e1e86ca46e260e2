import { useRouteLoaderData } from 'react-router'
import { readReviewedChat } from '#modules/moderation/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { agoWords } from '../../lib/ago.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { load, pageOf } from '../../lib/given.ts'
import { type Translate, translator, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import type { loader as rootLoader } from '../../root.tsx'
import requests from '../../shared/RequestList.module.css'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { RuleHead } from '../../ui/RuleHead.tsx'
import admin from '../admin.module.css'
import type { Route } from './+types/chat.ts'
import { BanForm } from './BanForm.tsx'
import { ChatFacts } from './ChatFacts.tsx'
import styles from './chats.module.css'
import { operate } from './operations.ts'
import { Report } from './Report.tsx'
import { ReviewedMessage } from './ReviewedMessage.tsx'

const done = ['close', 'ban'] as const

/** Each reading leaves a row in the audit log, this page's too when a form of it was refused. */
export async function loader({ context, params: { chatId }, url: { searchParams } }: Route.LoaderArgs) {
  if (!/^[\da-f-]{36}$/i.test(chatId)) throw new Response(null, { status: 404 })
  const before = /^[1-9]\d{0,8}$/.exec(searchParams.get('before') ?? '')?.[0]
  const read = await load(context, (api) => api(readReviewedChat, { chatId, before, limit: 50 }))
  const [now, { locale }] = [new Date(), pageOf(context)]
  return {
    ...read,
    reports: read.reports.map((report) => ({ ...report, ago: agoWords(report.createdAt, now, locale) })),
    isLatest: before === undefined,
    done: done.find((each) => each === searchParams.get('done')) ?? null,
    hasFailed: context.get(failedContext),
  }
}
export type Reviewed = Awaited<ReturnType<typeof loader>>

export async function action({ context, request, params: { chatId } }: Route.ActionArgs) {
  const { intent, refused } = await operate(context, await request.formData())
  if (!refused) return redirectTo(`/admin/chats/${chatId}?done=${intent}`, 303)
  return refuse(context, refused, refused.problem.status)
}

const titleOf = ({ buyer, store }: Reviewed['chat'], t: Translate<'reviews'>) =>
  t('between', { buyer: buyer.name || t('visitor'), store: store.name })

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: (locale) => titleOf(loaded.chat, translator(locale, 'reviews')),
        path: '/admin/chats',
        hasFailed: loaded.hasFailed,
      })
    : []
}

export default function ReviewedChat({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('reviews')
  const href = useHref()
  const features = useRouteLoaderData<typeof rootLoader>('root')?.account?.features ?? []
  const { chat, reports, items, nextCursor, isLatest } = loaderData
  const refused = actionData ?? null
  const { accountId, sessionId } = chat.buyer
  const address = `/admin/chats/${chat.id}`
  const isElsewhere =
    refused?.intent === 'close' && !reports.some(({ state, side }) => state === 'Open' && side === refused.side)
  return (
    <div className={admin.page}>
      <h1>{titleOf(chat, t)}</h1>
      {loaderData.done && !refused && <Note tone="good">{t(`done.${loaderData.done}`)}</Note>}
      {isElsewhere && <Note tone="warn">{refused.problem.detail}</Note>}
      <Note tone="info">{t('logged')}</Note>
      <ChatFacts chat={chat} />
      {features.includes('bans') && (accountId ?? sessionId) && (
        <BanForm kind={accountId ? 'Account' : 'Session'} value={(accountId ?? sessionId)!} refused={refused} />
      )}
      {reports.length > 0 && (
        <section aria-labelledby="reports">
          <RuleHead id="reports" title={t('reports')} />
          <ul className={`${requests.requests} ${styles.reports}`}>
            {reports.map((report) => (
              <Report key={report.side} report={report} chat={chat} refused={refused} level={3} isInChat />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="messages">
        <RuleHead id="messages" title={t('messages')} />
        {nextCursor !== null && (
          <p className={styles.older}>
            <ButtonLink href={href(`${address}?before=${nextCursor}`)} size="s">
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
            <ButtonLink href={href(address)} size="s">
              {t('messages.latest')}
            </ButtonLink>
          </p>
        )}
      </section>
    </div>
  )
}
