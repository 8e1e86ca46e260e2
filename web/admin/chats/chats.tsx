import { listReviewedChats } from '#modules/moderation/chat-contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { tryCall, loaderCall } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ListPage } from '../../list/ListPage.tsx'
import type { Route } from './+types/chats.ts'
import { ChatFilters, type FilterValues } from './ChatFilters.tsx'
import { ChatTable } from './ChatTable.tsx'

type Filter = InputOf<typeof listReviewedChats>

export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const values = Object.fromEntries(
    ['store', 'query', 'from', 'to', 'reported'].map((name) => [name, query.get(name)?.trim() ?? '']),
  ) as FilterValues
  const cursor = query.get('cursor') ?? undefined
  const storeId = await storeIdOf(context, values.store)
  const filter: Filter = {
    storeId: storeId ?? undefined,
    query: values.query.slice(0, 120),
    from: validDate(values.from),
    to: validDate(values.to),
    reported: values.reported === 'Any' || values.reported === 'Open' ? values.reported : undefined,
    cursor,
  }
  const { items, nextCursor } =
    storeId === null
      ? { items: [], nextCursor: null }
      : await loaderCall(context, (api) => api(listReviewedChats, filter))
  return { items, nextCursor, values, isUnknownStore: storeId === null, isFirst: cursor === undefined }
}

const validDate = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)

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

export default function Chats({
  loaderData: { items, nextCursor, values, isUnknownStore, isFirst },
}: Route.ComponentProps) {
  const t = useMessages('reviews')
  const href = useLocalizedHref()
  const activeFilters = Object.entries(values).filter(([, value]) => value)
  const hrefOf = (cursor?: string) => {
    const search = new URLSearchParams([...activeFilters, ...(cursor ? [['cursor', cursor]] : [])])
    return href(`/admin/chats${search.size > 0 ? `?${search}` : ''}`)
  }
  return (
    <ListPage
      title={t('chats')}
      info={t('logged')}
      filters={<ChatFilters values={values} isUnknownStore={isUnknownStore} isFiltered={activeFilters.length > 0} />}
      pages={{
        isEmpty: items.length === 0,
        first: isFirst ? null : { href: hrefOf(), label: t('latest') },
        next: nextCursor ? { href: hrefOf(nextCursor), label: t('older') } : null,
      }}
      empty={<p>{t('empty')}</p>}
    >
      <ChatTable chats={items} />
    </ListPage>
  )
}
