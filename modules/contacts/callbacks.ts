import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Locale } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import { bestIn } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Context, Member } from '#platform/http/dispatch.ts'
import { publish } from '#platform/realtime/publish.ts'
import { slugOf } from '../catalog/cards.ts'
import type { listCallbacks, setCallbackStatus } from './contract.ts'
import { contactErrors } from './errors.ts'
import { type CallbackStatus, mayBecome, nextOf } from './rules.ts'
import type { Visitor, Wanted } from './visitor.ts'

type Asked = Wanted & { phone: string; name: string; question: string; preferredTime: string }

/** A visitor's request stays one until the store has looked at it; only its first time is news. The number is that of the last time: the one before may have been mistyped. */
export async function askForCallback(tx: Tx, { accountId, anonymousId }: Visitor, asked: Asked, now: Date) {
  const { rows } = await sql<{ id: string; status: CallbackStatus; createdAt: Date; times: number; phone: string }>`
    insert into callback_requests (store_id, product_id, account_id, anonymous_id, phone, name, question, preferred_time, created_at)
    values (${asked.storeId}, ${asked.productId ?? null}, ${accountId}, ${anonymousId}, ${asked.phone}, ${asked.name}, ${asked.question}, ${asked.preferredTime}, ${now})
    on conflict (store_id, product_id, account_id, anonymous_id) where status = 'New' do update set times = callback_requests.times + 1, phone = excluded.phone
    returning id, status, created_at as "createdAt", times, phone
  `.execute(tx)
  const { id, status, createdAt, times, phone } = rows[0]!
  if (times === 1) {
    await addStep(tx, { id, status, actorId: null, note: '' }, now)
    await publish(tx, `store:${asked.storeId}`, { kind: 'callback', requestId: id })
  }
  return { id, status, createdAt: createdAt.toISOString(), phone }
}

type Change = InputOf<typeof setCallbackStatus> & { note: string }

/** What a colleague has done in the meantime is not overwritten: the version says what the member has seen. */
export async function changeStatus(
  tx: Tx,
  { storeId }: Member,
  { id, version, status, note }: Change,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
) {
  const actorId = caller.account!.id
  const { rows } = await sql<{ status: CallbackStatus; version: number }>`
    select status, version from callback_requests where id = ${id}::uuid and store_id = ${storeId} for update
  `.execute(tx)
  const found = rows[0]
  if (!found) throw contactErrors.requestNotFound()
  if (found.version !== version) throw contactErrors.changedMeanwhile()
  if (!mayBecome(found.status, status)) throw contactErrors.wrongStatus()
  const taken =
    status === 'InWork' ? sql`, assigned_to = ${actorId}::uuid, taken_at = coalesce(taken_at, ${now})` : sql``
  await sql`update callback_requests set status = ${status}, version = version + 1 ${taken} where id = ${id}::uuid`.execute(
    tx,
  )
  await addStep(tx, { id, status, actorId, note }, now)
  await record(tx, caller, {
    action: 'callback.statusSet',
    entity: 'callbackRequest',
    entityId: id,
    details: { storeId, from: found.status, to: status },
  })
  await publish(tx, `store:${storeId}`, { kind: 'callback', requestId: id })
}

const addStep = (
  tx: Tx,
  { id, status, actorId, note }: { id: string; status: CallbackStatus; actorId: string | null; note: string },
  now: Date,
) =>
  sql`insert into callback_history (request_id, status, actor_id, note, created_at) values (${id}::uuid, ${status}, ${actorId}, ${note}, ${now})`.execute(
    tx,
  )

type Shown = OutputOf<typeof listCallbacks>['items'][number]
type Row = Omit<Shown, 'createdAt' | 'product' | 'next'> & {
  createdAt: Date
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
): Promise<Shown[]> {
  const person = (id: string) =>
    sql`(select json_build_object('id', a.id, 'name', a.name) from accounts a where a.id = ${sql.ref(id)})`
  const { rows } = await sql<Row>`
    select r.id, r.status, r.version, r.created_at as "createdAt", r.phone, r.name, r.question, r.preferred_time as "preferredTime", r.times,
      n.product_id as "productId", n.name as "productName", n.locale as "nameLocale", ${person('r.assigned_to')} as "assignedTo",
      (select json_agg(json_build_object('status', h.status, 'at', h.created_at, 'actor', ${person('h.actor_id')}, 'note', h.note) order by h.id)
        from callback_history h where h.request_id = r.id) as history
    from callback_requests r join stores s on s.id = r.store_id left join lateral (
      select t.product_id, t.name, t.locale from product_translations t where t.product_id = r.product_id
      ${bestIn(locale)}
    ) n on true
    where ${matches(storeId, status)} order by r.created_at desc, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  return rows.map(({ createdAt, productId, productName, nameLocale, history, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    next: nextOf(row.status),
    product:
      productId === null
        ? null
        : {
            id: productId,
            name: productName!,
            nameLocale: nameLocale!,
            slug: slugOf({ id: productId, name: productName!, nameLocale: nameLocale! }),
          },
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
