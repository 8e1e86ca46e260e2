import { getAccountContext } from '#modules/accounts/contract.ts'
import { listOrders } from '#modules/orders/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Route } from './+types/orders.ts'
import { OrderTable } from './OrderTable.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const { stores, unviewedOrders } = await api(getAccountContext, {})
    const isSeller = stores.length > 0
    const side = isSeller && url.searchParams.get('side') === 'seller' ? ('seller' as const) : ('buyer' as const)
    const orders = await api(listOrders, { side, page: url.searchParams.get('page') ?? 1 })
    if (orders.items.length === 0 && orders.page > 1) throw new Response(null, { status: 404 })
    return { side, isSeller, unviewedOrders, orders }
  })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'order')('orders'),
    path: '/profile/orders',
  })
}

export default function Orders({ loaderData: { side, isSeller, unviewedOrders, orders } }: Route.ComponentProps) {
  const t = useMessages('order')
  const href = useLocalizedHref()
  const hrefOf = (of: 'buyer' | 'seller', page = 1) => {
    const query = [of === 'seller' && 'side=seller', page > 1 && `page=${page}`].filter(Boolean).join('&')
    return href(`/profile/orders${query && `?${query}`}`)
  }
  const views = {
    label: t('orders.sides'),
    tabs: [
      { key: 'buyer', label: t('orders.buyer'), href: hrefOf('buyer') },
      {
        key: 'seller',
        label: t('orders.seller'),
        href: hrefOf('seller'),
        count: unviewedOrders,
        countLabel: t('orders.unviewed', { count: unviewedOrders }),
      },
    ],
    current: side,
  }
  return (
    <ListPage
      title={t('orders')}
      views={isSeller ? views : undefined}
      pages={{ ...orders, hrefOf: (page) => hrefOf(side, page) }}
      empty={
        <>
          <p>{t(`orders.empty.${side}`)}</p>
          {side === 'buyer' && (
            <ButtonLink href={href('/catalog/all')} variant="solid">
              {t('orders.catalogue')}
            </ButtonLink>
          )}
        </>
      }
    >
      <OrderTable side={side} orders={orders.items} />
    </ListPage>
  )
}
