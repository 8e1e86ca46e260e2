import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { ApiKey } from '#platform/http/dispatch.ts'
import { maxWrites } from '../catalog/write-products/write-products.ts'
import type { GridRow } from '../cabinet/grid-rules.ts'
import { saveRows } from '../cabinet/save-rows.ts'
import { findWarehouses } from './queries.ts'
import type { updatePricesAndStock } from './contract.ts'

type Item = z.output<(typeof updatePricesAndStock)['input']>['items'][number]
type ItemOutcome = OutputOf<typeof updatePricesAndStock>['items'][number]
type Result = Omit<ItemOutcome, 'code'>
type ErrorCode = Result['errors'][number]['code']
type VersionedProduct = { id: number; code: string; version: number }
type Change = { key: ApiKey; caller: Caller; now: Date }

/** Writes the items that are in order, as a grid of the cabinet does, and answers for each in their order. */
export async function updateProducts(tx: Tx, { key, caller, now }: Change, items: readonly Item[]) {
  const { storeId } = key
  const [warehouse] = await findWarehouses(tx, storeId)
  const found = await lockItems(tx, storeId, items)
  const results = new Map<number, Result>()
  const rows = new Map<number, { index: number; row: GridRow }>()
  items.forEach((item, index) => {
    const product = item.id === undefined ? found.byCode.get(item.code!) : found.byId.get(item.id)
    if (!product) results.set(index, refused(null, { field: null, code: 'products.notFound' }))
    else if (rows.has(product.id))
      results.set(index, refused(product.id, { field: null, code: 'programs.itemRepeated' }))
    else if (item.quantity !== undefined && !item.warehouseId && !warehouse)
      results.set(index, refused(product.id, { field: 'stock', code: 'products.unknownWarehouse' }))
    else rows.set(product.id, { index, row: toRow(item, product, warehouse?.id) })
  })
  const entries = [...rows.values()]
  for (let start = 0; start < entries.length; start += maxWrites) {
    const part = entries.slice(start, start + maxWrites)
    const outcome = await saveRows(tx, { storeId, role: 'Manager', rows: part.map(({ row }) => row), caller, now })
    for (const { id, version } of outcome.saved) {
      const { index, row } = rows.get(id)!
      results.set(index, { id, outcome: version === row.version ? 'Unchanged' : 'Updated', errors: [] })
    }
    for (const { id, errors } of outcome.refused)
      results.set(
        rows.get(id)!.index,
        refused(id, ...errors.map(({ field, code }) => ({ field, code: code as ErrorCode }))),
      )
  }
  const answer = items.map(({ code = null }, index): ItemOutcome => {
    const result = results.get(index)!
    return { ...result, code: found.byId.get(result.id ?? 0)?.code ?? code }
  })
  await recordUse(tx, { key, caller }, answer)
  return { items: answer }
}

const refused = (id: number | null, ...errors: Result['errors']): Result => ({ id, outcome: 'Refused', errors })

function toRow(
  { price, oldPrice, tiers, quantity, warehouseId }: Item,
  { id, version }: VersionedProduct,
  defaultWarehouseId: number | undefined,
): GridRow {
  return {
    id,
    version,
    ...(price !== undefined && { price }),
    ...(oldPrice !== undefined && { oldPrice }),
    ...(tiers && { tiers }),
    ...(quantity !== undefined && { stock: [{ warehouseId: (warehouseId ?? defaultWarehouseId)!, quantity }] }),
  }
}

/** Locks the products in the order of ids, as all writers do. */
async function lockItems(tx: Tx, storeId: number, items: readonly Item[]) {
  const ids = items.flatMap(({ id }) => id ?? [])
  const codes = items.flatMap(({ code }) => code ?? [])
  const { rows } = await sql<VersionedProduct>`
    select id, code, version from products where store_id = ${storeId} and (id = any(${ids}::int[]) or code = any(${codes}::text[]))
    order by id for update
  `.execute(tx)
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byCode: new Map(rows.map((row) => [row.code, row])),
  }
}

async function recordUse(tx: Tx, { key, caller }: Pick<Change, 'key' | 'caller'>, results: readonly Result[]) {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
  await record(tx, caller, {
    action: 'apiKey.updateProducts',
    entity: 'apiKey',
    entityId: key.id,
    details: { storeId: key.storeId, updated: count('Updated'), refused: count('Refused') },
  })
}
