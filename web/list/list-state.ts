import type { getListTools } from '#modules/workbench/contract.ts'
import type { OutputOf } from '#platform/contract.ts'

/** The state of a list, read from its address. */
export type ListState = {
  /** Without the locale's prefix. */
  path: string
  /** The parameters of the address that the list knows. */
  params: Readonly<Record<string, string>>
  sort: string
  isDescending: boolean
}

/** The settings of the person for a list, and its latest workbook. */
export type ListTools = OutputOf<typeof getListTools> & {
  /** The call of the list, and the store whose list it is. */
  call: string
  storeId?: number | undefined
}

/** A value that the list can be filtered by: one of `options`, a day, or any text. */
export type FilterField<Name extends string = string> = {
  name: Name
  options: readonly string[]
  maxLength?: number
  isDay?: boolean
}

export type ListData<Item, Filter extends string = string> = {
  items: readonly Item[]
  total: number
  page: number
  pageSize: number
  state: ListState
  filterFields: readonly FilterField<Filter>[]
  tools: ListTools
}

/** A list that is read by cursor. */
export type CursorListData<Item, Filter extends string = string> = Pick<
  ListData<Item, Filter>,
  'items' | 'state' | 'filterFields' | 'tools'
> & { nextCursor: string | number | null }

/** The item that is open beside the list: a new one, one that exists, or one that no longer does. */
export type OpenItem<Item> = { item: Item | null; isNew: boolean } | null

type Changes = Readonly<Record<string, string | number | undefined>>

/** The address of the list with some parameters changed; undefined removes one. The first page needs no number. */
export function listPath({ path, params }: Pick<ListState, 'path' | 'params'>, changes: Changes = {}): string {
  const isNeeded = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== '' && !(name === 'page' && String(value) === '1')
  const pairs = Object.entries({ ...params, ...changes }).filter(isNeeded)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

/** The id of the link that opens an item. */
export const itemLinkId = (id: number | string) => `item-${id}`

/** The address of the list without the item that is open beside it; the focus returns to the link that opened it. */
export const closedItemPath = (state: Pick<ListState, 'path' | 'params'>) =>
  `${listPath(state, { item: undefined })}#${itemLinkId(state.params.item ?? '')}`

/** The parameters that a form keeps which sets some itself. */
export const paramsWithout = ({ params }: ListState, names: readonly string[]): [string, string][] =>
  Object.entries(params).filter(([name]) => !names.includes(name))

/** Whether something narrows the list. */
export const isNarrowed = ({ params }: ListState, fields: readonly FilterField[]) =>
  'query' in params || fields.some(({ name }) => name in params)

const ofThePage = ['page', 'cursor', 'item']

/** The search, filters and order of a list as parameters of an address, without the page. */
export const queryOf = ({ params }: Pick<ListState, 'params'>) =>
  String(new URLSearchParams(Object.entries(params).filter(([name]) => !ofThePage.includes(name))))
