import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { ChatRow, Identity } from './queries.ts'
import type { Side } from './rules.ts'

export type Widget =
  | { kind: 'product'; productId: number }
  | { kind: 'order'; orderId: string }
  | {
      kind: 'offer'
      productId: number
      priceMinor: number
      currency: Currency
      fromQuantity: number
      until: string
      isDeclined?: boolean
    }
export type MessageDraft = {
  side: Side
  authorId: string | null
  text: string
  widget: Widget | null
  fileIds: readonly string[]
  clientId: string | null
  isAutomatic?: boolean
  now: Date
}
export type MessageRow = {
  chatId: string
  seq: number
  side: Side
  authorName: string
  isAutomatic: boolean
  text: string
  widget: Widget | null
  fileIds: string[]
  clientId: string | null
  createdAt: Date
}

/**
 * Inserts a message with the next number of its chat, whose row the caller has locked. Times never decrease within a chat. If the
 * sender's side had read everything, its read position moves to the new message.
 */
export async function appendMessage(
  tx: Tx,
  chatId: string,
  { side, authorId, text, widget, fileIds, clientId, isAutomatic, now }: MessageDraft,
): Promise<number> {
  const readSeqColumn = sql.ref(side === 'Buyer' ? 'buyer_read_seq' : 'store_read_seq')
  const { rows } = await sql<{ seq: number }>`
    with next as (
      update chats set last_seq = last_seq + 1, active_at = greatest(active_at, ${now}), waiting_since = ${waitingSinceAfter(side, isAutomatic, now)},
        ${readSeqColumn} = case when ${readSeqColumn} = last_seq then last_seq + 1 else ${readSeqColumn} end
      where id = ${chatId}::uuid returning last_seq, active_at
    )
    insert into chat_messages (chat_id, seq, side, author_id, is_automatic, text, widget, file_ids, client_id, created_at)
    select ${chatId}::uuid, last_seq, ${side}, ${authorId}::uuid, ${isAutomatic ?? false}, ${text}, ${widget === null ? null : JSON.stringify(widget)}::jsonb,
      ${fileIds as string[]}::uuid[], ${clientId}::uuid, active_at
    from next returning seq
  `.execute(tx)
  return rows[0]!.seq
}

/** An automatic answer does not end the waiting of a buyer. */
function waitingSinceAfter(side: Side, isAutomatic: boolean | undefined, now: Date) {
  if (side === 'Buyer') return sql`coalesce(waiting_since, ${now})`
  return isAutomatic ? sql`waiting_since` : sql`null`
}

/** Lets both sides of the chat see the files. */
export const shareFiles = (tx: Tx, chatId: string, ids: readonly string[]) =>
  sql`
  insert into chat_files (file_id, chat_id) select distinct id, ${chatId}::uuid from unnest(${ids as string[]}::uuid[]) as f (id) on conflict do nothing
`.execute(tx)

export async function findSentSeq(tx: Tx, { id, side }: Pick<ChatRow, 'id' | 'side'>, clientId: string | undefined) {
  if (!clientId) return undefined
  const { rows } = await sql<{ seq: number }>`
    select seq from chat_messages where chat_id = ${id}::uuid and side = ${side} and client_id = ${clientId}::uuid
  `.execute(tx)
  return rows[0]?.seq
}

/** How often a buyer has sent the same text within the last minute, to any store. */
export async function countSameTexts(tx: Tx, { accountId, anonymousId }: Identity, text: string, now: Date) {
  const since = new Date(now.getTime() - 60_000)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chats c join chat_messages m on m.chat_id = c.id and m.side = 'Buyer' and m.created_at > ${since} and m.text = ${text}
    where (c.buyer_id = ${accountId}::uuid or c.anonymous_id = ${anonymousId}::uuid) and c.active_at > ${since}
  `.execute(tx)
  return rows[0]!.count
}

const columns = sql`
  m.chat_id as "chatId", m.seq, m.side, coalesce(a.name, case when m.side = 'Buyer' then c.visitor_name end, '') as "authorName", m.is_automatic as "isAutomatic",
  m.text, m.widget, m.file_ids as "fileIds", m.client_id as "clientId", m.created_at as "createdAt"
`
const joins = sql`join chats c on c.id = m.chat_id left join accounts a on a.id = m.author_id`

export async function findMessages(db: Db, keys: readonly { chatId: string; seq: number }[]) {
  if (keys.length === 0) return []
  const { rows } = await sql<MessageRow>`
    select ${columns} from unnest(${keys.map(({ chatId }) => chatId)}::uuid[], ${keys.map(({ seq }) => seq)}::int[]) as wanted (chat_id, seq)
    join chat_messages m on m.chat_id = wanted.chat_id and m.seq = wanted.seq ${joins}
  `.execute(db)
  return rows
}

/** Messages in ascending order: those after a number, those before a number or the newest. */
export async function findMessagePage(
  db: Db,
  chatId: string,
  { before, after, limit }: { before?: number; after?: number; limit: number },
) {
  const { rows } = await sql<MessageRow>`
    select ${columns} from chat_messages m ${joins} where m.chat_id = ${chatId}::uuid
      ${before === undefined ? sql`` : sql`and m.seq < ${before}`} ${after === undefined ? sql`` : sql`and m.seq > ${after}`}
    order by m.seq ${after === undefined ? sql`desc` : sql`asc`} limit ${limit}
  `.execute(db)
  return after === undefined ? rows.reverse() : rows
}

export async function findReadPositions(db: Db, { id, side }: Pick<ChatRow, 'id' | 'side'>) {
  const { rows } = await sql<{ lastSeq: number; buyer: number; store: number }>`
    select last_seq as "lastSeq", buyer_read_seq as buyer, store_read_seq as store from chats where id = ${id}::uuid
  `.execute(db)
  const { lastSeq, buyer, store } = rows[0]!
  return side === 'Buyer'
    ? { lastSeq, readSeq: buyer, otherReadSeq: store }
    : { lastSeq, readSeq: store, otherReadSeq: buyer }
}
