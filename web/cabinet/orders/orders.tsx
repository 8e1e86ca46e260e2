import { getAccountContext } from '#modules/accounts/contract.ts'
import { listRequests } from '#modules/orders/approval-contract.ts'
import { countOrders, listOrders } from '#modules/orders/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../list/list-state.ts'
import { loadList } from '../../list/load-list.ts'
import { readQuery } from '../../list/read-query.ts'
import { useOrderFilterTexts } from '../../shared/orders/use-order-filter-texts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { WaitingRequests } from '../approvals/WaitingRequests.tsx'
import type { Route } from './+types/orders.ts'
import { exportOrders } from './export-orders.ts'
import { OrderTable } from './OrderTable.tsx'

const maxWaiting = 5

export const middleware = [exportOrders]

/** Orders to the stores of the account, or its purchases: people of a store begin with the former. */
export async function loader(args: Route.LoaderArgs) {
  const { stores, unviewedOrders, purchasing } = await loaderCall(args.context, (api) => api(getAccountContext, {}))
  const isSeller = stores.length > 0
  const side = isSeller && args.url.searchParams.get('side') !== 'buyer' ? ('seller' as const) : ('buyer' as const)
  const url = new URL(args.url)
  url.searchParams.set('side', side)
  const { storeId } = readQuery(listOrders, url).params
  const [list, counts, waiting] = await Promise.all([
    loadList(listOrders, { ...args, url }),
    loaderCall(args.context, (api) => api(countOrders, { side, storeId })),
    purchasing && side === 'buyer'
      ? loaderCall(args.context, (api) => api(listRequests, { side: 'own', view: 'waiting', pageSize: maxWaiting }))
      : null,
  ])
  return { side, isSeller, stores: side === 'seller' ? stores : [], unviewedOrders, list, counts, waiting }
}
type LoaderData = Awaited<ReturnType<typeof loader>>

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'order')('orders'),
    path: '/profile/orders',
  })
}

const views = ['new', 'inProgress', 'shipped', 'completed', 'all'] as const

export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useMessages('order')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const { side, isSeller, stores, list, counts, waiting } = loaderData
  const { state, items, total, page, pageSize } = list
  const hasStores = stores.length > 1
  const current = views.find((view) => view === state.params.view) ?? 'all'
  // The other views are filters by status themselves.
  const shown = [...(hasStores ? ['storeId'] : []), ...(current === 'all' ? ['status'] : []), 'from', 'to']
  const fields = list.filterFields
    .filter(({ name }) => shown.includes(name))
    .map((field) => (field.name === 'storeId' ? { ...field, options: stores.map(({ id }) => String(id)) } : field))
  const texts = {
    ...useOrderFilterTexts(),
    storeId: { label: t('orders.store'), options: Object.fromEntries(stores.map(({ id, name }) => [id, name])) },
  }
  const tabs = views.map((view) => ({
    key: view,
    label:
      view === 'completed' || view === 'all'
        ? t(`view.${view}`)
        : common('tab', { label: t(`view.${view}`), count: counts[view] }),
    href: href(listPath(state, { view: view === 'all' ? undefined : view, status: undefined, page: undefined })),
  }))
  return (
    <>
      {isSeller && <Sides {...loaderData} />}
      {waiting && waiting.total > 0 && <WaitingRequests requests={waiting} />}
      <ListPage
        title={t(isSeller ? 'orders' : 'orders.buyer')}
        action={
          total > 0 && (
            <ButtonLink
              href={href(listPath(state, { side, export: 'xlsx', page: undefined }))}
              size="s"
              icon="download"
              download
            >
              {common('export')}
            </ButtonLink>
          )
        }
        views={{ label: t('views'), tabs, current }}
        filters={<ListFilters state={state} fields={fields} texts={texts} search={t(`search.${side}`)} />}
        pages={{ total, page, pageSize, hrefOf: (next) => href(listPath(state, { page: next })) }}
        empty={isNarrowed(state, fields) || current !== 'all' ? <p>{t('orders.none')}</p> : <NoOrders side={side} />}
      >
        <OrderTable side={side} orders={items} hasStores={hasStores} />
      </ListPage>
    </>
  )
}

function Sides({ side, unviewedOrders }: Pick<LoaderData, 'side' | 'unviewedOrders'>) {
  const t = useMessages('order')
  const href = useLocalizedHref()
  return (
    <Tabs
      label={t('orders.sides')}
      tabs={[
        {
          key: 'seller',
          label: t('orders.seller'),
          href: href('/profile/orders?side=seller'),
          count: unviewedOrders,
          countLabel: t('orders.unviewed', { count: unviewedOrders }),
        },
        { key: 'buyer', label: t('orders.buyer'), href: href('/profile/orders?side=buyer') },
      ]}
      current={side}
    />
  )
}

function NoOrders({ side }: Pick<LoaderData, 'side'>) {
  const t = useMessages('order')
  const href = useLocalizedHref()
  return (
    <>
      <p>{t(`orders.empty.${side}`)}</p>
      {side === 'buyer' && (
        <ButtonLink href={href('/catalog/all')} variant="solid">
          {t('orders.catalogue')}
        </ButtonLink>
      )}
    </>
  )
}
