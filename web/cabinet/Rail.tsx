import { useLocation } from 'react-router'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import type { RootData } from '../root.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Count } from '../ui/Tag.tsx'
import { placesOf } from './places.ts'
import styles from './Rail.module.css'
import { StoreSwitcher } from './StoreSwitcher.tsx'

export function Rail({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('profile')
  const href = useHref()
  const { pathname } = useLocation()
  return (
    <nav className={styles.rail} aria-label={t('rail')}>
      {account.stores.length > 0 && <StoreSwitcher account={account} />}
      {placesOf(account).map(({ key, path, icon, count }) => {
        const isHere = pathname === path || (path !== '/profile' && pathname.startsWith(`${path}/`))
        return (
          <a key={key} href={href(path)} aria-current={isHere ? 'page' : undefined} title={t(key)}>
            <Icon name={icon} isFilled={isHere} />
            <span>{t(key)}</span>
            {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
          </a>
        )
      })}
    </nav>
  )
}
