import { closeChatReport, listChatReports } from '#modules/moderation/chat-contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { listPath } from '../../list/list-state.ts'
import { RequestList } from '../../shared/requests/RequestList.tsx'
import type { Route } from './+types/reports.ts'
import { closeFormKeys } from './CloseForm.tsx'
import { Report } from './Report.tsx'

const states = ['Open', 'Closed', 'All'] as const
const actions = defineActions({ close: form(closeChatReport) })
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = states.find((each) => each === url.searchParams.get('state')) ?? 'Open'
  const [now, { locale }] = [new Date(), pageOf(context)]
  const query = url.searchParams.get('query')?.trim().slice(0, 120) ?? ''
  const reportPage = await loaderCall(context, (api) =>
    api(listChatReports, {
      state: state === 'All' ? undefined : state,
      query,
      page: url.searchParams.get('page') ?? 1,
      pageSize: 20,
    }),
  )
  if (reportPage.items.length === 0 && reportPage.page > 1) throw new Response(null, { status: 404 })
  const items = reportPage.items.map((report) => ({
    ...report,
    ago: formatRelativeTime(report.createdAt, now, locale),
  }))
  return { state, query, reports: { ...reportPage, items }, forms: actions.loaderData(context, url) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'reviews')('reports'),
    path: '/admin/chats/reports',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Reports({ loaderData: { state, query, reports, forms } }: Route.ComponentProps) {
  const t = useMessages('reviews')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const list = {
    path: '/admin/chats/reports',
    params: { state, ...(query && { query }) },
    sort: '',
    isDescending: false,
  }
  const hrefOf = (of: (typeof states)[number], page = 1) => href(listPath(list, { state: of, page }))
  return (
    <ListPage
      title={t('reports')}
      views={{
        label: t('tabs'),
        tabs: states.map((each) => ({ key: each, label: t(`state.${each}`), href: hrefOf(each) })),
        current: state,
      }}
      filters={<ListFilters state={list} fields={[]} texts={{}} search={t('reports.search')} />}
      done={done && t(`done.${done}`)}
      problem={<FormProblem intents={['close']} except={closeFormKeys(reports.items)} />}
      pages={{ ...reports, hrefOf: (page) => hrefOf(state, page) }}
      empty={<p>{query ? common('empty.narrowed') : t(state === 'Open' ? 'reports.none.Open' : 'reports.none')}</p>}
    >
      <RequestList>
        {reports.items.map(({ chat, ...report }) => (
          <Report key={`${report.chatId} ${report.side}`} report={report} chat={chat} level={2} />
        ))}
      </RequestList>
    </ListPage>
  )
}
