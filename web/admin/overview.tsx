import { useRouteLoaderData } from 'react-router'
import { accountMeta } from '../lib/account-meta.ts'
import { translator, useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Note } from '../ui/Note.tsx'
import sheet from '../ui/styles/Sheet.module.css'
import type { Route } from './+types/overview.ts'
import styles from './admin.module.css'
import type { loader as adminLoader } from './admin-data.ts'
import areaStyles from './AreaLink.module.css'
import { AreaLink } from './AreaLink.tsx'
import { allowedAreas } from './areas.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, { title: (locale) => translator(locale, 'admin')('title'), path: '/admin' })
}

/** The allowed areas with their pending counts. */
export default function Overview() {
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
      {areas.length > 0 && (
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
      )}
    </div>
  )
}
