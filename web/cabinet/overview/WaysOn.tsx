import { useMessages } from '../../lib/messages.ts'
import type { RootData } from '../../root.tsx'
import places from '../../shared/PlaceLink.module.css'
import { PlaceLink } from '../../shared/PlaceLink.tsx'
import sheet from '../../ui/Sheet.module.css'
import { usePlaces } from '../places.ts'
import { StoreSwitcher } from '../StoreSwitcher.tsx'
import styles from './overview.module.css'

/** On phones this list is what the rail is on wide screens. */
export function WaysOn({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('profile')
  return (
    <nav className={`${sheet.sheet} ${places.places} ${styles.ways}`} aria-label={t('ways')}>
      {account.stores.length > 0 && <StoreSwitcher account={account} />}
      {usePlaces(account)
        .slice(1)
        .map(({ key, ...place }) => (
          <PlaceLink key={key} {...place} label={t(key)} about={t(`ways.${key as Exclude<typeof key, 'overview'>}`)} />
        ))}
    </nav>
  )
}
