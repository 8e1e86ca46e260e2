import { getAccountContext } from '#modules/accounts/contract.ts'
import { listCallbacks, setCallbackStatus } from '#modules/contacts/contract.ts'
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
import { useReloadOnEvent } from '../../shared/use-reload-on-event.ts'
import { requestSteps, stepFormKeys } from '../../shared/requests/RequestStepForm.tsx'
import type { Route } from './+types/callbacks.ts'
import { StoreNeeded } from '../StoreNeeded.tsx'
import { CallbackRequest } from './CallbackRequest.tsx'
import { isOverdue } from './day-to-call.ts'

const tabs = ['New', 'InWork', 'Done', 'Cancelled', 'All'] as const
const actions = defineActions({
  step: form(setCallbackStatus, {
    done: { field: 'status', values: requestSteps },
    // To where the request is now.
    doneAt: (_, { id, status, store }) =>
      status === 'InWork' ? `/profile/callbacks?status=InWork&store=${store}&done=InWork#${id}` : null,
  }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const now = new Date()
  const tab = tabs.find((each) => each === url.searchParams.get('status')) ?? 'New'
  return loaderCall(context, async (api) => {
    const { stores, activeStoreId, id: accountId } = await api(getAccountContext, {})
    // Notifications lead to the store that was asked.
    const asked = stores.find(({ id }) => String(id) === url.searchParams.get('store'))
    const store = asked ?? stores.find(({ id }) => id === activeStoreId) ?? null
    if (!store) return null
    const status = tab === 'All' ? undefined : tab
    const requests = await api(
      listCallbacks,
      { status, page: url.searchParams.get('page') ?? 1 },
      { storeId: store.id },
    )
    if (requests.items.length === 0 && requests.page > 1) throw new Response(null, { status: 404 })
    const items = requests.items.map((request) => ({
      ...request,
      askedAgo: formatRelativeTime(request.createdAt, now, locale),
      isOverdue: isOverdue(request, now),
    }))
    return {
      store,
      isActive: store.id === activeStoreId,
      accountId,
      tab,
      requests: { ...requests, items },
      forms: actions.loaderData(context, url),
    }
  })
}
type LoaderData = NonNullable<Awaited<ReturnType<typeof loader>>>

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'callbacks')('title'),
    path: '/profile/callbacks',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Callbacks({ loaderData }: Route.ComponentProps) {
  useReloadOnEvent(({ kind }) => kind === 'callback', loaderData !== null)
  return loaderData ? <RequestsOfStore {...loaderData} /> : <NoStore />
}

function NoStore() {
  const t = useMessages('callbacks')
  const shell = useMessages('shell')
  return <StoreNeeded title={t('title')} text={t('none')} path="/stores/all" label={shell('stores')} />
}

function RequestsOfStore({ store, isActive, accountId, tab, requests, forms }: LoaderData) {
  const t = useMessages('callbacks')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const hrefOf = (status: (typeof tabs)[number], page = 1) =>
    href(`/profile/callbacks?status=${status}${page > 1 ? `&page=${page}` : ''}${isActive ? '' : `&store=${store.id}`}`)
  return (
    <ListPage
      title={t('title')}
      views={{
        label: t('tabs'),
        tabs: tabs.map((each) => ({
          key: each,
          label: t(`status.${each}`),
          href: hrefOf(each),
          count: each === 'New' ? store.newCallbacks : 0,
        })),
        current: tab,
      }}
      done={done && t(`done.${done}`)}
      problem={<FormProblem intents={['step']} except={stepFormKeys(requests.items)} />}
      pages={{ ...requests, hrefOf: (page) => hrefOf(tab, page) }}
      empty={<p>{t(tab === 'New' || tab === 'All' ? `empty.${tab}` : 'empty')}</p>}
    >
      <RequestList>
        {requests.items.map((request) => (
          <CallbackRequest key={request.id} request={request} storeId={store.id} accountId={accountId} />
        ))}
      </RequestList>
    </ListPage>
  )
}
