import { type RawBuilder, sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import { selectPage } from '#platform/db/select-page.ts'
import type { Caller } from '#platform/http/caller.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { isConfirmedByNameOrCount } from '#platform/values/is-confirmed.ts'
import { deleteStock } from '../../catalog/write-products/move-stock.ts'
import { deleteBranchRow, deleteWarehouseRow } from '../../suppliers/delete-premises.ts'
import { type PremisesKind, premisesTables } from '../../suppliers/premises-status.ts'
import { endOrganization, markOrganizationDeleted } from '../../suppliers/save-organization.ts'
import { markClosedStores } from '../erase-stores.ts'
import { administrationErrors } from '../errors.ts'
import { eraseStores } from '../job-definitions.ts'
import type { fullyDeleteWarehouses, listErasures } from '../premises-change-contract.ts'
import { premisesName } from './premises-name.ts'

type Outcome = OutputOf<typeof fullyDeleteWarehouses>
export type Kind = PremisesKind | 'organization'
type Item = { id: number; name: string; productCount: number; isDeleted: boolean; isErased: boolean }
type Request = {
  kind: Kind
  caller: Caller
  ids: readonly number[]
  /** The name of the only item, or how many there are. */
  confirmation: string
  isDryRun: boolean
  now: Date
}

const batchSize = 5_000

/** Marks deleted items that a job then deletes for good. From then on they cannot be restored. */
export async function requestErasure(tx: Tx, request: Request): Promise<Outcome> {
  const { kind, caller, ids, confirmation, isDryRun, now } = request
  const items = await lock(tx, kind, ids)
  if ((confirmation || !isDryRun) && !isConfirmedByNameOrCount(confirmation, items.length, items[0]?.name))
    throw administrationErrors.wrongName()
  const erased = items.filter(({ isDeleted, isErased }) => isDeleted && !isErased)
  if (!isDryRun) for (const item of erased) await markForErasure(tx, caller, kind, item, now)
  if (!isDryRun && erased.length > 0) await enqueue(tx, eraseStores, {}, { key: 'erase-stores' })
  return {
    count: erased.length,
    lost: erased.map(({ name, productCount }) => ({ name, count: productCount })),
    rejected: ids.flatMap((id) => {
      const item = items.find((each) => each.id === id)
      if (item?.isDeleted) return []
      return [{ id, code: item ? ('administration.notClosed' as const) : ('administration.notFound' as const) }]
    }),
  }
}

/** Their rows are locked before what belongs to them is read. */
async function lock(tx: Tx, kind: Kind, ids: readonly number[]): Promise<Item[]> {
  const given = sql`w.id = any(${ids as number[]}::int[])`
  await sql`select from ${sql.table(tables[kind])} w where ${given} order by w.id for update`.execute(tx)
  const { rows } = await sql<Item>`
    select w.id, ${columns[kind]},
      exists (select from premises_erasures e where e.kind = ${kind} and e.record_id = w.id) as "isErased"
    from ${sql.table(tables[kind])} w where ${given} order by w.id
  `.execute(tx)
  return rows
}

const tables = { ...premisesTables, organization: 'organizations' } as const
const ofPremises = sql`w.status = 'Deleted' as "isDeleted", ${premisesName} as name`
const columns: Record<Kind, RawBuilder<unknown>> = {
  companybranch: sql`${ofPremises}, 0 as "productCount"`,
  warehouse: sql`${ofPremises}, (select count(*)::int from product_stock t where t.warehouse_id = w.id) as "productCount"`,
  organization: sql`w.deleted_at is not null as "isDeleted", w.legal_name as name, (
    select count(*)::int from products p join stores s on s.id = p.store_id where s.organization_id = w.id
  ) as "productCount"`,
}

async function markForErasure(tx: Tx, caller: Caller, kind: Kind, { id, name, productCount }: Item, now: Date) {
  const { rows } = await sql`
    insert into premises_erasures (kind, record_id, name, total, requested_at) values (${kind}, ${id}, ${name}, ${productCount}, ${now})
    on conflict do nothing returning kind
  `.execute(tx)
  if (rows.length === 0) return
  if (kind === 'organization') {
    await endOrganization(tx, id)
    await markClosedStores(tx, caller, id, now)
  }
  await record(tx, caller, {
    action: `${kind}.erasureRequested`,
    entity: kind,
    entityId: id,
    details: { before: { name, productCount } },
  })
}

/** Deletes a batch of one item, and with the last one the item. False if nothing can be done now. */
export const continueErasure = (db: Db, now: Date) => db.transaction().execute((tx) => eraseBatch(tx, now))

async function eraseBatch(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<{ kind: Kind; id: number }>`
    select kind, record_id as id from premises_erasures e where finished_at is null and not (kind = 'organization' and ${hasUnfinishedStores})
    order by requested_at, record_id limit 1 for update skip locked
  `.execute(tx)
  if (!rows[0]) return false
  const { kind, id } = rows[0]
  const { done, isLast } = await erase(tx, kind, id, now)
  await sql`
    update premises_erasures set done = case when kind = 'warehouse' then done + ${done} else total end,
      finished_at = ${isLast ? now : null}::timestamptz
    where kind = ${kind} and record_id = ${id}
  `.execute(tx)
  if (isLast) await record(tx, { account: undefined, ip: '' }, { action: `${kind}.erased`, entity: kind, entityId: id })
  return true
}

/** The job that deletes the stores of a company does not have all of them yet. */
const hasUnfinishedStores = sql`exists (
  select from store_erasures o join stores s on s.id = o.store_id where s.organization_id = e.record_id and o.finished_at is null
)`

async function erase(tx: Tx, kind: Kind, id: number, now: Date) {
  if (kind === 'organization') await markOrganizationDeleted(tx, id, now)
  if (kind === 'companybranch') await deleteBranchRow(tx, id)
  if (kind !== 'warehouse') return { done: 0, isLast: true }
  const done = await deleteStock(tx, id, batchSize)
  const isLast = done < batchSize
  if (isLast) await deleteWarehouseRow(tx, id)
  return { done, isLast }
}

export async function findErasures(db: Db, { kind, ...paging }: { kind: Kind; page: number; pageSize: number }) {
  return selectPage<OutputOf<typeof listErasures>['items'][number]>(
    db,
    {
      columns: sql`e.record_id as id, e.name, e.total, e.done, ${isoTime(sql`e.requested_at`)} as "requestedAt",
        ${isoTime(sql`e.finished_at`)} as "finishedAt"`,
      from: sql`premises_erasures e`,
      condition: sql`e.kind = ${kind}`,
      order: sql`e.requested_at desc, e.record_id`,
    },
    paging,
  )
}
