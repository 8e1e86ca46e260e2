import { useRouteLoaderData } from 'react-router'
import { accountMeta } from '../lib/account-meta.ts'
import { translator, useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import places from '../shared/PlaceLink.module.css'
import { PlaceLink } from '../shared/PlaceLink.tsx'
import { Note } from '../ui/Note.tsx'
import sheet from '../ui/Sheet.module.css'
import type { Route } from './+types/overview.ts'
import styles from './admin.module.css'
import type { loader as adminLoader } from './admin.tsx'
import { areasOf } from './areas.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, { title: (locale) => translator(locale, 'admin')('title'), path: '/admin' })
}

/** Where an administrator can go, and what waits there. */
export default function Overview() {
  const t = useMessages('admin')
  const href = useHref()
  const { features, needsSecondFactor, waiting } = useRouteLoaderData<typeof adminLoader>('admin/admin')!
  const areas = areasOf(features)
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
        <div className={`${sheet.sheet} ${places.places}`}>
          {areas.map(({ key, path, icon }) => (
            <PlaceLink
              key={key}
              path={path}
              icon={icon}
              label={t(`area.${key}`)}
              about={t(`about.${key}`)}
              count={waiting[key]}
            />
          ))}
        </div>
      )}
    </div>
  )
}
