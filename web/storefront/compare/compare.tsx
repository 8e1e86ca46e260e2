import { comparePath } from '../../compare/selection.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tabs } from '../../ui/Tabs.tsx'
import type { Route } from './+types/compare.ts'
import styles from './compare.module.css'
import type { Comparison } from './compare-data.ts'
import { CompareTable } from './CompareTable.tsx'

export { loader } from './compare-data.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  return pageMeta({ title: translator(page.locale, 'compare')('title'), page, path: '/compare', noindex: true })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const t = useMessages('compare')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const place = usePage().location ?? 'all'
  const { category, items, others, goneCount, most, hasDifferencesOnly } = loaderData
  const rows = loaderData.rows.filter(({ values }) => !hasDifferencesOnly || new Set(values).size > 1)
  const ids = items.map(({ id }) => id)
  const catalogue = href(`/catalog/${place}${category ? `/${category.path}` : ''}`)
  return (
    <main className={layout.wrap}>
      <Breadcrumbs
        items={[
          { label: shell('bar.main'), href: href('/') },
          ...(category ? [{ label: category.name, href: catalogue }] : []),
          { label: t('title') },
        ]}
      />
      <div className={layout.title}>
        <h1>{t('title')}</h1>
        {category && <p>{t('lead', { count: items.length, category: category.name })}</p>}
      </div>
      {goneCount > 0 && <p className={styles.others}>{t('gone', { count: goneCount })}</p>}
      {items.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('empty', { most })}</p>
          <ButtonLink href={catalogue} variant="solid">
            {t('catalogue')}
          </ButtonLink>
        </div>
      ) : (
        <>
          <div className={styles.tools}>
            {items.length > 1 && (
              <Tabs
                label={t('table')}
                tabs={[
                  { key: 'all', label: t('all'), href: href(comparePath(ids)) },
                  { key: 'differences', label: t('differences'), href: href(comparePath(ids, true)) },
                ]}
                current={hasDifferencesOnly ? 'differences' : 'all'}
              />
            )}
            {items.length < most && (
              <a className={styles.add} href={catalogue}>
                {t('add')}
              </a>
            )}
          </div>
          {others.length > 0 && <Others others={others} />}
          {hasDifferencesOnly && rows.length === 0 && <p className={styles.others}>{t('differences.none')}</p>}
          <CompareTable items={items} rows={rows} hasDifferencesOnly={hasDifferencesOnly} />
        </>
      )}
    </main>
  )
}

function Others({ others }: Pick<Comparison, 'others'>) {
  const t = useMessages('compare')
  const href = useLocalizedHref()
  return (
    <div className={styles.others}>
      <p>{t('others')}</p>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <a href={href(comparePath(others.map(({ id }) => id)))}>{t('others.compare')}</a>
    </div>
  )
}
