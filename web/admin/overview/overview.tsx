import { useRouteLoaderData } from 'react-router'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import type { Route } from './+types/overview.ts'
import styles from '../admin.module.css'
import type { loader as adminLoader } from '../admin-data.ts'
import areaStyles from '../AreaLink.module.css'
import { AreaLink } from '../AreaLink.tsx'
import { allowedAreas } from '../areas.ts'
import { HealthSheet } from './HealthSheet.tsx'
import { TodaySheet } from './TodaySheet.tsx'
import { WaitingList } from './WaitingList.tsx'

export { loader } from './overview-data.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, { title: (locale) => translator(locale, 'admin')('title'), path: '/admin' })
}

/** Where the day of an administrator begins: what waits, today, the health of the system, and all areas. */
export default function Overview({ loaderData: overview }: Route.ComponentProps) {
  const t = useMessages('admin')
  const href = useLocalizedHref()
  const { features, needsSecondFactor, waiting } = useRouteLoaderData<typeof adminLoader>('admin/admin')!
  const areas = allowedAreas(features)
  return (
    <div className={`${styles.page} ${styles.overview}`}>
      <h1>{t('title')}</h1>
      {needsSecondFactor && (
        <Note tone="warn" action={<a href={href('/profile/settings#second-step')}>{t('secondFactor.add')}</a>}>
          {t('secondFactor')}
        </Note>
      )}
      {!needsSecondFactor && areas.length === 0 && <p>{t('none')}</p>}
      {overview && areas.length > 0 && <WaitingList waiting={overview.waiting} />}
      {overview?.today && <TodaySheet today={overview.today} />}
      {overview?.health && <HealthSheet health={overview.health} />}
      {areas.length > 0 && (
        <section aria-labelledby="areas">
          <SectionHeading id="areas" title={t('areas')} />
          <div className={`${sheet.sheet} ${areaStyles.areas}`}>
            {areas.map(({ key, path, icon }) => (
              <AreaLink
                key={key}
                path={path}
                icon={icon}
                label={t(`area.${key}`)}
                description={t(`about.${key}`)}
                count={waiting[key]}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
