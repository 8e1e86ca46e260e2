import type { RouterContextProvider } from 'react-router'
import { listCategories } from '#modules/catalog/contract.ts'
import { marketOf } from '#modules/catalog/market-contract.ts'
import { searchProducts } from '#modules/search/contract.ts'
import type { Api } from '#platform/contract.ts'
import { live } from '../../lib/live.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { alternatesOf } from '../catalog/category-paths.ts'
import { loadCategory } from '../catalog/listing.ts'
import { overviewPath } from './paths.ts'

const railSize = 5
const maxChips = 12

export type Overview = Awaited<ReturnType<typeof loadOverview>>

/** For loaders: the market at a category path; without a path, of all classes. */
export async function loadOverview(context: Readonly<RouterContextProvider>, request: Request, path: string) {
  return loaderCall(context, async (api) => {
    const category = path ? await loadCategory(api, request, overviewPath, path) : null
    const [figures, newest] = await Promise.all([
      category ? api(marketOf, { ...live, category: category.path }) : classFigures(api),
      api(searchProducts, { ...live, ...(category && { category: category.path }), sort: 'new', pageSize: railSize }),
    ])
    const optionsOf = (key: string) =>
      (newest.facets.find((facet) => facet.key === key)?.options ?? []).slice(0, maxChips)
    return {
      path: category ? `${overviewPath}/${category.path}` : overviewPath,
      category: category && {
        name: category.name,
        path: category.path,
        parents: category.parents.map((parent) => ({ name: parent.name, path: parent.path })),
      },
      productCount: newest.total,
      storeCount: newest.storeCount,
      prices: figures.prices,
      children: figures.children,
      brands: optionsOf('brand'),
      places: optionsOf('place'),
      newest: newest.items,
      alternates: alternatesOf(pageOf(context).locales, overviewPath, category?.paths),
    }
  })
}

/** What classes have in common is their number of products: their prices do not compare. */
async function classFigures(api: Api) {
  const { items } = await api(listCategories, live)
  return {
    prices: [],
    children: items.map(({ id, name, path, productCount }) => ({
      id,
      name,
      path,
      productCount,
      storeCount: null,
      price: null,
    })),
  }
}
