import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Part } from '../Part.tsx'
import { Time } from '../Time.tsx'
import { StoreLink } from '../StoreLink.tsx'
import { AdminLink } from '../AdminLink.tsx'
import { useMayOpen } from '../use-admin-features.ts'
import { BanTable } from '../bans/BanTable.tsx'
import type { AccountDetails } from './account-details.ts'

type Props = { account: AccountDetails }

export function Stores({ account: { stores } }: Props) {
  const t = useMessages('accounts')
  const roles = useMessages('shell')
  return (
    <Part id="stores" title={t('stores')} isEmpty={stores.length === 0} empty={t('stores.none')}>
      <DataTable
        label={t('stores')}
        rows={stores}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            label: t('column.name'),
            render: (store) => <StoreLink store={store} />,
          },
          { key: 'role', label: t('column.role'), render: ({ role }) => roles(`role.${role}`) },
          { key: 'status', label: t('column.status'), render: ({ status }) => t(`store.${status}`) },
        ]}
      />
    </Part>
  )
}

/** Who may see orders and chats can go on to them. */
export function Orders({ account: { id: buyerId, orders } }: Props) {
  const t = useMessages('accounts')
  const order = useMessages('order')
  const locale = useLocale()
  const href = useLocalizedHref()
  const ofBuyer = `/admin/orders?buyerId=${buyerId}`
  return (
    <Part id="orders" title={t('orders')} isEmpty={orders.length === 0} empty={t('orders.none')}>
      <DataTable
        label={t('orders')}
        rows={orders}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'number',
            label: t('column.number'),
            render: ({ id, number }) => (
              <AdminLink path={`/admin/orders/${id}`} aria-label={order('title', { number })}>
                {number}
              </AdminLink>
            ),
          },
          { key: 'store', label: t('column.store'), isPlain: true, render: ({ storeName }) => storeName },
          { key: 'status', label: t('column.status'), render: ({ status }) => <OrderStatusTag status={status} /> },
          { key: 'total', label: t('column.total'), isFigure: true, render: ({ total }) => formatMoney(total, locale) },
          { key: 'createdAt', label: t('column.date'), render: ({ createdAt }) => <Time at={createdAt} /> },
        ]}
      />
      {useMayOpen()(ofBuyer) && (
        <a className={layout.link} href={href(ofBuyer)}>
          {t('orders.all')}
        </a>
      )}
    </Part>
  )
}

export function Messages({
  account: {
    messages: { count, chats },
  },
}: Props) {
  const t = useMessages('accounts')
  const locale = useLocale()
  return (
    <Part id="messages" title={t('messages')} isEmpty={count === 0} empty={t('messages.none')}>
      <p>{t('messages.count', { count })}</p>
      <DataTable
        label={t('messages')}
        rows={chats}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'store',
            label: t('column.store'),
            render: ({ id, storeName }) => <AdminLink path={`/admin/chats/${id}`}>{storeName}</AdminLink>,
          },
          {
            key: 'count',
            label: t('column.messages'),
            isFigure: true,
            render: (chat) => formatNumber(chat.count, locale),
          },
          { key: 'lastAt', label: t('column.lastMessage'), render: ({ lastAt }) => <Time at={lastAt} /> },
        ]}
      />
    </Part>
  )
}

export function Devices({ account: { sessions } }: Props) {
  const t = useMessages('accounts')
  const profile = useMessages('profile')
  return (
    <Part id="devices" title={t('devices')} isEmpty={sessions.length === 0} empty={t('devices.none')}>
      <DataTable
        label={t('devices')}
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'device',
            label: t('column.device'),
            render: ({ browser, system }) => profile('devices.name', { browser, system }),
          },
          { key: 'network', label: t('column.network'), render: ({ network }) => network },
          { key: 'lastUsedAt', label: t('column.lastUsed'), render: ({ lastUsedAt }) => <Time at={lastUsedAt} /> },
        ]}
      />
    </Part>
  )
}

export function Bans({ account: { bans } }: Props) {
  const t = useMessages('accounts')
  return (
    <Part id="bans" title={t('bans')} isEmpty={bans.length === 0} empty={t('bans.none')}>
      <BanTable label={t('bans')} bans={bans} />
    </Part>
  )
}
