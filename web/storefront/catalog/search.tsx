import { topCategories } from '#modules/catalog/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import { suggest } from '#modules/search/contract.ts'
import { randomStores } from '#modules/suppliers/contract.ts'
import type { Api } from '#platform/contract.ts'
import { load, pageOf } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useHref } from '../../lib/page.ts'
import { encodeList, firstPage } from '../../lib/search-params.ts'
import { Chip } from '../../ui/Chip.tsx'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/search.ts'
import styles from './catalog.module.css'
import { countOf, summaryOf } from './counts.ts'
import { Listing } from './Listing.tsx'
import { findGoods, listOf, listParamsOf, live } from './listing.ts'
import { NothingFound } from './NothingFound.tsx'
import { Understood } from './Understood.tsx'

const mostCategories = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = listParamsOf(request, '/search')
  const page = pageOf(context)
  const scope = { location: params.location ?? page.location ?? 'all' }
  return load(context, async (api) => {
    const [place, found] = await Promise.all([
      scope.location === 'all' ? null : api(getLocation, { alias: scope.location }),
      findGoods(api, params, scope),
    ])
    const isNothing = found.total === 0 && Object.keys(params.filters).length === 0
    return {
      place: place && { alias: place.alias, name: place.name },
      categories: found.categories
        .slice(0, mostCategories)
        .map(({ name, path, productCount }) => ({ name, path, productCount })),
      understood: { corrected: found.corrected, leftOut: found.leftOut },
      list: listOf({ found, params, scope, locale: page.locale }),
      waysOn: isNothing ? { elsewhere: found.elsewhere, ...(await waysOn(api, params.text)) } : null,
    }
  })
}

/** What to offer when nothing was found: near categories and suppliers. */
async function waysOn(api: Api, text: string) {
  const [suggested, top, { items: stores }] = await Promise.all([
    api(suggest, { ...live, text }),
    api(topCategories, { ...live, limit: mostCategories }),
    api(randomStores, { limit: 4 }),
  ])
  const near = suggested.categories.length > 0 ? suggested.categories : top.items
  return { categories: near.map(({ name, path, productCount }) => ({ name, path, productCount })), stores }
}
export type WaysOn = NonNullable<Route.ComponentProps['loaderData']['waysOn']>

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
    description: catalog('found', countOf(data.list)),
    page,
    path: '/search',
    noindex: true,
  })
}

export default function Search({
  loaderData: { place, categories, understood, list, waysOn: ways },
}: Route.ComponentProps) {
  const t = useMessages('search')
  const catalog = useMessages('catalog')
  const common = useMessages('common')
  const href = useHref()
  const { params } = list
  const base = `/catalog/${place?.alias ?? 'all'}`
  return (
    <main className={layout.wrap}>
      <div className={styles.top}>
        <h1>{params.text ? t('title', { text: params.text }) : common('allGoods')}</h1>
        {!ways && <p>{summaryOf(catalog, list, place)}</p>}
      </div>
      <Understood {...understood} />
      {place && !ways && (
        <p className={styles.note}>
          <a href={encodeList(firstPage({ ...params, location: 'all' }))}>{t('everywhere')}</a>
        </p>
      )}
      {params.text && !ways && categories.length > 0 && (
        <nav className={styles.chips} aria-label={t('categories')}>
          {categories.map(({ name, path, productCount }) => (
            <Chip key={path} href={href(`${base}/${path}`)} count={productCount}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      {ways ? <NothingFound ways={ways} params={params} place={place} /> : <Listing list={list} />}
    </main>
  )
}
