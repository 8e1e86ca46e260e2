import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { getLocation } from '#modules/geo/contract.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { Chip } from '../../ui/Chip.tsx'
import { StoreTable } from '../../shared/StoreTable.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/search.ts'
import styles from '../catalog/catalog.module.css'
import { countParams, summaryOf } from '../catalog/filters/counts.ts'
import { Listing } from '../catalog/Listing.tsx'
import { searchPages, buildList, readListParams, redirectFormerBrands } from '../catalog/listing.ts'
import { EverywhereLink } from './EverywhereLink.tsx'
import { Named } from './Named.tsx'
import { NoResults } from './NoResults.tsx'
import { QueryInterpretation } from './QueryInterpretation.tsx'
import { categoryLinks, loadSearchCategory } from './categories.ts'
import { useReportChoices } from './use-report-choices.ts'

const maxChips = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context)
  return loaderCall(context, async (api) => {
    const input = readListParams(request, '/search')
    const category = await loadSearchCategory(api, input)
    const params = { ...input, category: category?.path ?? null }
    const location = params.location ?? page.location ?? 'all'
    const scope = { location, ...(category && { category: category.path }) }
    const [place, found] = await Promise.all([
      location === 'all' ? null : api(getLocation, { alias: location }),
      searchPages(api, params, scope),
    ])
    redirectFormerBrands(found, params, '/search')
    const isEmpty = found.total === 0 && Object.keys(params.filters).length === 0 && !category
    const all = translator(page.locale, 'catalog')('allCategories')
    const categories = params.text ? categoryLinks(params, found, category, all) : []
    return {
      place: place && { alias: place.alias, name: place.name },
      stores: found.stores,
      named: found.named,
      interpretation: { corrected: found.corrected, leftOut: found.leftOut },
      list: buildList({ found, params, scope, locale: page.locale, categories }),
      alternatives: isEmpty ? { elsewhere: found.elsewhere, near: found.near } : null,
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
  loaderData: { place, stores, named, interpretation, list, alternatives },
}: Route.ComponentProps) {
  const t = useMessages('search')
  const catalog = useMessages('catalog')
  const common = useMessages('common')
  const { params } = list
  useReportChoices(params.text)
  const chips = list.categories.filter(({ count }) => count !== undefined).slice(0, maxChips)
  return (
    <main className={layout.wrap}>
      <div className={layout.title}>
        <h1>{params.text ? t('title', { text: params.text }) : common('allGoods')}</h1>
        {!alternatives && <p>{summaryOf(catalog, common, list, place)}</p>}
      </div>
      <QueryInterpretation {...interpretation} />
      <Named named={named} location={place?.alias ?? 'all'} />
      {place && !alternatives && <EverywhereLink params={params} label={t('everywhere')} />}
      {stores.length > 0 && (
        <section className={styles.suppliers} aria-label={t('suppliers')}>
          <StoreTable stores={stores} />
        </section>
      )}
      {!alternatives && chips.length > 0 && (
        <nav className={`${styles.chips} ${styles.narrow}`} aria-label={t('categories')}>
          {chips.map(({ href, label, count }) => (
            <Chip key={href} href={href} count={count}>
              {label}
            </Chip>
          ))}
        </nav>
      )}
      {alternatives ? <NoResults alternatives={alternatives} params={params} place={place} /> : <Listing list={list} />}
    </main>
  )
}
