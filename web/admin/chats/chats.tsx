import { listReviewedChats } from '#modules/moderation/contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { attempt, load } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import admin from '../admin.module.css'
import type { Route } from './+types/chats.ts'
import { ChatFilters } from './ChatFilters.tsx'
import styles from './chats.module.css'
import { ChatTable } from './ChatTable.tsx'

type Filter = InputOf<typeof listReviewedChats>

export async function loader({ context, url: { searchParams: given } }: Route.LoaderArgs) {
  const values = Object.fromEntries(
    ['store', 'query', 'from', 'to', 'reported'].map((name) => [name, given.get(name)?.trim() ?? '']),
  ) as Asked
  const cursor = given.get('cursor') ?? undefined
  const storeId = await storeIdOf(context, values.store)
  const filter: Filter = {
    storeId: storeId ?? undefined,
    query: values.query.slice(0, 120),
    from: dayOf(values.from),
    to: dayOf(values.to),
    reported: values.reported === 'Any' || values.reported === 'Open' ? values.reported : undefined,
    cursor,
  }
  const { items, nextCursor } =
    storeId === null ? { items: [], nextCursor: null } : await load(context, (api) => api(listReviewedChats, filter))
  return { items, nextCursor, values, isUnknownStore: storeId === null, isFirst: cursor === undefined }
}

export type Asked = Record<'store' | 'query' | 'from' | 'to' | 'reported', string>
export type Row = Awaited<ReturnType<typeof loader>>['items'][number]

const dayOf = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)

/** A store by its number, alias or address; null where there is none. */
async function storeIdOf(context: Parameters<typeof attempt>[0], text: string) {
  if (!text) return undefined
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  const alias = /\/store\/([^/?#\s]+)/.exec(text)?.[1] ?? text
  const store = await attempt(context, (api) => api(getStore, { alias: alias.slice(0, 100) }))
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
  const href = useHref()
  const asked = Object.entries(values).filter(([, value]) => value)
  const address = (cursor?: string) => {
    const search = new URLSearchParams([...asked, ...(cursor ? [['cursor', cursor]] : [])])
    return href(`/admin/chats${search.size > 0 ? `?${search}` : ''}`)
  }
  return (
    <div className={admin.page}>
      <h1>{t('chats')}</h1>
      <Note tone="info">{t('logged')}</Note>
      <ChatFilters values={values} isUnknownStore={isUnknownStore} isAsked={asked.length > 0} />
      {items.length === 0 ? <p className={styles.none}>{t('empty')}</p> : <ChatTable chats={items} />}
      {(nextCursor || !isFirst) && (
        <div className={styles.row}>
          {!isFirst && <ButtonLink href={address()}>{t('latest')}</ButtonLink>}
          {nextCursor && (
            <ButtonLink href={address(nextCursor)} rel="next">
              {t('older')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
