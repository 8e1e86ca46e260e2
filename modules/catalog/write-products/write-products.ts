import type { Tx } from '#platform/db/database.ts'
import { type CodeOwner, findCodeOwners, lockCodes } from './code-owners.ts'
import { concernsOffers, updateOfferGroups } from './offer-groups.ts'
import { changeProducts, insertProducts, lockProducts, type StoredProduct } from './product-rows.ts'
import { writeParts } from './part-rows.ts'
import { lockStock, updateAvailability, writeStock } from './stock-rows.ts'
import { concernsKeys, updateStoreProductKeys } from './store-product-keys.ts'
import { shortages, type StockLevel } from './stock-policy.ts'
import type { NewProduct, ProductChange } from './tables.ts'

/** A new product of a store, or a change of one that it has. */
export type ProductWrite = { id: null; record: NewProduct } | { id: number; record: ProductChange }
export type Conflict<Write extends ProductWrite = ProductWrite> =
  | { write: Write; reason: 'notFound' }
  | { write: Write; reason: 'codeTaken'; owner: CodeOwner }
  /** Orders have reserved more than the new quantity in these warehouses. */
  | { write: Write; reason: 'reserved'; warehouseIds: number[] }
export type WrittenProduct<Write extends ProductWrite = ProductWrite> = {
  write: Write
  id: number
  change: 'created' | 'updated' | 'unchanged'
  /** The product before it was updated. */
  before?: StoredProduct
}

export const maxWrites = 500

/**
 * Inserts and updates products of one store; each id occurs once. The number of statements does not depend on the number of
 * products, and rows that do not change are not written. Writes with a conflict are left out, the others are written.
 * Validation is up to callers. Locks products in the order of ids, then the codes of the store, then stock.
 */
export async function writeProducts<Write extends ProductWrite>(
  tx: Tx,
  storeId: number,
  writes: readonly Write[],
  { now }: { now: Date },
): Promise<{ written: WrittenProduct<Write>[]; conflicts: Conflict<Write>[] }> {
  if (writes.length > maxWrites) throw new RangeError(`At most ${maxWrites} products are written at a time`)
  const existing = await lockProducts(tx, storeId, writes)
  const codes = writes.flatMap(({ record }) => record.code ?? [])
  await lockCodes(tx, storeId, codes)
  const owners = await findCodeOwners(tx, storeId, codes)
  const stock = await lockStock(
    tx,
    writes.flatMap(({ id, record }) => (id !== null && record.stock ? id : [])),
  )
  const { accepted, conflicts } = separateConflicts(writes, existing, owners, stock)

  const newIds = await insertProducts(tx, storeId, accepted.flatMap(newProduct), now)
  const products = accepted.map((write) => ({ write, id: write.id ?? newIds.get(write.record.code)! }))
  const records = products.map(({ write: { record }, id }) => ({ id, record }))
  const touched = [...(await writeParts(tx, records)), ...(await writeStock(tx, records, stock))]
  const updated = await changeProducts(
    tx,
    records.filter(({ id }) => existing.has(id)),
    touched,
    now,
  )
  await updateAvailability(
    tx,
    records.flatMap(({ id, record }) => (record.stock ? id : [])),
  )
  await updateOfferGroups(
    tx,
    records.flatMap(({ id, record }) => (concernsOffers(record) ? id : [])),
  )
  await updateStoreProductKeys(
    tx,
    records.flatMap(({ id, record }) => (concernsKeys(record) ? id : [])),
  )
  const written = products.map(({ write, id }): WrittenProduct<Write> => {
    const before = existing.get(id)
    return { write, id, change: !before ? 'created' : updated.has(id) ? 'updated' : 'unchanged', before }
  })
  return { written, conflicts }
}

const newProduct = ({ id, record }: ProductWrite) => (id === null ? [record] : [])

function separateConflicts<Write extends ProductWrite>(
  writes: readonly Write[],
  existing: ReadonlyMap<number, StoredProduct>,
  storedOwners: ReadonlyMap<string, CodeOwner>,
  stock: ReadonlyMap<number, StockLevel[]>,
) {
  const owners = new Map(storedOwners)
  const accepted: Write[] = []
  const conflicts: Conflict<Write>[] = []
  for (const write of writes) {
    const conflict = conflictOf(write, existing, owners, stock)
    if (conflict) conflicts.push(conflict)
    else {
      accepted.push(write)
      const { id, record } = write
      if (record.code !== undefined) owners.set(record.code, { id, externalId: record.externalId ?? null })
    }
  }
  return { accepted, conflicts }
}

function conflictOf<Write extends ProductWrite>(
  write: Write,
  existing: ReadonlyMap<number, StoredProduct>,
  owners: ReadonlyMap<string, CodeOwner>,
  stock: ReadonlyMap<number, StockLevel[]>,
): Conflict<Write> | undefined {
  const { id, record } = write
  if (id !== null && !existing.has(id)) return { write, reason: 'notFound' }
  const owner = record.code === undefined ? undefined : owners.get(record.code)
  if (owner && (owner.id === null || owner.id !== id)) return { write, reason: 'codeTaken', owner }
  const warehouseIds = record.stock ? shortages(record.stock, (id !== null && stock.get(id)) || []) : []
  return warehouseIds.length > 0 ? { write, reason: 'reserved', warehouseIds } : undefined
}
