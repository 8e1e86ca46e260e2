import { useLocation } from 'react-router'
import type { AdminFeature } from '#platform/contract.ts'
import shared from '../cabinet/Rail.module.css'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import { Count } from '../ui/Tag.tsx'
import { areaAt, areasOf, groups, type Waiting } from './areas.ts'
import styles from './Rail.module.css'

/** The areas that the account may enter, by what they are about. */
export function Rail({ features, waiting }: { features: readonly AdminFeature[]; waiting: Waiting }) {
  const t = useMessages('admin')
  const href = useHref()
  const current = areaAt(useLocation().pathname)
  const areas = areasOf(features)
  if (areas.length === 0) return <div />
  return (
    <nav className={`${shared.rail} ${styles.rail}`} aria-label={t('rail')}>
      {groups.flatMap((group) => {
        const own = areas.filter((area) => area.group === group)
        if (own.length === 0) return []
        return [
          <p key={group}>{t(`group.${group}`)}</p>,
          ...own.map(({ key, path, icon }) => (
            <a key={key} href={href(path)} aria-current={key === current ? 'page' : undefined} title={t(`area.${key}`)}>
              <Icon name={icon} isFilled={key === current} />
              <span>{t(`area.${key}`)}</span>
              {Boolean(waiting[key]) && <Count>{formatBadge(waiting[key]!, badgeLimit)}</Count>}
            </a>
          )),
        ]
      })}
    </nav>
  )
}
