import { formatBadge } from '../../lib/format.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import type { RootData } from '../../root.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Count } from '../../ui/Tag.tsx'
import { places } from '../places.ts'
import { StoreSwitcher } from '../StoreSwitcher.tsx'
import styles from './overview.module.css'

/** On phones this list is what the rail is on wide screens. */
export function WaysOn({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('profile')
  const href = useHref()
  return (
    <nav className={styles.ways} aria-label={t('ways')}>
      {account.stores.length > 0 && <StoreSwitcher account={account} />}
      {places.slice(1).map(({ key, path, icon }) => (
        <a key={key} href={href(path)}>
          <Icon name={icon} size="l" />
          <span>
            <b>{t(key as 'orders')}</b>
            <small>{t(`ways.${key as 'orders'}`)}</small>
          </span>
          {key === 'orders' && account.unviewedOrders > 0 && <Count>{formatBadge(account.unviewedOrders, badgeLimit)}</Count>}
          <Icon name="caret-right" />
        </a>
      ))}
    </nav>
  )
}
