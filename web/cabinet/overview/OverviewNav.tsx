import { useMessages } from '../../lib/messages.ts'
import type { RootData } from '../../root.tsx'
import navStyles from '../../shared/NavItemLink.module.css'
import { NavItemLink } from '../../shared/NavItemLink.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import { useNavItems } from '../nav-items.ts'
import { StoreSwitcher } from '../StoreSwitcher.tsx'
import styles from './overview.module.css'

/** Replaces the navigation rail on phones. */
export function OverviewNav({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('profile')
  return (
    <nav className={`${sheet.sheet} ${navStyles.places} ${styles.ways}`} aria-label={t('ways')}>
      {account.stores.length > 0 && <StoreSwitcher account={account} />}
      {useNavItems(account)
        .slice(1)
        .map(({ key, ...item }) => (
          <NavItemLink
            key={key}
            {...item}
            label={t(key)}
            description={t(`ways.${key as Exclude<typeof key, 'overview'>}`)}
          />
        ))}
    </nav>
  )
}
