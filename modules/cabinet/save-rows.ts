import { sql } from 'kysely'
import { recordAll } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Caller } from '#platform/http/caller.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { may, type StoreRole } from '../accounts/rules.ts'
import { recountStore } from '../catalog/job-definitions.ts'
import { announceProducts } from '../catalog/write-products/announce-products.ts'
import type { ProductChange } from '../catalog/write-products/tables.ts'
import { writeProducts } from '../catalog/write-products/write-products.ts'
import { isPresent } from '../suppliers/premises-status.ts'
import type { saveProductRows } from './grid-contract.ts'
import { errorsOf, type GridRow, type RowError, rowError, stockError } from './grid-rules.ts'
import { findItems } from './list-products.ts'
import { lockProducts, type StoredProduct } from './bulk/lock-products.ts'

type Outcome = OutputOf<typeof saveProductRows>
type Save = { storeId: number; role: StoreRole; rows: readonly GridRow[]; caller: Caller; now: Date }
type Judged = { row: GridRow; product: StoredProduct }

/** Saves the rows that are in order. The last row of a product counts. */
export async function saveRows(tx: Tx, { storeId, role, rows, caller, now }: Save): Promise<Outcome> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { found, missing } = await lockProducts(tx, storeId, [...byId.keys()])
  const limits = { warehouseIds: await warehousesOf(tx, storeId), maySetPrices: may(role, 'prices') }
  const refused = new Map<number, RowError[]>(missing.map((id) => [id, [rowError('products.notFound')]]))
  const accepted: Judged[] = []
  for (const product of found) {
    const row = byId.get(product.id)!
    const errors = errorsOf(row, product, limits)
    if (errors.length > 0) refused.set(product.id, errors)
    else accepted.push({ row, product })
  }
  const stock = await stockOf(tx, accepted)
  const { written, conflicts } = await writeProducts(
    tx,
    storeId,
    accepted.map(({ row, product }) => ({ id: product.id, record: recordOf(row, product) })),
    { now },
  )
  for (const conflict of conflicts)
    refused.set(
      conflict.write.id,
      conflict.reason === 'reserved'
        ? conflict.warehouseIds.map((id) => stockError(id, 'products.reserved'))
        : [rowError('products.notFound')],
    )
  await announceProducts(tx, storeId, written)
  const changed = new Set(written.filter(({ change }) => change === 'updated').map(({ id }) => id))
  await finish(
    tx,
    { storeId, caller, stock },
    accepted.filter(({ product }) => changed.has(product.id)),
  )
  const current = await findItems(tx, storeId, [...refused.keys()], caller.locale)
  return {
    saved: accepted
      .filter(({ product: { id } }) => !refused.has(id))
      .map(({ product: { id, version } }) => ({ id, version: changed.has(id) ? version + 1 : version })),
    refused: [...refused].map(([id, errors]) => ({ id, errors, current: current.get(id) ?? null })),
  }
}

function recordOf(
  { price, oldPrice, tiers, status, stock }: GridRow,
  { isStockCounted }: StoredProduct,
): ProductChange {
  const policy = isStockCounted ? 'some' : 'exact'
  return {
    ...(price !== undefined && { priceMinor: price }),
    ...(oldPrice !== undefined && { oldPriceMinor: oldPrice }),
    ...(tiers && { tiers: tiers.map((tier) => ({ fromQuantity: tier.fromQuantity, priceMinor: tier.price })) }),
    ...(status !== undefined && { status }),
    ...(stock && { isStockCounted: true, stock: { policy, quantities: stock } }),
  }
}

async function warehousesOf(db: Db, storeId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    id: number
  }>`select id from warehouses w where store_id = ${storeId} and ${isPresent('w')}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

type Stock = { warehouseId: number; quantity: number }[]

/** The stock of the edited warehouses before the change, by product. */
async function stockOf(db: Db, judged: readonly Judged[]): Promise<ReadonlyMap<number, Stock>> {
  const edited = judged.flatMap(({ row, product }) =>
    product.isStockCounted ? (row.stock ?? []).map(({ warehouseId }) => ({ id: row.id, warehouseId })) : [],
  )
  if (edited.length === 0) return new Map()
  const { rows } = await sql<{ id: number; stock: Stock }>`
    select product_id as id, json_agg(json_build_object('warehouseId', warehouse_id, 'quantity', quantity) order by warehouse_id) as stock
    from product_stock where (product_id, warehouse_id) in (
      select * from unnest(${edited.map(({ id }) => id)}::int[], ${edited.map(({ warehouseId }) => warehouseId)}::int[])
    ) group by product_id
  `.execute(db)
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

type Changes = Pick<Save, 'storeId' | 'caller'> & { stock: ReadonlyMap<number, Stock> }

async function finish(tx: Tx, { storeId, caller, stock }: Changes, changed: readonly Judged[]) {
  if (changed.length === 0) return
  await recordAll(
    tx,
    caller,
    changed.map(({ row: { id, version: _, ...after }, product: { priceMinor, oldPriceMinor, tiers, status } }) => ({
      action: 'product.update',
      entity: 'product',
      entityId: id,
      details: {
        storeId,
        before: { price: priceMinor, oldPrice: oldPriceMinor, tiers, status, stock: stock.get(id) ?? [] },
        after,
      },
    })),
  )
  if (changed.some(({ row, product }) => row.status && row.status !== product.status))
    await enqueue(tx, recountStore, { storeId }, { key: `recount-store:${storeId}` })
}
