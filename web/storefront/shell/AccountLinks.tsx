import type { RootData } from '../../root.tsx'
import { formatBadge } from '../../lib/format.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Count } from '../../ui/Tag.tsx'
import styles from './AccountLinks.module.css'

export function AccountLinks({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('shell')
  const href = useHref()
  return (
    <div className={styles.links}>
      <p>
        <b>{account.name}</b>
        {account.email && <span>{account.email}</span>}
      </p>
      <a href={href('/profile/orders')}>
        <Icon name="package" />
        {t('orders')}
        {account.unviewedOrders > 0 && <Count>{formatBadge(account.unviewedOrders, badgeLimit)}</Count>}
      </a>
      <a href={href('/profile')}>
        <Icon name="user" />
        {t('profile')}
      </a>
      <form method="post" action={href('/logout')}>
        <button type="submit">
          <Icon name="sign-out" />
          {t('logout')}
        </button>
      </form>
    </div>
  )
}
