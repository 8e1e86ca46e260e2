import { listCategories } from '#modules/catalog/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import type { Api } from '#platform/contract.ts'
import { live } from '../../lib/live.ts'
import type { pageOf } from '../../lib/request-context.ts'
import { withValues } from '../../lib/search-params.ts'
import {
  buildList,
  loadCategory,
  readListParams,
  redirectFormerBrands,
  type SearchOutput,
  searchPages,
} from '../catalog/listing.ts'

type DealListInput = {
  api: Api
  request: Request
  page: Pick<ReturnType<typeof pageOf>, 'locale' | 'location'>
  deal: 'Reduced' | 'PrivateLabel'
  /** The path of the page without a category. */
  base: string
  /** Path of the category; empty: all products. */
  categoryPath: string
}
export type DealList = Awaited<ReturnType<typeof loadDealList>>

/** For loaders: the products that have a deal where the visitor looks for suppliers, with the categories below that have some. */
export async function loadDealList({ api, request, page, deal, base, categoryPath }: DealListInput) {
  const path = [base, ...categoryPath.split('/').filter(Boolean).map(encodeURIComponent)].join('/')
  const params = { ...withoutDeal(readListParams(request, path)), category: null }
  const location = params.location ?? page.location ?? 'all'
  const category = categoryPath ? await loadCategory(api, request, base, categoryPath) : null
  const scope = { location, deal, ...(category && { category: category.path }) }
  const [place, classes, found] = await Promise.all([
    location === 'all' ? null : api(getLocation, { alias: location }),
    category ? null : api(listCategories, live),
    searchPages(api, params, scope),
  ])
  redirectFormerBrands(found, params, path)
  const counts = new Map(found.categories.map(({ id, productCount }) => [id, productCount]))
  return {
    path,
    place: place && { alias: place.alias, name: place.name },
    category: category && {
      name: category.name,
      parents: category.parents.map(({ name, path: of }) => ({ name, path: of })),
      paths: category.paths,
    },
    children: (category?.children ?? classes!.items)
      .filter(({ id }) => counts.has(id))
      .map(({ id, name, path: of, pictureId }) => ({
        name,
        path: of,
        pictureId,
        count: counts.get(id)!,
        children: [],
      })),
    suppliers: found.facets.find(({ key }) => key === 'supplier')?.options ?? [],
    list: buildList({ found: ofOneDeal(found), params, scope, locale: page.locale, view: category?.view }),
  }
}

/** All products of the page have the deal, so it is no filter there. */
const withoutDeal = (params: ReturnType<typeof readListParams>) =>
  'deal' in params.filters ? withValues(params, 'deal', []) : params

const ofOneDeal = (found: SearchOutput): SearchOutput => ({
  ...found,
  facets: found.facets.filter(({ key }) => key !== 'deal'),
  withoutFilters: found.withoutFilters.filter(({ key }) => key !== 'deal'),
})
