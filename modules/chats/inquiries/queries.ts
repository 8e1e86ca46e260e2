import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Locale } from '#platform/constants.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { similarIds } from '../../catalog/queries.ts'
import type { askSeveral, getInquiry } from '../inquiry-contract.ts'
import { readSeqOf } from '../list-queries.ts'
import { isBuyer, type Identity } from '../queries.ts'
import type { CursorPosition } from '../rules.ts'

export type InquiryTarget = { storeId: number; productId: number | null }
type Outcome = OutputOf<typeof askSeveral>['outcomes'][number]
export type InquiryProblem = NonNullable<Outcome['problem']>
type Asker = { buyerId: string | null; anonymousId: string | null }
type Question = { clientId: string; text: string; fileIds: readonly string[]; now: Date }

/** Undefined for a repeated clientId. A concurrent repeat waits for the first transaction. */
export async function insertInquiry(
  tx: Tx,
  { buyerId, anonymousId }: Asker,
  { clientId, text, fileIds, now }: Question,
) {
  const { rows } = await sql<{ id: string }>`
    insert into chat_inquiries (buyer_id, anonymous_id, client_id, text, file_ids, created_at)
    values (${buyerId}::uuid, ${anonymousId}::uuid, ${clientId}::uuid, ${text}, ${fileIds as string[]}::uuid[], ${now}) on conflict do nothing returning id
  `.execute(tx)
  return rows[0]?.id
}

export type InquiryItem = InquiryTarget & {
  place: number
  problem: InquiryProblem | null
  chatId: string | null
  seq: number | null
}

export const insertItems = (tx: Tx, inquiryId: string, items: readonly InquiryItem[]) =>
  sql`
  insert into chat_inquiry_items (inquiry_id, store_id, product_id, place, problem, chat_id, seq)
  select ${inquiryId}::uuid, * from unnest(${items.map(({ storeId }) => storeId)}::int[], ${items.map(({ productId }) => productId)}::int[],
    ${items.map(({ place }) => place)}::int[], ${items.map(({ problem }) => problem)}::text[], ${items.map(({ chatId }) => chatId)}::uuid[],
    ${items.map(({ seq }) => seq)}::int[])
`.execute(tx)

export async function findOutcomes(db: Db, { buyerId, anonymousId }: Asker, clientId: string) {
  const { rows } = await sql<Outcome & { id: string }>`
    select q.id, i.store_id as "storeId", i.chat_id as "chatId", i.problem from chat_inquiries q join chat_inquiry_items i on i.inquiry_id = q.id
    where q.client_id = ${clientId}::uuid and ${buyerId ? sql`q.buyer_id = ${buyerId}::uuid` : sql`q.anonymous_id = ${anonymousId}::uuid`} order by i.place
  `.execute(db)
  return rows
}

/** The stores that cannot be asked, with the reason. */
export async function findProblems(
  db: Db,
  { buyerId, anonymousId }: Asker,
  targets: readonly InquiryTarget[],
): Promise<ReadonlyMap<number, InquiryProblem>> {
  const isPair = buyerId ? sql`c.buyer_id = ${buyerId}::uuid` : sql`c.anonymous_id = ${anonymousId}::uuid`
  const { rows } = await sql<{ storeId: number; problem: InquiryProblem }>`
    select * from (
      select w.store_id as "storeId", case
        when not exists (select from stores s where s.id = w.store_id and s.status = 'Active') then 'chats.unknownStore'
        when exists (select from store_members m where m.store_id = w.store_id and m.account_id = ${buyerId}::uuid) then 'chats.ownStore'
        when w.product_id is not null and not exists (
          select from products p where p.id = w.product_id and p.store_id = w.store_id and p.status = 'Active'
        ) then 'chats.unknownWidget'
        when exists (select from chats c where c.store_id = w.store_id and ${isPair} and c.blocked_at is not null) then 'chats.blocked'
      end as problem
      from unnest(${targets.map(({ storeId }) => storeId)}::int[], ${targets.map(({ productId }) => productId)}::int[]) as w (store_id, product_id)
    ) known where problem is not null
  `.execute(db)
  return new Map(rows.map(({ storeId, problem }) => [storeId, problem]))
}

/** The store of a product first, then stores with similar products, each with its most similar one. */
export async function findSimilarTargets(db: Db, productId: number): Promise<InquiryTarget[]> {
  const ids = [productId, ...(await similarIds({ db }, productId, maxSimilarProducts))]
  const { rows } = await sql<InquiryTarget>`
    select store_id as "storeId", id as "productId" from (
      select distinct on (p.store_id) p.store_id, p.id, w.place from unnest(${ids}::int[]) with ordinality as w (id, place)
      join products p on p.id = w.id and p.status = 'Active' order by p.store_id, w.place
    ) nearest order by place
  `.execute(db)
  return rows
}

const maxSimilarProducts = 200

export type InquiryStore = OutputOf<typeof getInquiry>['items'][number]['store']

/** Stores by id, whatever their status. */
export async function findStores(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, InquiryStore>> {
  const { rows } = await sql<InquiryStore>`
    select s.id, s.alias, st.name, s.logo_file_id as "logoId", lt.name as city, case when s.verified_until > current_date then s.verified_at::text end as "verifiedAt",
      s.response_minutes as "responseMinutes", s.response_rate as "responseRate"
    from stores s join lateral ${bestName(sql`store_translations t where t.store_id = s.id`, locale)} st on true
    join lateral ${bestName(sql`location_translations t where t.location_id = s.location_id`, locale)} lt on true
    where s.id = any(${ids as number[]}::int[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

type InquiryRow = { id: string; text: string; createdAt: Date; fileCount: number }

const isAskedBy = ({ accountId, anonymousId }: Identity) =>
  accountId ? sql`q.buyer_id = ${accountId}::uuid` : sql`q.anonymous_id = ${anonymousId}::uuid`

/** Undefined for an inquiry of others, as for an unknown id. */
export async function findInquiry(db: Db, identity: Identity, id: string) {
  const { rows } = await sql<InquiryRow>`
    select q.id, q.text, q.created_at as "createdAt", cardinality(q.file_ids) as "fileCount" from chat_inquiries q where q.id = ${id}::uuid and ${isAskedBy(identity)}
  `.execute(db)
  return rows[0]
}

type InquiryItemRow = Pick<InquiryItem, 'storeId' | 'productId' | 'problem' | 'chatId'> & {
  unreadCount: number
  answeredAt: Date | null
  answers: number[]
  offer: number | null
}

/** The answers of each store as message numbers, in the order of the request. */
export async function findAnswers(db: Db, identity: Identity, inquiryId: string) {
  const { rows } = await sql<InquiryItemRow>`
    select i.store_id as "storeId", i.product_id as "productId", i.problem, c.id as "chatId",
      (select count(*)::int ${answersToItem} and m.seq > ${readSeqOf('Buyer')}) as "unreadCount",
      (select m.created_at ${answersToItem} and not m.is_automatic order by m.seq limit 1) as "answeredAt",
      array(select m.seq ${answersToItem} order by m.seq desc limit ${maxAnswers}) as answers,
      (select m.seq ${answersToItem} and m.widget ->> 'kind' = 'offer' order by m.seq desc limit 1) as offer
    from chat_inquiry_items i left join chats c on c.id = i.chat_id and ${isBuyer(identity)}
    where i.inquiry_id = ${inquiryId}::uuid order by i.place
  `.execute(db)
  return rows
}

const maxAnswers = 3
const answersToItem = sql`from chat_messages m where m.chat_id = c.id and m.seq > i.seq and m.side = 'Store'`

type InquiryListRow = Omit<InquiryRow, 'fileCount'> & {
  storeCount: number
  answeredCount: number
  storeNames: string[]
}
type Paging = { before: CursorPosition | undefined; limit: number }

/** The latest first; one row more than `limit` if there is a next page. */
export async function findInquiries(db: Db, identity: Identity, { before, limit }: Paging, locale: Locale) {
  const { rows } = await sql<InquiryListRow>`
    select q.id, q.text, q.created_at as "createdAt", i.*, array(
      select st.name from chat_inquiry_items i join stores s on s.id = i.store_id
      join lateral ${bestName(sql`store_translations t where t.store_id = s.id`, locale)} st on true where i.inquiry_id = q.id order by i.place limit 3
    ) as "storeNames"
    from (
      select * from chat_inquiries q where ${isAskedBy(identity)} ${before ? sql`and (q.created_at, q.id) < (${before.at}, ${before.id}::uuid)` : sql``}
      order by q.created_at desc, q.id desc limit ${limit + 1}
    ) q cross join lateral (
      select count(*)::int as "storeCount", count(*) filter (where exists (
        select from chat_messages m where m.chat_id = i.chat_id and m.seq > i.seq and m.side = 'Store' and not m.is_automatic
      ))::int as "answeredCount" from chat_inquiry_items i where i.inquiry_id = q.id
    ) i order by q.created_at desc, q.id desc
  `.execute(db)
  return rows
}
