import { useRouteLoaderData } from 'react-router'
import overview from '../cabinet/overview/overview.module.css'
import { accountMeta } from '../lib/account-meta.ts'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { translator, useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import { Note } from '../ui/Note.tsx'
import sheet from '../ui/Sheet.module.css'
import { Count } from '../ui/Tag.tsx'
import type { Route } from './+types/overview.ts'
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
    <div className={overview.page}>
      <h1>{t('title')}</h1>
      {needsSecondFactor && (
        <Note tone="warn" action={<a className={overview.way} href={href('/profile/settings#second-step')}>{t('secondFactor.add')}</a>}>
          {t('secondFactor')}
        </Note>
      )}
      {!needsSecondFactor && areas.length === 0 && <p>{t('none')}</p>}
      {areas.length > 0 && (
        <div className={`${sheet.sheet} ${overview.ways}`}>
          {areas.map(({ key, path, icon }) => (
            <a key={key} href={href(path)}>
              <Icon name={icon} size="l" />
              <span>
                <b>{t(`area.${key}`)}</b>
                <small>{t(`about.${key}`)}</small>
              </span>
              {Boolean(waiting[key]) && <Count>{formatBadge(waiting[key]!, badgeLimit)}</Count>}
              <Icon name="caret-right" />
            </a>
          ))}
        </div>
      )}
    </div>
  )
}
