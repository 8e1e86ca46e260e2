// The products of a merged brand follow in short transactions, each of which finds only what is left; so the job goes on whenever a
// worker dies.
import { sql } from 'kysely'
import { record, recordAll } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkOf } from '#platform/http/limits.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { resourceErrors } from '#platform/resource/errors.ts'
import { isConfirmed } from '#platform/values/is-confirmed.ts'
import { recount } from '../catalog/job-definitions.ts'
import { announceProducts } from '../catalog/write-products/announce-products.ts'
import { writeProducts } from '../catalog/write-products/write-products.ts'
import { brandErrors } from './errors.ts'
import { leadAliasesTo } from './former-aliases.ts'
import { mergeBrand, mergeKey } from './job-definitions.ts'

type Brand = { id: number; alias: string; name: string; productCount: number; isMerging: boolean }
type Request = { id: number; targetId: number; confirmation: string; isDryRun: boolean }

/** Starts to merge a brand into another one. Neither may be part of another merge. Returns how many products follow. */
export async function startMerge(tx: Tx, caller: Caller, { id, targetId, confirmation, isDryRun }: Request) {
  if (id === targetId) throw brandErrors.sameBrand()
  const { brand, target } = await lockBrands(tx, id, targetId)
  if (brand.isMerging || target.isMerging) throw brandErrors.merging()
  if ((confirmation || !isDryRun) && !isConfirmed(confirmation, [brand.alias])) throw brandErrors.wrongConfirmation()
  if (isDryRun) return brand.productCount
  await sql`update brands set merged_into = ${targetId}, version = version + 1 where id = ${id}`.execute(tx)
  const { alias, name } = brand
  await record(tx, caller, {
    action: 'brand.merged',
    entity: 'brand',
    entityId: id,
    details: { before: { alias, name }, after: { id: targetId, alias: target.alias, name: target.name } },
  })
  await enqueue(
    tx,
    mergeBrand,
    { id, accountId: caller.account?.id ?? null, network: networkOf(caller.ip) },
    { key: mergeKey(id) },
  )
  return brand.productCount
}

/** In the order of ids, so that of two merges of the same brands one waits for the other. */
async function lockBrands(tx: Tx, id: number, targetId: number) {
  await sql`select from brands where id in (${id}, ${targetId}) order by id for update`.execute(tx)
  const { rows } = await sql<Brand>`
    select b.id, b.alias, b.name, (select count(*)::int from products p where p.brand_id = b.id) as "productCount",
      b.merged_into is not null or exists (select from brands o where o.merged_into = b.id) as "isMerging"
    from brands b where b.id in (${id}, ${targetId})
  `.execute(tx)
  const [brand, target] = [rows.find((row) => row.id === id), rows.find((row) => row.id === targetId)]
  if (!brand || !target) throw resourceErrors.notFound()
  return { brand, target }
}

type Merge = { id: number; accountId: string | null; network: string; now: Date }

const batchSize = 250

export async function moveProducts(db: Db, merge: Merge) {
  while (await db.transaction().execute((tx) => moveBatch(tx, merge)));
}

/** False when nothing is left to do. */
export async function moveBatch(tx: Tx, merge: Merge): Promise<boolean> {
  const { rows } = await sql<{ id: number; storeId: number; targetId: number }>`
    select p.id, p.store_id as "storeId", b.merged_into as "targetId" from brands b join products p on p.brand_id = b.id
    where b.id = ${merge.id} and b.merged_into is not null order by p.id limit ${batchSize} for update of p
  `.execute(tx)
  for (const [storeId, products] of [...Map.groupBy(rows, (row) => row.storeId)].toSorted(
    ([one], [other]) => one - other,
  ))
    await moveOfStore(tx, storeId, products, merge)
  return rows.length > 0 || finish(tx, merge.id)
}

async function moveOfStore(
  tx: Tx,
  storeId: number,
  products: readonly { id: number; targetId: number }[],
  { id: brandId, accountId, network, now }: Merge,
) {
  const writes = products.map(({ id, targetId }) => ({ id, record: { brandId: targetId } }))
  const { written } = await writeProducts(tx, storeId, writes, { now })
  await announceProducts(tx, storeId, written)
  await recordAll(
    tx,
    { account: undefined, ip: network },
    products.map(({ id, targetId }) => ({
      action: 'product.update',
      entity: 'product',
      entityId: id,
      details: { storeId, before: { brandId }, after: { brandId: targetId } },
      ...(accountId && { actorId: accountId }),
    })),
  )
}

/** The lock keeps new products out of the brand. True if some came before it. */
async function finish(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ alias: string; targetId: number }>`
    select alias, merged_into as "targetId" from brands where id = ${id} and merged_into is not null for update
  `.execute(tx)
  const brand = rows[0]
  if (!brand) return false
  const { rows: left } = await sql`select from products where brand_id = ${id} limit 1`.execute(tx)
  if (left.length > 0) return true
  await leadAliasesTo(tx, brand.targetId, { id, alias: brand.alias })
  await sql`delete from brands where id = ${id}`.execute(tx)
  await enqueue(tx, recount, {})
  await invalidateTags(tx, ['brands', `brand:${id}`, `brand:${brand.targetId}`])
  return false
}
