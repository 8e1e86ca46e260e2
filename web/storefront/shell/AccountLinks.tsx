import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { RootData } from '../../root-data.ts'
import { forgetPrivateData } from '../../lib/client/private-storage.ts'
import { formatBadge } from '../../lib/format.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Count } from '../../ui/Tag.tsx'
import styles from './AccountLinks.module.css'

export type Account = NonNullable<RootData['account']>

/** `children` stand before the button that signs out. */
export function AccountLinks({ account, children }: { account: Account; children?: ReactNode }) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  return (
    <div className={styles.links}>
      <p>
        <b>{account.name}</b>
        <span>{account.address}</span>
      </p>
      {account.stores.length > 1 && <StoreSwitch account={account} />}
      <a href={href('/profile')}>
        <Icon name="user" />
        {t('profile')}
      </a>
      <a href={href('/profile/orders')}>
        <Icon name="package" />
        {t('orders')}
        {account.unviewedOrders > 0 && <Count>{formatBadge(account.unviewedOrders, badgeLimit)}</Count>}
      </a>
      <a href={href('/profile/procurement')}>
        <Icon name="file-text" />
        {t('procurement')}
      </a>
      <a href={href('/profile/notifications')}>
        <Icon name="bell" />
        {t('notifications')}
      </a>
      <a href={href('/profile/settings')}>
        <Icon name="gear" />
        {t('settings')}
      </a>
      {account.features.length > 0 && (
        <a href={href('/admin')}>
          <Icon name="key" />
          {t('administration')}
        </a>
      )}
      {children}
      <form method="post" action={href('/logout')} onSubmit={forgetPrivateData}>
        <button type="submit">
          <Icon name="sign-out" />
          {t('logout')}
        </button>
      </form>
    </div>
  )
}

/** Switches the active store of the account and returns to this page. */
export function StoreSwitch({ account: { stores, activeStoreId } }: { account: Account }) {
  const t = useMessages('shell')
  const { pathname, search } = useLocation()
  return (
    <form
      className={styles.stores}
      method="post"
      action={useLocalizedHref()('/profile/store')}
      aria-label={t('store.choice')}
    >
      <input type="hidden" name="next" value={pathname + search} />
      {stores.map(({ id, name, role, isClosed }) => (
        <button key={id} type="submit" name="storeId" value={id} aria-current={id === activeStoreId || undefined}>
          <span>
            {name}
            <small>{isClosed ? t('store.closed') : t(`role.${role}`)}</small>
          </span>
          {id === activeStoreId && <Icon name="check" />}
        </button>
      ))}
    </form>
  )
}

export const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
