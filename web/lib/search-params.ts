import type { productSorts } from '#modules/search/contract.ts'

/** All URL parameters of a product list. Decoding never fails: unknown or invalid values are ignored. */
export type ListParams = {
  text: string
  /** Location of a search; the catalogue has it in the path. */
  location: string | null
  /** Category of a search, by its path; lists of a category have it in their own path. */
  category: string | null
  /** Keyed by parameter name; a range is one value: '10-100'. */
  filters: Record<string, string[]>
  sort: (typeof productSorts)[number] | CharacteristicSort
  /** Null: the category's default. */
  view: View | null
  page: number
  /** First of the pages that are shown together after "show more". */
  from: number
}
/** By a characteristic; descending with the sign. */
type CharacteristicSort = `f.${string}` | `-f.${string}`
export type View = 'grid' | 'list'
export const views: readonly View[] = ['grid', 'list']
export const sorts: typeof productSorts = ['relevance', 'priceUp', 'priceDown', 'new', 'minOrder', 'stock']

/** "Show more" appends up to this many pages; after that it opens the next page on its own. */
export const maxPagesTogether = 5
const maxPage = 100_000
const maxValues = 50
const plainFilters = [
  'stock',
  'verified',
  'deal',
  'brand',
  'price',
  'minOrder',
  'unit',
  'supplier',
  'place',
  'deliversTo',
]
const isFilter = (name: string) => plainFilters.includes(name) || /^f\.[\w-]{1,60}$/.test(name)

export function decodeListParams(search: URLSearchParams): ListParams {
  const page = wholeNumber(search.get('page')) ?? 1
  const from = Math.max(wholeNumber(search.get('from')) ?? page, page - maxPagesTogether + 1)
  return {
    text: (search.get('search') || search.get('q') || search.get('text') || '').trim().slice(0, 200),
    location: search.get('location')?.trim().slice(0, 80) || null,
    category: search.get('category')?.trim().slice(0, 300) || null,
    filters: filtersIn(search),
    sort: sortIn(search.get('sort') ?? ''),
    page,
    from: Math.min(from, page),
    view: views.find((known) => known === search.get('view')) ?? null,
  }
}

/** The canonical query string of these parameters, with "?"; '' if there are none. */
export function encodeListParams({ text, location, category, filters, sort, view, page, from }: ListParams): string {
  const filterPairs = Object.entries(filters).map(([name, values]) => [name, values.join(',')] as const)
  const pairs = [
    ['search', text],
    ['location', location],
    ['category', category],
    ...filterPairs,
    ['sort', sort === 'relevance' ? '' : sort],
    ['view', view],
    ['page', page > 1 && page],
    ['from', from < page && from],
  ] as const
  const parts = pairs
    .filter(([, value]) => value)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value as string)
          .replaceAll('%2C', ',')
          .replaceAll('%2F', '/')
          .replaceAll('%20', '+')}`,
    )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Query string of "show more"; undefined when the maximum of pages is shown. */
export const encodeMore = (params: ListParams) =>
  params.page + 1 - params.from < maxPagesTogether ? encodeListParams({ ...params, page: params.page + 1 }) : undefined

/**
 * True for the query of a form submitted without script (repeated names, min/max pairs, empty values), which is worth
 * a redirect to the canonical address.
 */
export function isFromForm(search: URLSearchParams): boolean {
  const names = [...search.keys()]
  return (
    names.some((name) => /^(min|max)\./.test(name)) ||
    new Set(names).size < names.length ||
    [...search.values()].includes('')
  )
}

export const firstPage = (params: ListParams): ListParams => ({ ...params, page: 1, from: 1 })
/** The same list within another category, without the filters and the sorting that only some categories have. */
export const inCategory = (params: ListParams, category: string | null): ListParams =>
  firstPage({
    ...params,
    category,
    filters: Object.fromEntries(Object.entries(params.filters).filter(([name]) => !name.startsWith('f.'))),
    sort: isCharacteristicSort(params.sort) ? 'relevance' : params.sort,
  })
export const withoutFilters = (params: ListParams): ListParams => firstPage({ ...params, filters: {} })

export function withValues(params: ListParams, name: string, values: string[]): ListParams {
  const { [name]: _, ...others } = params.filters
  return firstPage({ ...params, filters: values.length > 0 ? { ...others, [name]: values } : others })
}

export function toggleValue(params: ListParams, name: string, value: string): ListParams {
  const values = params.filters[name] ?? []
  return withValues(
    params,
    name,
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
  )
}

/** "Verified suppliers" is listed among the stock options but has its own parameter. */
export const parameterOf = (facetKey: string, value: string): [name: string, value: string] =>
  facetKey === 'stock' && value === 'verified' ? ['verified', '1'] : [facetKey, value]

export const countFilters = ({ filters }: ListParams) =>
  Object.values(filters).reduce((count, values) => count + values.length, 0)

const sortIn = (text: string): ListParams['sort'] =>
  sorts.find((known) => known === text) ?? (isCharacteristicSort(text) ? text : 'relevance')
const isCharacteristicSort = (text: string): text is CharacteristicSort => /^-?f\.[\w-]{1,60}$/.test(text)

function filtersIn(search: URLSearchParams) {
  const filters: Record<string, string[]> = {}
  const add = (name: string, values: string[]) => {
    const known = [...new Set([...(filters[name] ?? []), ...values])].slice(0, maxValues)
    if (known.length > 0) filters[name] = known
  }
  for (const [name, text] of search) {
    const value = text.slice(0, 500)
    const [, bound, rangeName] = /^(min|max)\.(.+)$/.exec(name) ?? []
    if (!bound || !rangeName) {
      if (isFilter(name))
        add(
          name,
          value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean),
        )
    } else if (isFilter(rangeName) && !filters[rangeName]) {
      const range = `${parseDecimal(search.get(`min.${rangeName}`))}-${parseDecimal(search.get(`max.${rangeName}`))}`
      if (range !== '-') add(rangeName, [range])
    }
  }
  return filters
}

const parseDecimal = (text: string | null) =>
  /^\d{1,12}(?:[.,]\d{1,6})?$/.exec(text?.trim() ?? '')?.[0].replace(',', '.') ?? ''

function wholeNumber(text: string | null) {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= maxPage ? number : undefined
}
