import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { WorkFrame } from '../frame/WorkFrame.tsx'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import type { loader as adminLoader } from './admin-data.ts'
import styles from './admin.module.css'
import { allowedAreas, areaOfPath, groups } from './areas.ts'

/** Without the loader's data, for persons who are no administrators, there is no rail. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const t = useMessages('admin')
  const href = useLocalizedHref()
  const current = areaOfPath(useLocation().pathname)
  const data = useRouteLoaderData<typeof adminLoader>('admin/admin') ?? null
  const areas = allowedAreas(data?.features ?? [])
  const allowedGroups = groups.filter((group) => areas.some((area) => area.group === group))
  return (
    <WorkFrame
      subject={
        data && (
          <a className={styles.subject} href={href('/admin')}>
            {t('title')}
          </a>
        )
      }
      rail={
        data && {
          label: t('rail'),
          groups: allowedGroups.map((group) => ({
            key: group,
            label: t(`group.${group}`),
            items: areas
              .filter((area) => area.group === group)
              .map(({ key, path, icon }) => ({
                path,
                icon,
                label: t(`area.${key}`),
                count: data.waiting[key],
                isCurrent: key === current,
              })),
          })),
        }
      }
      isCompact
    >
      {children}
    </WorkFrame>
  )
}
