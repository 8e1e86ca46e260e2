import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Note } from '../../ui/Note.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { activeStore } from '../nav-items.ts'
import { OrderTable } from '../orders/OrderTable.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/overview.ts'
import { ActionItems } from './ActionItems.tsx'
import { Identity } from './Identity.tsx'
import { Setup } from './Setup.tsx'
import { StoreHead } from './StoreHead.tsx'
import styles from './overview.module.css'

export { loader } from './overview-data.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'profile')('overview.title'),
    path: '/profile',
  })
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { account, store, orders } = loaderData
  const t = useMessages('profile')
  const order = useMessages('order')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const side = store ? 'seller' : 'buyer'
  const own = activeStore(account)
  // Before the first product there are no orders to see.
  const isNew = store?.setup.some(({ step, isDone }) => step === 'product' && !isDone)
  const title = order(store ? 'orders.seller' : 'orders.buyer')
  return (
    <div className={`${layout.stack} ${styles.page}`} data-gap="l">
      {own && (
        <Tabs
          label={t('home.sides')}
          tabs={[
            { key: 'seller', label: own.name, href: href('/profile') },
            { key: 'buyer', label: order('orders.buyer'), href: href('/profile?side=buyer') },
          ]}
          current={side}
        />
      )}
      {store ? (
        <StoreHead store={store} canAdd={own?.can.includes('products') ?? false} />
      ) : (
        <Identity account={account} />
      )}
      {store?.isClosed && <Note tone="info">{shell('store.closed.note')}</Note>}
      {store?.suspensionReason && <Note tone="warn">{t('home.suspended', { reason: store.suspensionReason })}</Note>}
      <ActionItems {...loaderData} />
      {store && isNew && <Setup steps={store.setup} />}
      <section aria-label={title}>
        <SectionHeading
          title={title}
          link={{ href: href(store?.ordersPath ?? '/profile/orders?side=buyer'), label: t('orders.all') }}
        />
        {orders.length > 0 ? (
          <OrderTable side={side} orders={orders} />
        ) : (
          <div className={styles.empty}>
            <p>{order(`orders.empty.${side}`)}</p>
            {!store && <ButtonLink href={href('/catalog/all')}>{order('orders.catalogue')}</ButtonLink>}
          </div>
        )}
      </section>
      {store && !isNew && <Setup steps={store.setup} />}
    </div>
  )
}
