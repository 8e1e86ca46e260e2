import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { getLocation } from '#modules/geo/contract.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { encodeListParams, firstPage } from '../../lib/search-params.ts'
import { Chip } from '../../ui/Chip.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/search.ts'
import { loadAlternatives } from './alternatives.ts'
import styles from './catalog.module.css'
import { countParams, summaryOf } from './counts.ts'
import { Listing } from './Listing.tsx'
import { searchPages, buildList, readListParams } from './listing.ts'
import { NoResults } from './NoResults.tsx'
import { QueryInterpretation } from './QueryInterpretation.tsx'

const maxCategories = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = readListParams(request, '/search')
  const page = pageOf(context)
  const scope = { location: params.location ?? page.location ?? 'all' }
  return loaderCall(context, async (api) => {
    const [place, found] = await Promise.all([
      scope.location === 'all' ? null : api(getLocation, { alias: scope.location }),
      searchPages(api, params, scope),
    ])
    const isEmpty = found.total === 0 && Object.keys(params.filters).length === 0
    return {
      place: place && { alias: place.alias, name: place.name },
      categories: found.categories
        .slice(0, maxCategories)
        .map(({ name, path, productCount }) => ({ name, path, productCount })),
      interpretation: { corrected: found.corrected, leftOut: found.leftOut },
      list: buildList({ found, params, scope, locale: page.locale }),
      alternatives: isEmpty ? await loadAlternatives(api, found, params.text) : null,
    }
  })
}

export const handle: PageHandle = { keepsStateOn: 'search' }

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!data || !page) return []
  const [t, catalog, common] = [
    translator(page.locale, 'search'),
    translator(page.locale, 'catalog'),
    translator(page.locale, 'common'),
  ]
  const { text } = data.list.params
  return pageMeta({
    title: text ? t('title', { text }) : common('allGoods'),
    description: catalog('found', countParams(data.list)),
    page,
    path: '/search',
    noindex: true,
  })
}

export default function Search({
  loaderData: { place, categories, interpretation, list, alternatives },
}: Route.ComponentProps) {
  const t = useMessages('search')
  const catalog = useMessages('catalog')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const { params } = list
  const base = `/catalog/${place?.alias ?? 'all'}`
  return (
    <main className={layout.wrap}>
      <div className={layout.title}>
        <h1>{params.text ? t('title', { text: params.text }) : common('allGoods')}</h1>
        {!alternatives && <p>{summaryOf(catalog, list, place)}</p>}
      </div>
      <QueryInterpretation {...interpretation} />
      {place && !alternatives && (
        <p className={styles.note}>
          <a href={encodeListParams(firstPage({ ...params, location: 'all' }))}>{t('everywhere')}</a>
        </p>
      )}
      {params.text && !alternatives && categories.length > 0 && (
        <nav className={styles.chips} aria-label={t('categories')}>
          {categories.map(({ name, path, productCount }) => (
            <Chip key={path} href={href(`${base}/${path}`)} count={productCount}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      {alternatives ? <NoResults alternatives={alternatives} params={params} place={place} /> : <Listing list={list} />}
    </main>
  )
}
