import { listAllOrders } from '#modules/administration/order-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { listPath } from '../../list/list-state.ts'
import { loadCursorList } from '../../list/load-list.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import { chooseColumns } from '../../list/tools/choose-columns.ts'
import type { Route } from './+types/orders.ts'
import { useOrderFilterTexts } from '../../shared/orders/use-order-filter-texts.ts'
import { useOrderColumns } from './order-columns.tsx'

export const loader = (args: Route.LoaderArgs) => loadCursorList(listAllOrders, args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-orders')('title'),
    path: '/admin/orders',
  })
}

/** The orders of all stores. The buyer's account is a filter that only links set. */
export default function Orders({ loaderData: list }: Route.ComponentProps) {
  const t = useMessages('admin-orders')
  const order = useMessages('order')
  const href = useLocalizedHref()
  const { items, nextCursor, state, filterFields } = list
  const columns = chooseColumns(list.tools, useOrderColumns())
  const { buyerId, cursor } = state.params
  const hrefOf = (changes: Parameters<typeof listPath>[1]) => href(listPath(state, { cursor: undefined, ...changes }))
  const texts = {
    ...useOrderFilterTexts(),
    storeId: { label: t('filter.store') },
    buyerId: { label: t('filter.account') },
  }
  return (
    <ListPage
      title={t('title')}
      info={t('logged')}
      tools={listTools({ list, columns: columns.all, filters: texts, search: t('search') })}
      filters={
        <ListFilters
          state={state}
          fields={filterFields.filter(({ name }) => name !== 'buyerId' || buyerId)}
          texts={texts}
          search={t('search')}
        />
      }
      views={{
        label: t('order'),
        tabs: [
          { key: 'desc', label: t('order.desc'), href: hrefOf({ order: undefined }) },
          { key: 'asc', label: t('order.asc'), href: hrefOf({ order: 'asc' }) },
        ],
        current: state.isDescending ? 'desc' : 'asc',
      }}
      pages={{
        isEmpty: items.length === 0,
        first: cursor ? { href: hrefOf({}), label: t('first') } : null,
        next: nextCursor ? { href: hrefOf({ cursor: nextCursor }), label: t('next') } : null,
      }}
      empty={<p>{order('orders.none')}</p>}
    >
      <DataTable label={t('title')} columns={columns.shown} rows={items} keyOf={({ id }) => id} />
    </ListPage>
  )
}
