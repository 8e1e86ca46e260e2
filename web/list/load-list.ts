// Lists as loaders read them.
import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { getListTools } from '#modules/workbench/contract.ts'
import type { Api, Call, CallOptions, InputOf, OutputOf } from '#platform/contract.ts'
import { loaderCall, pageOf, tryCall } from '../lib/request-context.ts'
import type { CursorListData, FilterField, ListData, ListState, ListTools, OpenItem } from './list-state.ts'
import { type FilterOf, readQuery } from './read-query.ts'

type Context = Readonly<RouterContextProvider>
type LoaderArgs = { context: Context; url: URL }
type Page<Item> = { items: Item[]; total: number; page: number; pageSize: number }
type ListCall = Call<z.ZodObject, z.ZodType<Page<unknown>>>
type ItemOf<C extends ListCall> = OutputOf<C>['items'][number]

/** The page of a list that the address asks for. Unknown and invalid parameters are ignored. */
export async function loadList<C extends ListCall>(
  call: C,
  args: LoaderArgs,
  options?: CallOptions,
): Promise<ListData<ItemOf<C>, FilterOf<C>>> {
  const { filterFields, ...query } = readQuery(call, args.url)
  const state: ListState = { ...query, path: pathOf(args.context) }
  const [{ items, total, page, pageSize }, tools] = await loaderCall(args.context, (api) =>
    Promise.all([api(call as ListCall, state.params as InputOf<C>, options), readTools(api, call, state, options)]),
  )
  if (items.length === 0 && page > 1) throw new Response(null, { status: 404 })
  return { items, total, page, pageSize, state, tools, filterFields: filterFields as FilterField<FilterOf<C>>[] }
}

type CursorListCall = Call<z.ZodObject, z.ZodType<{ items: unknown[]; nextCursor: string | number | null }>>
type CursorItemOf<C extends CursorListCall> = OutputOf<C>['items'][number]

/** The part of a list read by cursor that the address asks for, and the cursor of the next one. */
export async function loadCursorList<C extends CursorListCall>(
  call: C,
  args: LoaderArgs,
): Promise<CursorListData<CursorItemOf<C>, FilterOf<C>>> {
  const { filterFields, ...query } = readQuery(call, args.url)
  const state: ListState = { ...query, path: pathOf(args.context) }
  const [{ items, nextCursor }, tools] = await loaderCall(args.context, (api) =>
    Promise.all([api(call as CursorListCall, state.params as InputOf<C>), readTools(api, call, state)]),
  )
  return { items, nextCursor, state, tools, filterFields: filterFields as FilterField<FilterOf<C>>[] }
}

/** The item that the address names by its parameter `item`. */
export async function loadItem<C extends Call>(call: C, { context, url }: LoaderArgs): Promise<OpenItem<OutputOf<C>>> {
  const id = url.searchParams.get('item')
  if (!id) return null
  if (id === 'new') return { item: null, isNew: true }
  const found = await tryCall(context, (api) => api(call, { id } as InputOf<C>))
  return { item: found.success ? found.data : null, isNew: false }
}

async function readTools(api: Api, { id }: Call, { path }: ListState, options?: CallOptions): Promise<ListTools> {
  const tools = await api(getListTools, { list: path, call: id }, options)
  return { ...tools, call: id, storeId: options?.storeId }
}

/** Without the slash that somebody may have typed at its end. */
const pathOf = (context: Context) => pageOf(context).path.split('?')[0]!.replace(/\/$/, '')
