import type { productSorts } from '#modules/search/contract.ts'

/** Every URL parameter of a list of goods. Decoding never fails: what is not understood is left out. */
export type ListParams = {
  text: string
  /** Where a search looks; the catalogue has the place in its path. */
  location: string | null
  /** By the parameter's name; a range is one value: '10-100'. */
  filters: Record<string, string[]>
  sort: (typeof productSorts)[number]
  /** Null: as the category prefers. */
  view: View | null
  page: number
  /** The first of the pages shown together, after "show more". */
  from: number
}
export type View = 'grid' | 'list'
export const views: readonly View[] = ['grid', 'list']
export const sorts: typeof productSorts = ['relevance', 'priceUp', 'priceDown', 'new', 'minOrder']

/** "Show more" adds pages up to here; after that the next page opens on its own. */
export const mostPagesTogether = 5
const largestPage = 100_000
const mostValues = 50
const plainFilters = ['stock', 'verified', 'brand', 'price', 'minOrder', 'unit', 'supplier', 'place']
const isFilter = (name: string) => plainFilters.includes(name) || /^f\.[\w-]{1,60}$/.test(name)

export function decodeList(search: URLSearchParams): ListParams {
  const sort = sorts.find((known) => known === search.get('sort')) ?? 'relevance'
  const page = wholeNumber(search.get('page')) ?? 1
  const from = Math.max(wholeNumber(search.get('from')) ?? page, page - mostPagesTogether + 1)
  return {
    text: (search.get('search') || search.get('q') || search.get('text') || '').trim().slice(0, 200),
    location: search.get('location')?.trim().slice(0, 80) || null,
    filters: filtersIn(search),
    sort,
    page,
    from: Math.min(from, page),
    view: views.find((known) => known === search.get('view')) ?? null,
  }
}

/** The one way to write these parameters; '' when there are none. */
export function encodeList({ text, location, filters, sort, view, page, from }: ListParams): string {
  const chosen = Object.entries(filters).map(([name, values]) => [name, values.join(',')] as const)
  const pairs = [
    ['search', text],
    ['location', location],
    ...chosen,
    ['sort', sort === 'relevance' ? '' : sort],
    ['view', view],
    ['page', page > 1 && page],
    ['from', from < page && from],
  ] as const
  const written = pairs
    .filter(([, value]) => value)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value as string)
          .replaceAll('%2C', ',')
          .replaceAll('%20', '+')}`,
    )
  return written.length > 0 ? `?${written.join('&')}` : ''
}

/** The address of "show more": the pages shown so far and the next one; undefined once they are too many together. */
export const encodeMore = (params: ListParams) =>
  params.page + 1 - params.from < mostPagesTogether ? encodeList({ ...params, page: params.page + 1 }) : undefined

/** A form sent without script writes one pair a box and two a range; such an address is worth a redirect to the neat one. */
export function isFromForm(search: URLSearchParams): boolean {
  const names = [...search.keys()]
  return (
    names.some((name) => /^(min|max)\./.test(name)) ||
    new Set(names).size < names.length ||
    [...search.values()].includes('')
  )
}

export const firstPage = (params: ListParams): ListParams => ({ ...params, page: 1, from: 1 })
export const withoutFilters = (params: ListParams): ListParams => firstPage({ ...params, filters: {} })

export function withValues(params: ListParams, name: string, values: string[]): ListParams {
  const { [name]: _, ...others } = params.filters
  return firstPage({ ...params, filters: values.length > 0 ? { ...others, [name]: values } : others })
}

export function toggled(params: ListParams, name: string, value: string): ListParams {
  const values = params.filters[name] ?? []
  return withValues(
    params,
    name,
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
  )
}

/** The option "verified suppliers" stands among the stock options but is a parameter of its own. */
export const parameterOf = (facetKey: string, value: string): [name: string, value: string] =>
  facetKey === 'stock' && value === 'verified' ? ['verified', '1'] : [facetKey, value]

export const countFilters = ({ filters }: ListParams) =>
  Object.values(filters).reduce((count, values) => count + values.length, 0)

function filtersIn(search: URLSearchParams) {
  const filters: Record<string, string[]> = {}
  const add = (name: string, values: string[]) => {
    const known = [...new Set([...(filters[name] ?? []), ...values])].slice(0, mostValues)
    if (known.length > 0) filters[name] = known
  }
  for (const [name, text] of search) {
    const value = text.slice(0, 500)
    const [, bound, ranged] = /^(min|max)\.(.+)$/.exec(name) ?? []
    if (!bound || !ranged) {
      if (isFilter(name))
        add(
          name,
          value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean),
        )
    } else if (isFilter(ranged) && !filters[ranged]) {
      const range = `${amount(search.get(`min.${ranged}`))}-${amount(search.get(`max.${ranged}`))}`
      if (range !== '-') add(ranged, [range])
    }
  }
  return filters
}

const amount = (text: string | null) =>
  /^\d{1,12}(?:[.,]\d{1,6})?$/.exec(text?.trim() ?? '')?.[0].replace(',', '.') ?? ''

function wholeNumber(text: string | null) {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= largestPage ? number : undefined
}
