import type { ReactNode } from 'react'
import type { RootData } from '../root-data.ts'
import { useCartQuantities } from '../lib/client/cart.ts'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref, usePage } from '../lib/page.ts'
import { brandNames } from '../lib/meta.ts'
import { Logo } from '../storefront/shell/Logo.tsx'
import { Bell } from '../storefront/shell/notifications/Bell.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Count } from '../ui/Tag.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import styles from './WorkHeader.module.css'

type Props = { data: Pick<RootData, 'account' | 'unreadNotifications'>; hasRail: boolean; children: ReactNode }

export function WorkHeader({ data: { account, unreadNotifications }, hasRail, children }: Props) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { variant } = usePage()
  return (
    <header className={styles.header}>
      {hasRail && (
        <button type="button" className={styles.menu} popoverTarget="rail" aria-label={t('menu')}>
          <Icon name="list" size="l" />
        </button>
      )}
      <a className={styles.logo} href={href('/')} aria-label={brandNames[variant]}>
        <Logo />
        <img src={`/mark-${variant}.svg`} width={28} height={28} alt="" />
      </a>
      <div className={styles.subject}>{children}</div>
      <nav className={styles.actions} aria-label={t('actions')}>
        <a className={styles.catalogue} href={href('/catalog/all')}>
          <Icon name="storefront" />
          {t('catalogue')}
        </a>
        <CartLink />
        {account && <Bell unread={unreadNotifications} className={styles.counted} />}
        {account && <PersonMenu account={account} />}
      </nav>
    </header>
  )
}

/** The way back to the cart for somebody who has begun to fill it. */
function CartLink() {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const count = Object.keys(useCartQuantities()).length
  if (count === 0) return null
  return (
    <a className={styles.counted} href={href('/cart')} title={t('cart')} aria-label={t('cart.label', { count })}>
      <Icon name="cart" size="l" />
      <Count>{formatBadge(count, badgeLimit)}</Count>
    </a>
  )
}
