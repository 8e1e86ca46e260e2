import { listChatReports } from '#modules/moderation/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { agoWords } from '../../lib/ago.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { load, pageOf } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { RequestList } from '../../shared/RequestList.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import type { Route } from './+types/reports.ts'
import { operate } from './operations.ts'
import { Report } from './Report.tsx'

const states = ['Open', 'Closed', 'All'] as const
const stateIn = (url: URL) => states.find((each) => each === url.searchParams.get('state')) ?? 'Open'

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = stateIn(url)
  const [now, { locale }] = [new Date(), pageOf(context)]
  const found = await load(context, (api) =>
    api(listChatReports, {
      state: state === 'All' ? undefined : state,
      page: url.searchParams.get('page') ?? 1,
      pageSize: 20,
    }),
  )
  if (found.items.length === 0 && found.page > 1) throw new Response(null, { status: 404 })
  const items = found.items.map((report) => ({ ...report, ago: agoWords(report.createdAt, now, locale) }))
  return {
    state,
    reports: { ...found, items },
    isDone: url.searchParams.has('done'),
    hasFailed: context.get(failedContext),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { refused } = await operate(context, await request.formData())
  if (!refused) return redirectTo(`/admin/chats/reports?state=${stateIn(url)}&done=close`, 303)
  return refuse(context, refused, refused.problem.status)
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'reviews')('reports'),
    path: '/admin/chats/reports',
    hasFailed: loaded?.hasFailed,
  })
}

export default function Reports({ loaderData: { state, reports, isDone }, actionData }: Route.ComponentProps) {
  const t = useMessages('reviews')
  const href = useHref()
  const refused = actionData ?? null
  const isElsewhere =
    refused &&
    !reports.items.some(
      (report) => report.state === 'Open' && report.chatId === refused.chatId && report.side === refused.side,
    )
  const address = (of: (typeof states)[number], page = 1) =>
    href(`/admin/chats/reports?state=${of}${page > 1 ? `&page=${page}` : ''}`)
  return (
    <>
      <h1>{t('reports')}</h1>
      <Tabs
        label={t('tabs')}
        tabs={states.map((each) => ({ key: each, label: t(`state.${each}`), href: address(each) }))}
        current={state}
      />
      <RequestList
        found={reports}
        empty={t(state === 'Open' ? 'reports.none.Open' : 'reports.none')}
        done={isDone && !refused ? t('done.close') : null}
        refusal={isElsewhere ? refused.problem.detail : null}
        hrefOf={(page) => address(state, page)}
      >
        {reports.items.map(({ chat, ...report }) => (
          <Report key={`${report.chatId} ${report.side}`} report={report} chat={chat} refused={refused} level={2} />
        ))}
      </RequestList>
    </>
  )
}
