import { closeChatReport, listChatReports } from '#modules/moderation/chat-contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ListPage } from '../../list/ListPage.tsx'
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
  const reportPage = await loaderCall(context, (api) =>
    api(listChatReports, {
      state: state === 'All' ? undefined : state,
      page: url.searchParams.get('page') ?? 1,
      pageSize: 20,
    }),
  )
  if (reportPage.items.length === 0 && reportPage.page > 1) throw new Response(null, { status: 404 })
  const items = reportPage.items.map((report) => ({
    ...report,
    ago: formatRelativeTime(report.createdAt, now, locale),
  }))
  return { state, reports: { ...reportPage, items }, forms: actions.loaderData(context, url) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'reviews')('reports'),
    path: '/admin/chats/reports',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Reports({ loaderData: { state, reports, forms } }: Route.ComponentProps) {
  const t = useMessages('reviews')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const hrefOf = (of: (typeof states)[number], page = 1) =>
    href(`/admin/chats/reports?state=${of}${page > 1 ? `&page=${page}` : ''}`)
  return (
    <ListPage
      title={t('reports')}
      views={{
        label: t('tabs'),
        tabs: states.map((each) => ({ key: each, label: t(`state.${each}`), href: hrefOf(each) })),
        current: state,
      }}
      done={done && t(`done.${done}`)}
      problem={<FormProblem intents={['close']} except={closeFormKeys(reports.items)} />}
      pages={{ ...reports, hrefOf: (page) => hrefOf(state, page) }}
      empty={<p>{t(state === 'Open' ? 'reports.none.Open' : 'reports.none')}</p>}
    >
      <RequestList>
        {reports.items.map(({ chat, ...report }) => (
          <Report key={`${report.chatId} ${report.side}`} report={report} chat={chat} level={2} />
        ))}
      </RequestList>
    </ListPage>
  )
}
