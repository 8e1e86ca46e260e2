import type { storeSorts } from '#modules/suppliers/contract.ts'
import type { supplierTypes } from '#modules/suppliers/store-card-contract.ts'

export type SupplierKind = (typeof supplierTypes)[number]
/** The URL parameters of the store directory. Decoding never fails: invalid values are dropped. */
export type DirectoryParams = {
  text: string
  kinds: SupplierKind[]
  isVerified: boolean
  /** Aliases of countries. */
  deliversTo: string[]
  sort: (typeof storeSorts)[number]
  view: DirectoryView
  page: number
}
export type DirectoryView = 'table' | 'cards'

export const kinds: typeof supplierTypes = ['Manufacturer', 'Distributor', 'Importer', 'Other', 'Agency']
export const sorts: typeof storeSorts = ['popular', 'new', 'name', 'goods']
export const views: readonly DirectoryView[] = ['table', 'cards']

const maxPage = 100_000
const maxCountries = 20

export function decodeDirectory(search: URLSearchParams): DirectoryParams {
  const chosen = search.getAll('kind').join(',').split(',')
  const page = Number(search.get('page'))
  return {
    text: search.get('text')?.trim().slice(0, 200) ?? '',
    kinds: kinds.filter((kind) => chosen.includes(kind)),
    isVerified: search.get('verified') === '1',
    deliversTo: [...new Set(search.getAll('deliversTo').flatMap(aliasesIn))].slice(0, maxCountries),
    sort: sorts.find((known) => known === search.get('sort')) ?? 'popular',
    view: views.find((known) => known === search.get('view')) ?? 'table',
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

const aliasesIn = (text: string) => text.split(',').filter((alias) => /^[a-z0-9-]{1,80}$/.test(alias))

/** The canonical query string; '' if all parameters have their defaults. */
export function encodeDirectory({
  text,
  kinds: chosen,
  isVerified,
  deliversTo,
  sort,
  view,
  page,
}: DirectoryParams): string {
  const pairs: [string, string | number][] = []
  if (text) pairs.push(['text', text])
  if (chosen.length > 0) pairs.push(['kind', chosen.join(',')])
  if (isVerified) pairs.push(['verified', 1])
  if (deliversTo.length > 0) pairs.push(['deliversTo', deliversTo.join(',')])
  if (sort !== 'popular') pairs.push(['sort', sort])
  if (view !== 'table') pairs.push(['view', view])
  if (page > 1) pairs.push(['page', page])
  const query = pairs.map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`,
  )
  return query.length > 0 ? `?${query.join('&')}` : ''
}

export const withoutFilters = (params: DirectoryParams): DirectoryParams => ({
  ...params,
  text: '',
  kinds: [],
  isVerified: false,
  deliversTo: [],
  page: 1,
})

export const countFilters = ({ text, kinds: chosen, isVerified, deliversTo }: DirectoryParams) =>
  chosen.length + deliversTo.length + Number(isVerified) + Number(text !== '')
