import { useLocation } from 'react-router'
import type { AdminFeature } from '#platform/contract.ts'
import { useMessages } from '../lib/messages.ts'
import { RailLink, RailNav } from '../shared/RailLayout.tsx'
import { areaOfPath, allowedAreas, groups, type PendingCounts } from './areas.ts'
import styles from './Rail.module.css'

/** The allowed areas by group. */
export function Rail({ features, waiting }: { features: readonly AdminFeature[]; waiting: PendingCounts }) {
  const t = useMessages('admin')
  const current = areaOfPath(useLocation().pathname)
  const areas = allowedAreas(features)
  if (areas.length === 0) return <div />
  return (
    <RailNav label={t('rail')} className={styles.rail}>
      {groups.flatMap((group) => {
        const groupAreas = areas.filter((area) => area.group === group)
        if (groupAreas.length === 0) return []
        return [
          <p key={group}>{t(`group.${group}`)}</p>,
          ...groupAreas.map(({ key, path, icon }) => (
            <RailLink
              key={key}
              item={{ path, icon, label: t(`area.${key}`), count: waiting[key] }}
              isCurrent={key === current}
            />
          )),
        ]
      })}
    </RailNav>
  )
}
