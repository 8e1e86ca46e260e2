import { getCategory } from '#modules/catalog/contract.ts'
import { searchProducts } from '#modules/search/contract.ts'
import type { Api, InputOf, OutputOf } from '#platform/contract.ts'
import { live } from '../../lib/live.ts'
import type { Locale } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import {
  decodeListParams,
  encodeListParams,
  isFromForm,
  type ListParams,
  type View,
  withValues,
} from '../../lib/search-params.ts'
import type { FacetLink } from './filters/FacetLinks.tsx'
import { appliedChips, droppableFilters, promotedChips } from './filters/chips.ts'

export type SearchOutput = OutputOf<typeof searchProducts>
type Card = SearchOutput['items'][number]
/** Fixed restrictions of a list in addition to its URL parameters. */
type Scope = { category?: string; location?: string; store?: string; deal?: string; promo?: '1' }
export type ProductList = ReturnType<typeof buildList>

const promotedPositions = [0, 5, 10]

/** Decodes the URL parameters. Redirects the raw query of a GET form to the canonical URL. */
export function readListParams(request: Request, path: string): ListParams {
  const { searchParams } = new URL(request.url)
  const params = decodeListParams(searchParams)
  if (isFromForm(searchParams)) throw redirectTo(path + encodeListParams(params))
  return params
}

/** Loads the category at `path`. Redirects (308) a path in another language to the path in the page's language below `base`. */
export async function loadCategory(api: Api, request: Request, base: string, path: string) {
  const category = await api(getCategory, { ...live, path })
  if (category.path === path) return category
  throw redirectTo(
    `${base}/${category.path.split('/').map(encodeURIComponent).join('/')}${new URL(request.url).search}`,
    308,
  )
}

/** Merges the products of pages `from` to `page`; facets and totals are those of the last page. */
export async function searchPages(api: Api, params: ListParams, scope: Scope): Promise<SearchOutput> {
  const { text, filters, sort } = params
  const chosen = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]))
  const pageOf = (page: number) =>
    api(searchProducts, {
      ...live,
      ...chosen,
      ...scope,
      unknownFilters: 'ignore',
      ...(text && { text }),
      sort,
      page,
      ...(page < params.page && { facets: '0' }),
    } as InputOf<typeof searchProducts>)
  const pages = await Promise.all(
    Array.from({ length: params.page - params.from + 1 }, (_, index) => pageOf(params.from + index)),
  )
  const found = pages.at(-1)!
  if (found.items.length === 0 && params.page > 1) throw new Response(null, { status: 404 })
  return { ...found, items: pages.flatMap(({ items }) => items) }
}

/** Leads a list of a brand that was renamed or merged to the same list of what became of it. */
export function redirectFormerBrands({ facets }: SearchOutput, params: ListParams, path: string) {
  const asked = params.filters.brand ?? []
  const options = facets.find(({ key }) => key === 'brand')?.options ?? []
  const chosen = options.filter(({ isChosen }) => isChosen).map(({ value }) => value)
  if (asked.length > 0 && chosen.some((alias) => !asked.includes(alias)))
    throw redirectTo(path + encodeListParams(withValues(params, 'brand', chosen)), 308)
}

type ListInput = {
  found: SearchOutput
  params: ListParams
  scope: Scope
  locale: Locale
  view?: View | undefined
  /** The categories of a search. */
  categories?: readonly FacetLink[]
}

/** The loader data of a product list. `view` is the category's default view. */
export const buildList = ({ found, params, scope, locale, view = 'grid', categories = [] }: ListInput) => ({
  params,
  scope,
  categories,
  view: params.view ?? view,
  cards: spreadPromoted(found.items),
  facets: found.facets,
  promoted: promotedChips(found.facets, params),
  applied: appliedChips(found.facets, params, locale),
  total: found.total,
  closeAfter: found.closeAfter,
  isTotalExact: found.isTotalExact,
  storeCount: found.storeCount,
  pageSize: found.pageSize,
  nextCursor: found.nextCursor,
  withoutFilters: droppableFilters(found, params, locale),
})

/** Promoted products, which come first, at fixed positions among the others. */
function spreadPromoted(items: readonly Card[]): Card[] {
  const cards = items.filter(({ isPromo }) => !isPromo)
  items.filter(({ isPromo }) => isPromo).forEach((card, index) => cards.splice(promotedPositions[index]!, 0, card))
  return cards
}
