import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { AskForm } from '../../ask/AskForm.tsx'
import { AskToggle } from '../../ask/AskToggle.tsx'
import { useSoftNavigation } from '../../navigation/soft-navigation.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type StoreListItem, StoreTable } from '../../shared/StoreTable.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Pagination } from '../../ui/Pagination.tsx'
import { breadcrumbList } from '../catalog/structured-data.ts'
import type { Route } from './+types/stores.ts'
import { countFilters, encodeDirectory, withoutFilters } from './directory-params.ts'
import { DirectoryFilters } from './DirectoryFilters.tsx'
import { DirectoryToolbar } from './DirectoryToolbar.tsx'
import { StoreCards } from './StoreCards.tsx'
import type { DirectoryData } from './stores-data.ts'
import styles from './stores.module.css'

export { loader } from './stores-data.ts'

export const handle: PageHandle = { keepsStateOn: 'search' }

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!data || !page) return []
  const t = translator(page.locale, 'store')
  const { params, path, alternates, found } = data
  const title = titleOf(t, data)
  return pageMeta({
    title: params.page > 1 ? t('directory.paged', { title, page: params.page }) : title,
    description: t('directory.description', { title, count: found.total, verified: found.verifiedCount }),
    page,
    path: params.page > 1 ? `${path}?page=${params.page}` : path,
    alternates,
    noindex: countFilters(params) > 0 || found.total === 0,
    jsonLd: [breadcrumbList(page, crumbsOf(data, t('directory')))],
  })
}

function titleOf(
  t: ReturnType<typeof translator<'store'>>,
  { place, category }: Pick<DirectoryData, 'place' | 'category'>,
) {
  if (category && place.name) return t('directory.categoryIn', { category: category.name, place: place.name })
  if (category) return t('directory.category', { category: category.name })
  return place.name ? t('directory.in', { place: place.name }) : t('directory')
}

function crumbsOf({ place, category }: Pick<DirectoryData, 'place' | 'category'>, all: string) {
  const base = `/stores/${place.alias}`
  return [
    { label: all, href: '/stores/all' },
    ...(place.name ? [{ label: place.name, href: base }] : []),
    ...(category?.nodes ?? []).map(({ name, path }) => ({ label: name, href: `${base}/${path}` })),
  ]
}

export default function Stores({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('store')
  const href = useLocalizedHref()
  const follow = useSoftNavigation()
  const { params, found, place } = data
  const crumbs = crumbsOf(data, t('directory'))
  const last = crumbs.length - 1
  const isFiltered = countFilters(params) > 0
  const query = encodeDirectory({ ...params, page: 1 })
  return (
    <main className={layout.wrap} onClick={follow}>
      {last > 0 && (
        <Breadcrumbs
          items={crumbs.map((crumb, index) =>
            index === last ? { label: crumb.label } : { ...crumb, href: href(crumb.href) },
          )}
        />
      )}
      <div className={layout.title}>
        <h1>{titleOf(t, data)}</h1>
        <p>{t('directory.summary', { count: found.total, verified: found.verifiedCount })}</p>
      </div>
      <div className={`${layout.columns} ${styles.columns}`}>
        <DirectoryFilters data={data} />
        <section aria-label={t('directory.list')}>
          <DirectoryToolbar params={params} total={found.total} />
          {params.view === 'table' && found.total > 0 && (
            <StoreTable stores={found.items} renderMark={renderAskToggle} />
          )}
          {params.view === 'cards' && found.total > 0 && (
            <StoreCards stores={found.items} renderMark={renderAskToggle} />
          )}
          {found.total > 0 && (
            <Pagination
              page={found.page}
              total={found.total}
              pageSize={found.pageSize}
              hrefOf={(page) => encodeDirectory({ ...params, page }) || '?'}
            />
          )}
          {found.total === 0 && (
            <div className={layout.empty}>
              <p>{t(isFiltered ? 'directory.nothing' : 'directory.empty')}</p>
              {isFiltered && (
                <ButtonLink href={encodeDirectory(withoutFilters(params)) || '?'}>{t('directory.clear')}</ButtonLink>
              )}
              {(place.name || !isFiltered) && (
                <ButtonLink href={href('/stores/all') + query}>{t('directory.all')}</ButtonLink>
              )}
            </div>
          )}
          {found.total > 0 && <AskForm />}
        </section>
      </div>
    </main>
  )
}

const renderAskToggle = ({ id, name }: StoreListItem) => <AskToggle storeId={id} name={name} />
