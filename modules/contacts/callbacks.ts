import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Locale } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Context, Member } from '#platform/http/dispatch.ts'
import { publish } from '#platform/realtime/publish.ts'
import { shownProducts } from '../catalog/shown-names.ts'
import { markCallbackNotificationsRead, notifyOfCallback } from '../notifications/notify.ts'
import type { listCallbacks, setCallbackStatus } from './contract.ts'
import { contactErrors } from './errors.ts'
import { type CallbackStatus, mayBecome, nextStatuses } from './rules.ts'
import type { Visitor, ContactTarget } from './visitor.ts'

/** Of all questions that a visitor has added to one request. */
const maxQuestionLength = 4000
type CallbackInput = ContactTarget & { phone: string; name: string; question: string; preferredTime: string }

/**
 * A repeat of a new request updates its phone, which may have been mistyped, its preferred time and its counter; a name or another question is
 * added. Only the first one is notified.
 */
export async function requestCallback(tx: Tx, { accountId, anonymousId }: Visitor, request: CallbackInput, now: Date) {
  const { rows } = await sql<{ id: string; status: CallbackStatus; createdAt: Date; times: number; phone: string }>`
    insert into callback_requests as r (store_id, product_id, account_id, anonymous_id, phone, name, question, preferred_time, created_at, asked_at)
    values (${request.storeId}, ${request.productId ?? null}, ${accountId}, ${anonymousId}, ${request.phone}, ${request.name}, ${request.question}, ${request.preferredTime}, ${now}, ${now})
    on conflict (store_id, product_id, account_id, anonymous_id) where status = 'New' do update
      set times = r.times + 1, phone = excluded.phone, preferred_time = excluded.preferred_time, asked_at = excluded.asked_at,
        name = coalesce(nullif(excluded.name, ''), r.name),
        question = case when strpos(r.question, excluded.question) > 0 then r.question
          else left(concat_ws(E'\n', nullif(r.question, ''), excluded.question), ${maxQuestionLength}) end
    returning id, status, created_at as "createdAt", times, phone
  `.execute(tx)
  const { id, status, createdAt, times, phone } = rows[0]!
  await publish(tx, `store:${request.storeId}`, { kind: 'callback', requestId: id })
  if (times === 1) {
    await addHistoryEntry(tx, { id, status, actorId: null, note: '' }, now)
    await notifyOfCallback(tx, { callbackId: id, now })
  }
  return { id, status, createdAt: createdAt.toISOString(), phone }
}

type StatusChange = InputOf<typeof setCallbackStatus> & { note: string }

/** Optimistic locking: throws `contacts.changedMeanwhile` for an outdated version. */
export async function changeStatus(
  tx: Tx,
  { storeId }: Member,
  { id, version, status, note }: StatusChange,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
) {
  const actorId = caller.account!.id
  const { rows } = await sql<{ status: CallbackStatus; version: number }>`
    select status, version from callback_requests where id = ${id}::uuid and store_id = ${storeId} for update
  `.execute(tx)
  const request = rows[0]
  if (!request) throw contactErrors.requestNotFound()
  if (request.version !== version) throw contactErrors.changedMeanwhile()
  if (!mayBecome(request.status, status)) throw contactErrors.wrongStatus()
  const assignment =
    status === 'InWork' ? sql`, assigned_to = ${actorId}::uuid, taken_at = coalesce(taken_at, ${now})` : sql``
  await sql`update callback_requests set status = ${status}, version = version + 1 ${assignment} where id = ${id}::uuid`.execute(
    tx,
  )
  await addHistoryEntry(tx, { id, status, actorId, note }, now)
  if (request.status === 'New') await markCallbackNotificationsRead(tx, id, now)
  await record(tx, caller, {
    action: 'callback.statusSet',
    entity: 'callbackRequest',
    entityId: id,
    details: { storeId, before: { status: request.status }, after: { status } },
  })
  await publish(tx, `store:${storeId}`, { kind: 'callback', requestId: id })
}

const addHistoryEntry = (
  tx: Tx,
  { id, status, actorId, note }: { id: string; status: CallbackStatus; actorId: string | null; note: string },
  now: Date,
) =>
  sql`insert into callback_history (request_id, status, actor_id, note, created_at) values (${id}::uuid, ${status}, ${actorId}, ${note}, ${now})`.execute(
    tx,
  )

type CallbackItem = OutputOf<typeof listCallbacks>['items'][number]
type CallbackRow = Omit<CallbackItem, 'createdAt' | 'askedAt' | 'product' | 'next'> & {
  createdAt: Date
  askedAt: Date
  isStoreClosed: boolean
  productId: number | null
  productName: string | null
  nameLocale: Locale | null
}
type Filter = { status?: CallbackStatus; page: number; pageSize: number }

export async function findCallbacks(
  db: Db,
  storeId: number,
  { status, page, pageSize }: Filter,
  locale: Locale,
): Promise<CallbackItem[]> {
  const person = (id: string) =>
    sql`(select json_build_object('id', a.id, 'name', a.name) from accounts a where a.id = ${sql.ref(id)})`
  const { rows } = await sql<CallbackRow>`
    select r.id, r.status, r.version, r.created_at as "createdAt", r.asked_at as "askedAt", r.phone, r.name, r.question, r.preferred_time as "preferredTime", r.times,
      s.status = 'Closed' as "isStoreClosed",
      n.product_id as "productId", n.name as "productName", n.locale as "nameLocale", ${person('r.assigned_to')} as "assignedTo",
      (select json_agg(json_build_object('status', h.status, 'at', h.created_at, 'actor', ${person('h.actor_id')}, 'note', h.note) order by h.id)
        from callback_history h where h.request_id = r.id) as history
    from callback_requests r join stores s on s.id = r.store_id left join lateral (
      select t.product_id, t.name, t.locale from product_translations t where t.product_id = r.product_id
      ${bestTranslation(locale)}
    ) n on true
    where ${matches(storeId, status)} order by r.created_at desc, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  const products = await shownProducts(
    db,
    rows.map(({ productId, productName: name, nameLocale }) => ({ productId, name, nameLocale })),
    locale,
  )
  return rows.map(({ createdAt, askedAt, productId, history, isStoreClosed, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    askedAt: askedAt.toISOString(),
    next: isStoreClosed ? [] : nextStatuses(row.status),
    product: products.get(productId ?? 0) ?? null,
    history: history.map(({ at, ...step }) => ({ ...step, at: new Date(at).toISOString() })),
  }))
}

export async function countCallbacks(db: Db, storeId: number, { status }: Filter) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from callback_requests r where ${matches(storeId, status)}`.execute(db)
  return rows[0]!.count
}

const matches = (storeId: number, status: CallbackStatus | undefined) =>
  sql`r.store_id = ${storeId} ${status ? sql`and r.status = ${status}` : sql``}`
