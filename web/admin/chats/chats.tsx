import { listReviewedChats } from '#modules/moderation/chat-contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { tryCall } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { listPath } from '../../list/list-state.ts'
import { loadCursorList } from '../../list/load-list.ts'
import { chooseColumns } from '../../list/tools/choose-columns.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import type { Route } from './+types/chats.ts'
import { ChatFilters } from './ChatFilters.tsx'
import { useChatColumns } from './chat-columns.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { searchParams: query } = args.url
  const store = query.get('store')?.trim() || query.get('storeId')?.trim() || ''
  const storeId = await storeIdOf(args.context, store)
  const url = new URL(args.url)
  url.searchParams.delete('storeId')
  if (storeId !== undefined) url.searchParams.set('storeId', String(storeId ?? unknownStore))
  const list = await loadCursorList(listReviewedChats, { ...args, url })
  const { from = '', to = '', reported = '', query: buyer = '' } = list.state.params
  return { list, values: { store, query: buyer, from, to, reported }, isUnknownStore: storeId === null }
}

/** No store has this number. */
const unknownStore = 2_147_483_647

/** Finds a store by id, alias or address: undefined without text, null if there is none. */
async function storeIdOf(context: Parameters<typeof tryCall>[0], text: string) {
  if (!text) return undefined
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  const alias = /\/store\/([^/?#\s]+)/.exec(text)?.[1] ?? text
  const store = await tryCall(context, (api) => api(getStore, { alias: alias.slice(0, 100) }))
  return store.success ? store.data.id : null
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'reviews')('chats'),
    path: '/admin/chats',
  })
}

export default function Chats({ loaderData: { list, values, isUnknownStore } }: Route.ComponentProps) {
  const t = useMessages('reviews')
  const href = useLocalizedHref()
  const { items, nextCursor, state } = list
  const columns = chooseColumns(list.tools, useChatColumns())
  const hrefOf = (cursor?: string | number) => href(listPath(state, { cursor }))
  return (
    <ListPage
      title={t('chats')}
      info={t('logged')}
      tools={listTools({ list, columns: columns.all })}
      filters={
        <ChatFilters
          values={values}
          isUnknownStore={isUnknownStore}
          isFiltered={Object.values(values).some((value) => value !== '')}
        />
      }
      pages={{
        isEmpty: items.length === 0,
        first: state.params.cursor ? { href: hrefOf(), label: t('latest') } : null,
        next: nextCursor ? { href: hrefOf(nextCursor), label: t('older') } : null,
      }}
      empty={<p>{t('empty')}</p>}
    >
      <DataTable label={t('chats')} columns={columns.shown} rows={items} keyOf={({ id }) => id} />
    </ListPage>
  )
}
