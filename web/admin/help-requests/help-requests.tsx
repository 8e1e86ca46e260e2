import { useRouteLoaderData } from 'react-router'
import { helpStatuses, listHelpRequests, setHelpStatus } from '#modules/help/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { agoWords } from '../../lib/ago.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { fieldsOf } from '../../lib/form-fields.ts'
import { attempt, load, pageOf } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { RequestList } from '../../shared/RequestList.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import type { Route } from './+types/help-requests.ts'
import { Request } from './Request.tsx'

const tabs = ['New', 'InWork', 'All', 'Done', 'Cancelled'] as const
const steps = helpStatuses.filter((status) => status !== 'New')
const tabIn = (url: URL) => tabs.find((each) => each === url.searchParams.get('status')) ?? 'New'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const now = new Date()
  const tab = tabIn(url)
  const found = await load(context, (api) =>
    api(listHelpRequests, {
      status: tab === 'All' ? undefined : tab,
      page: url.searchParams.get('page') ?? 1,
      pageSize: 20,
    }),
  )
  if (found.items.length === 0 && found.page > 1) throw new Response(null, { status: 404 })
  const items = found.items.map((request) => ({ ...request, askedAgo: agoWords(request.createdAt, now, locale) }))
  const done = steps.find((step) => step === url.searchParams.get('done')) ?? null
  return { tab, requests: { ...found, items }, done, hasFailed: context.get(failedContext) }
}
export type Loaded = Awaited<ReturnType<typeof loader>>

/** The form says which version its reader has seen: what a colleague has done since is shown instead. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { id = '', version, status, note = '' } = fieldsOf(await request.formData())
  const step = steps.find((each) => each === status)
  if (!step) throw new Response(null, { status: 404 })
  const result = await attempt(context, (api) =>
    api(setHelpStatus, { id, version: Number(version), status: step, note }),
  )
  if (result.success) return redirectTo(`/admin/help-requests?status=${tabIn(url)}&done=${step}`, 303)
  return refuse(context, { id, note, problem: result.problem }, result.problem.status)
}
export type Refused = Exclude<Route.ComponentProps['actionData'], undefined> | null

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'help-requests')('title'),
    path: '/admin/help-requests',
    hasFailed: loaded?.hasFailed,
  })
}

export default function HelpRequests({ loaderData: { tab, requests: found, done }, actionData }: Route.ComponentProps) {
  const t = useMessages('help-requests')
  const href = useHref()
  const accountId = useRouteLoaderData<typeof rootLoader>('root')?.account?.id
  const refused: Refused = actionData ?? null
  const isElsewhere = refused && !found.items.some(({ id }) => id === refused.id)
  const address = (of: (typeof tabs)[number], page = 1) =>
    href(`/admin/help-requests?status=${of}${page > 1 ? `&page=${page}` : ''}`)
  return (
    <>
      <h1>{t('title')}</h1>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((each) => ({ key: each, label: t(`status.${each}`), href: address(each) }))}
        current={tab}
      />
      <RequestList
        found={found}
        empty={t(tab === 'New' ? 'empty.New' : 'empty')}
        done={done && !refused ? t(`done.${done}`) : null}
        refusal={isElsewhere ? refused.problem.detail : null}
        hrefOf={(page) => address(tab, page)}
      >
        {found.items.map((request) => (
          <Request
            key={request.id}
            request={request}
            isOwn={request.assignedTo?.id === accountId}
            refused={refused?.id === request.id ? refused : null}
          />
        ))}
      </RequestList>
    </>
  )
}
