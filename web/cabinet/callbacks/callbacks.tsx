import { getAccountContext } from '#modules/accounts/contract.ts'
import { callbackStatuses, listCallbacks, setCallbackStatus } from '#modules/contacts/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { agoWords } from '../../lib/ago.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { fieldsOf } from '../../lib/form-fields.ts'
import { attempt, load, pageOf } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import styles from '../../shared/RequestList.module.css'
import { RequestList } from '../../shared/RequestList.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import type { Route } from './+types/callbacks.ts'
import { Request } from './Request.tsx'
import { useNews } from './use-news.ts'

const tabs = ['New', 'InWork', 'All', 'Done', 'Cancelled'] as const
const steps = callbackStatuses.filter((status) => status !== 'New')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const now = new Date()
  const tab = tabs.find((each) => each === url.searchParams.get('status')) ?? 'New'
  return load(context, async (api) => {
    const { stores, activeStoreId, id: accountId } = await api(getAccountContext, {})
    const store = stores.find(({ id }) => id === activeStoreId) ?? null
    if (!store) return null
    const status = tab === 'All' ? undefined : tab
    const requests = await api(
      listCallbacks,
      { status, page: url.searchParams.get('page') ?? 1 },
      { storeId: store.id },
    )
    if (requests.items.length === 0 && requests.page > 1) throw new Response(null, { status: 404 })
    const items = requests.items.map((request) => ({ ...request, askedAgo: agoWords(request.createdAt, now, locale) }))
    const done = steps.find((step) => step === url.searchParams.get('done')) ?? null
    return { store, accountId, tab, requests: { ...requests, items }, done, hasFailed: context.get(failedContext) }
  })
}
export type Loaded = NonNullable<Awaited<ReturnType<typeof loader>>>

/** The form says what its reader has seen, store and version: what a colleague has done since is shown instead. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { id = '', store, version, status, note = '' } = fieldsOf(await request.formData())
  const step = steps.find((each) => each === status)
  if (!step) throw new Response(null, { status: 404 })
  const result = await attempt(context, (api) =>
    api(setCallbackStatus, { id, version: Number(version), status: step, note }, { storeId: Number(store) }),
  )
  if (result.success) {
    const tab = tabs.find((each) => each === url.searchParams.get('status')) ?? 'New'
    return redirectTo(`/profile/callbacks?status=${tab}&done=${step}`, 303)
  }
  return refuse(context, { id, note, problem: result.problem }, result.problem.status)
}
export type Refused = Exclude<Route.ComponentProps['actionData'], undefined> | null

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'callbacks')('title'),
    path: '/profile/callbacks',
    hasFailed: loaded?.hasFailed,
  })
}

export default function Callbacks({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('callbacks')
  const shell = useMessages('shell')
  const href = useHref()
  useNews(loaderData !== null)
  if (!loaderData)
    return (
      <>
        <h1>{t('title')}</h1>
        <p className={styles.none}>{t('none')}</p>
        <ButtonLink href={href('/stores/all')}>{shell('stores')}</ButtonLink>
      </>
    )
  const { store, accountId, tab, requests, done } = loaderData
  const refused: Refused = actionData ?? null
  const isElsewhere = refused && !requests.items.some(({ id }) => id === refused.id)
  const address = (of: (typeof tabs)[number], page = 1) =>
    href(`/profile/callbacks?status=${of}${page > 1 ? `&page=${page}` : ''}`)
  return (
    <>
      <h1>{t('title')}</h1>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((each) => ({
          key: each,
          label: t(`status.${each}`),
          href: address(each),
          count: each === 'New' ? store.newCallbacks : 0,
        }))}
        current={tab}
      />
      <RequestList
        found={requests}
        empty={t(tab === 'New' || tab === 'All' ? `empty.${tab}` : 'empty')}
        done={done && !refused ? t(`done.${done}`) : null}
        refusal={isElsewhere ? refused.problem.detail : null}
        hrefOf={(page) => address(tab, page)}
      >
        {requests.items.map((request) => (
          <Request
            key={request.id}
            request={request}
            storeId={store.id}
            accountId={accountId}
            refused={refused?.id === request.id ? refused : null}
          />
        ))}
      </RequestList>
    </>
  )
}
