// Events wait in memory for a second at most and are inserted together. A visitor has one row for what an event is about.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { dayOf } from '#platform/values/days.ts'
import type { MetricEvent } from './contract.ts'
import { findRegistry } from './registry.ts'
import { type Visit, visitorOn } from './visitor.ts'

type Reporter = Visit & { db: Db; now: Date; log: Log }
type Waiting = {
  day: string
  element: string
  action: string
  storeId: number | null
  productId: number | null
  visitor: string
  accountId: string | null
}
type Queue = { events: Waiting[]; timer: NodeJS.Timeout | undefined; log: Log }

/** More events are dropped until the next second. */
export const maxWaitingEvents = 20_000
const flushMs = 1_000
const queues = new WeakMap<Db, Queue>()

/** Takes what the registry names. The day is that of the server. */
export async function takeEvents(events: readonly z.output<typeof MetricEvent>[], reporter: Reporter) {
  const { db, now, log, caller } = reporter
  const day = dayOf(now)
  const visitor = visitorOn(day, reporter)
  if (visitor === undefined) return
  const registry = await findRegistry(db)
  const queue = queueOf(db, log)
  for (const { element, action, relatedStoreId, relatedProductId } of events) {
    if (queue.events.length >= maxWaitingEvents) return
    if (!registry.get(element)?.includes(action)) continue
    queue.events.push({
      day,
      element,
      action,
      storeId: relatedStoreId ?? null,
      productId: relatedProductId ?? null,
      visitor,
      accountId: caller.account?.id ?? null,
    })
  }
  if (queue.events.length > 0) queue.timer ??= setTimeout(() => void flushEvents(db), flushMs).unref()
}

function queueOf(db: Db, log: Log) {
  const known = queues.get(db)
  if (known) return known
  const queue: Queue = { events: [], timer: undefined, log }
  queues.set(db, queue)
  return queue
}

/** Writes what waits. Events that the database does not take now wait for the next ones, as long as there is room. */
export async function flushEvents(db: Db) {
  const queue = queues.get(db)
  if (!queue) return
  clearTimeout(queue.timer)
  queue.timer = undefined
  const events = queue.events
  queue.events = []
  if (events.length === 0) return
  try {
    await insertEvents(db, events)
  } catch (error) {
    queue.log.warn({ err: error, events: events.length }, 'metrics are not written')
    queue.events.push(...events.slice(0, maxWaitingEvents - queue.events.length))
  }
}

/** A product says which store it is of. Stores and products that are not on sale are dropped, and what people do at their own store. */
const insertEvents = (db: Db, events: readonly Waiting[]) =>
  sql`
    insert into metric_events (day, element, action, store_id, product_id, visitor)
    select distinct e.day, e.element, e.action, s.id, p.id, e.visitor
    from unnest(
      ${events.map(({ day }) => day)}::date[], ${events.map(({ element }) => element)}::text[], ${events.map(({ action }) => action)}::text[],
      ${events.map(({ storeId }) => storeId)}::int[], ${events.map(({ productId }) => productId)}::int[],
      ${events.map(({ visitor }) => visitor)}::bigint[], ${events.map(({ accountId }) => accountId)}::uuid[]
    ) e (day, element, action, store_id, product_id, visitor, account_id)
    left join products p on p.id = e.product_id and p.status = 'Active'
    left join stores s on s.id = case when e.product_id is null then e.store_id else p.store_id end and s.status = 'Active'
    where (e.product_id is null or p.id is not null) and (coalesce(e.product_id, e.store_id) is null or s.id is not null)
      and not exists (select from store_members m where m.store_id = s.id and m.account_id = e.account_id)
    order by e.day, e.element, e.action, p.id, s.id, e.visitor
    on conflict do nothing
  `.execute(db)
