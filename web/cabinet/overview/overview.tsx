import { getAccountContext } from '#modules/accounts/contract.ts'
import { listFactors } from '#modules/mfa/contract.ts'
import { listOrders } from '#modules/orders/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { OrderTable } from '../orders/OrderTable.tsx'
import type { Route } from './+types/overview.ts'
import { Identity } from './Identity.tsx'
import { ActionItems } from './ActionItems.tsx'
import styles from './overview.module.css'

const recentOrderCount = 5

export async function loader({ context }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const recent = (side: 'buyer' | 'seller') =>
      api(listOrders, { side, pageSize: recentOrderCount }).then(({ items }) => items)
    const [account, factors, bought] = await Promise.all([
      api(getAccountContext, {}),
      api(listFactors, {}),
      recent('buyer'),
    ])
    const sold = account.stores.length > 0 ? await recent('seller') : []
    return { account, hasSecondStep: factors.totpSince !== null || factors.passkeys.length > 0, bought, sold }
  })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'profile')('overview.title'),
    path: '/profile',
  })
}

export default function Overview({ loaderData: { account, hasSecondStep, bought, sold } }: Route.ComponentProps) {
  const t = useMessages('profile')
  const order = useMessages('order')
  const href = useLocalizedHref()
  const lists = [
    { side: 'seller', orders: sold, title: order('orders.seller'), href: href('/profile/orders?side=seller') },
    { side: 'buyer', orders: bought, title: order('orders.buyer'), href: href('/profile/orders') },
  ] as const
  const nonEmpty = lists.filter(({ orders }) => orders.length > 0)
  return (
    <div className={styles.page}>
      <Identity account={account} />
      <ActionItems account={account} hasSecondStep={hasSecondStep} />
      {nonEmpty.map(({ side, orders, title, href: all }) => (
        <section key={side} aria-label={title}>
          <SectionHeading title={title} link={{ href: all, label: t('orders.all') }} />
          <OrderTable side={side} orders={orders} />
        </section>
      ))}
      {nonEmpty.length === 0 && (
        <section aria-label={order('orders')}>
          <SectionHeading title={order('orders')} />
          <div className={styles.empty}>
            <p>{order('orders.empty.buyer')}</p>
            <ButtonLink href={href('/catalog/all')}>{order('orders.catalogue')}</ButtonLink>
          </div>
        </section>
      )}
    </div>
  )
}
