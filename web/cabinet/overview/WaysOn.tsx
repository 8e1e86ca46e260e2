import { formatBadge } from '../../lib/format.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import type { RootData } from '../../root.tsx'
import { Icon } from '../../ui/Icon.tsx'
import sheet from '../../ui/Sheet.module.css'
import { Count } from '../../ui/Tag.tsx'
import { usePlaces } from '../places.ts'
import { StoreSwitcher } from '../StoreSwitcher.tsx'
import styles from './overview.module.css'

/** On phones this list is what the rail is on wide screens. */
export function WaysOn({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('profile')
  const href = useHref()
  return (
    <nav className={`${sheet.sheet} ${styles.ways}`} aria-label={t('ways')}>
      {account.stores.length > 0 && <StoreSwitcher account={account} />}
      {usePlaces(account).slice(1).map(({ key, path, icon, count }) => (
        <a key={key} href={href(path)}>
          <Icon name={icon} size="l" />
          <span>
            <b>{t(key)}</b>
            <small>{t(`ways.${key as Exclude<typeof key, 'overview'>}`)}</small>
          </span>
          {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
          <Icon name="caret-right" />
        </a>
      ))}
    </nav>
  )
}
