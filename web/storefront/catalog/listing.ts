import { getCategory, promoCards } from '#modules/catalog/contract.ts'
import { searchProducts } from '#modules/search/contract.ts'
import type { Api, InputOf, OutputOf } from '#platform/contract.ts'
import type { Locale } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import {
  countFilters,
  decodeList,
  encodeList,
  isFromForm,
  type ListParams,
  type View,
} from '../../lib/search-params.ts'
import { appliedChips, promotedChips } from './chips.ts'

export type Found = OutputOf<typeof searchProducts>
type Card = Found['items'][number]
type Placement = NonNullable<InputOf<typeof promoCards>['placement']>
/** Where a list looks, besides what its address says. */
type Scope = { category?: string; location?: string; store?: string }
export type List = ReturnType<typeof listOf>

export const live = { p: 'live', g: 'default' } as const
const promotedPlaces = [0, 5, 10]

/** The parameters of the request; an address written by a form without script is redirected to the neat one. */
export function listParamsOf(request: Request, path: string): ListParams {
  const { searchParams } = new URL(request.url)
  const params = decodeList(searchParams)
  if (isFromForm(searchParams)) throw redirectTo(path + encodeList(params))
  return params
}

/** The category at the end of the path below `base`. A path in another language's words leads on to the one in the page's own. */
export async function categoryAt(api: Api, request: Request, base: string, path: string) {
  const category = await api(getCategory, { ...live, path })
  if (category.path === path) return category
  throw redirectTo(
    `${base}/${category.path.split('/').map(encodeURIComponent).join('/')}${new URL(request.url).search}`,
    308,
  )
}

/** The pages `from` to `page` together, with the filters of the last one. */
export async function findGoods(api: Api, params: ListParams, scope: Scope): Promise<Found> {
  const { text, filters, sort } = params
  const chosen = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]))
  const pageOf = (page: number) =>
    api(searchProducts, {
      ...live,
      ...scope,
      ...chosen,
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

type Listed = {
  found: Found
  params: ListParams
  scope: Scope
  locale: Locale
  view?: View | undefined
  paid?: readonly Card[]
}

/** What the page knows of a list; `view` is the one that its category prefers. */
export const listOf = ({ found, params, scope, locale, view = 'grid', paid = [] }: Listed) => ({
  params,
  scope,
  view: params.view ?? view,
  cards: mixIn(paid, found.items),
  facets: found.facets,
  promoted: promotedChips(found.facets, params),
  applied: appliedChips(found.facets, params, locale),
  total: found.total,
  isTotalExact: found.isTotalExact,
  storeCount: found.storeCount,
  pageSize: found.pageSize,
  nextCursor: found.nextCursor,
})

/** Paid cards open an unfiltered list in its own order; nowhere else would they answer what was asked. */
export async function findPromoted(
  api: Api,
  params: ListParams,
  placement: Placement,
  category?: number,
): Promise<Card[]> {
  if (params.from > 1 || params.sort !== 'relevance' || countFilters(params) > 0) return []
  return (await api(promoCards, { ...live, placement, category, limit: promotedPlaces.length })).items
}

function mixIn(promoted: readonly Card[], items: readonly Card[]): Card[] {
  const ids = new Set(promoted.map(({ id }) => id))
  const cards = items.filter(({ id }) => !ids.has(id))
  promoted.forEach((card, index) => cards.splice(promotedPlaces[index]!, 0, card))
  return cards
}
