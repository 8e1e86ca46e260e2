import { useLocation } from 'react-router'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import type { RootData } from '../root.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Count } from '../ui/Tag.tsx'
import { usePlaces } from './places.ts'
import styles from './Rail.module.css'
import { StoreSwitcher } from './StoreSwitcher.tsx'

export function Rail({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('profile')
  const href = useHref()
  const { pathname } = useLocation()
  const places = usePlaces(account)
  return (
    <nav className={styles.rail} aria-label={t('rail')}>
      {account.stores.length > 0 && <StoreSwitcher account={account} />}
      {places.map(({ key, path, icon, count }) => (
        <a key={key} href={href(path)} aria-current={isAt(pathname, path) ? 'page' : undefined} title={t(key)}>
          <Icon name={icon} isFilled={isAt(pathname, path)} />
          <span>{t(key)}</span>
          {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
        </a>
      ))}
    </nav>
  )
}

/** A page below one is that one too; all are below the overview. */
const isAt = (pathname: string, path: string) => pathname === path || (path !== '/profile' && pathname.startsWith(`${path}/`))
