import type { RootData } from '../../root-data.ts'
import { useCartQuantities } from '../../lib/client/cart.ts'
import { formatBadge } from '../../lib/format.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Unread, useUnread } from '../../lib/client/unread.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Count } from '../../ui/Tag.tsx'
import { type Account, AccountLinks, initialsOf } from './AccountLinks.tsx'
import styles from './Actions.module.css'
import { Bell } from './notifications/Bell.tsx'

export function Actions({ data: { account, unreadNotifications, unread } }: { data: RootData }) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  return (
    <nav className={styles.actions} aria-label={t('actions')}>
      <a href={href('/profile/orders')} className={styles.wide}>
        <Icon name="package" size="l" />
        <span>{t('orders')}</span>
        {account && account.unviewedOrders > 0 && <Count>{formatBadge(account.unviewedOrders, badgeLimit)}</Count>}
      </a>
      {account ? (
        <>
          <MessagesLink initial={unread} />
          <Bell unread={unreadNotifications} label={t('notifications')} />
          <AccountMenu account={account} />
        </>
      ) : (
        <>
          <a href={href('/login')} className={styles.notPhone}>
            <Icon name="sign-in" size="l" />
            <span>{t('login')}</span>
          </a>
          <a href={href('/registration')} className={styles.wide}>
            <Icon name="user-plus" size="l" />
            <span>{t('registration')}</span>
          </a>
        </>
      )}
      <CartLink />
    </nav>
  )
}

function MessagesLink({ initial }: { initial: Unread }) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { buyer, store } = useUnread(initial)
  const count = buyer + store
  return (
    <a href={href('/profile/messages')} className={styles.wide}>
      <Icon name="chat-text" size="l" />
      <span>{t('messages')}</span>
      {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
      {count > 0 && <span className={layout.hidden}> {t('messages.unread', { count })}</span>}
    </a>
  )
}

/** Counts lines. Looks disabled while the cart is empty, but remains a link. */
function CartLink() {
  const t = useMessages('shell')
  const count = Object.keys(useCartQuantities()).length
  const href = useLocalizedHref()
  return (
    <a
      href={href('/cart')}
      data-empty={count < 1 || undefined}
      aria-label={count < 1 ? t('cart.empty') : t('cart.label', { count })}
    >
      <Icon name="cart" size="l" />
      <span>{t('cart')}</span>{' '}
      {count > 0 && (
        <span aria-hidden="true">
          <Count>{formatBadge(count, badgeLimit)}</Count>
        </span>
      )}
    </a>
  )
}

function AccountMenu({ account }: { account: Account }) {
  const t = useMessages('shell')
  return (
    <details data-menu="" className={`${styles.account} ${styles.notPhone}`}>
      <summary title={account.name}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(account.name)}
        </span>
        <span>{t('cabinet')}</span>
      </summary>
      <div className={styles.popover}>
        <AccountLinks account={account} />
      </div>
    </details>
  )
}
