import { useLocation } from 'react-router'
import type { AdminFeature } from '#platform/contract.ts'
import { useMessages } from '../lib/messages.ts'
import { RailLink, RailNav } from '../shared/RailLayout.tsx'
import { areaAt, areasOf, groups, type Waiting } from './areas.ts'
import styles from './Rail.module.css'

/** The areas that the account may enter, by what they are about. */
export function Rail({ features, waiting }: { features: readonly AdminFeature[]; waiting: Waiting }) {
  const t = useMessages('admin')
  const current = areaAt(useLocation().pathname)
  const areas = areasOf(features)
  if (areas.length === 0) return <div />
  return (
    <RailNav label={t('rail')} className={styles.rail}>
      {groups.flatMap((group) => {
        const own = areas.filter((area) => area.group === group)
        if (own.length === 0) return []
        return [
          <p key={group}>{t(`group.${group}`)}</p>,
          ...own.map(({ key, path, icon }) => (
            <RailLink
              key={key}
              place={{ path, icon, label: t(`area.${key}`), count: waiting[key] }}
              isCurrent={key === current}
            />
          )),
        ]
      })}
    </RailNav>
  )
}
