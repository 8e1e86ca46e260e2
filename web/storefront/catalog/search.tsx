import { topCategories } from '#modules/catalog/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import { suggest } from '#modules/search/contract.ts'
import { randomStores } from '#modules/suppliers/contract.ts'
import type { Api } from '#platform/contract.ts'
import { load, pageOf } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useHref } from '../../lib/page.ts'
import { encodeList, firstPage, type ListParams } from '../../lib/search-params.ts'
import { Chip } from '../../ui/Chip.tsx'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/search.ts'
import styles from './catalog.module.css'
import { Listing } from './Listing.tsx'
import { findGoods, listParamsOf, live } from './listing.ts'
import { NothingFound } from './NothingFound.tsx'

const mostCategories = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = listParamsOf(request, '/search')
  const alias = params.location ?? pageOf(context).location ?? 'all'
  return load(context, async (api) => {
    const [place, found] = await Promise.all([alias === 'all' ? null : api(getLocation, { alias }), findGoods(api, params, { location: alias })])
    const isNothing = found.total === 0 && Object.keys(params.filters).length === 0
    return {
      place: place && { alias: place.alias, name: place.name },
      categories: found.categories.slice(0, mostCategories).map(({ name, path, productCount }) => ({ name, path, productCount })),
      leftOut: found.leftOut,
      list: {
        params, view: params.view ?? 'grid', cards: found.items, facets: found.facets, total: found.total, storeCount: found.storeCount,
        pageSize: found.pageSize,
      },
      waysOn: isNothing ? await waysOn(api, params, alias) : null,
    }
  })
}

export type WaysOn = Awaited<ReturnType<typeof waysOn>>

/** What to offer when nothing was found: the same words elsewhere, near categories, suppliers. */
async function waysOn(api: Api, params: ListParams, alias: string) {
  const [elsewhere, suggested, top, { items: stores }] = await Promise.all([
    alias === 'all' ? null : findGoods(api, firstPage(params), {}),
    api(suggest, { ...live, text: params.text }),
    api(topCategories, { ...live, limit: mostCategories }),
    api(randomStores, { limit: 4 }),
  ])
  const near = suggested.categories.length > 0 ? suggested.categories : top.items
  return { elsewhere: elsewhere?.total ?? 0, categories: near.map(({ name, path, productCount }) => ({ name, path, productCount })), stores }
}

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!data || !page) return []
  const t = translator(page.locale, 'catalog')
  const { text } = data.list.params
  return pageMeta({
    title: text ? t('search.title', { text }) : t('allGoods'), description: t('search.description', { goods: data.list.total }),
    page, path: '/search', noindex: true,
  })
}

export default function Search({ loaderData: { place, categories, leftOut, list, waysOn: ways } }: Route.ComponentProps) {
  const t = useMessages('catalog')
  const href = useHref()
  const { params, total, storeCount } = list
  const counts = { goods: total, stores: storeCount }
  const base = `/catalog/${place?.alias ?? 'all'}`
  return (
    <main className={layout.wrap}>
      <div className={styles.top}>
        <h1>{params.text ? t('search.title', { text: params.text }) : t('allGoods')}</h1>
        {!ways && <p>{place ? t('summary.in', { ...counts, place: place.name }) : t('summary', counts)}</p>}
      </div>
      {leftOut.length > 0 && <p className={styles.note}>{t('search.leftOut', { count: leftOut.length, words: leftOut.join(', ') })}</p>}
      {place && !ways && (
        <p className={styles.note}>
          <a href={encodeList(firstPage({ ...params, location: 'all' }))}>{t('search.everywhere')}</a>
        </p>
      )}
      {params.text && !ways && categories.length > 0 && (
        <nav className={styles.chips} aria-label={t('search.categories')}>
          {categories.map(({ name, path, productCount }) => (
            <Chip key={path} href={href(`${base}/${path}`)} count={productCount}>{name}</Chip>
          ))}
        </nav>
      )}
      {ways ? <NothingFound ways={ways} params={params} place={place} /> : <Listing list={list} />}
    </main>
  )
}
