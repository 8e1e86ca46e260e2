import type { Tx } from '#platform/db/database.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recountStore } from '../../catalog/job-definitions.ts'
import { announceProducts } from '../../catalog/write-products/announce-products.ts'
import type { NewProduct } from '../../catalog/write-products/tables.ts'
import { type Conflict, writeProducts } from '../../catalog/write-products/write-products.ts'
import { documentErrors } from '../errors.ts'
import type { Change } from '../fields.ts'
import { assertValid } from '../rules.ts'
import { applicableCharacteristics } from './characteristics.ts'
import { claimFiles } from './claim-files.ts'
import { toRecord } from './product-record.ts'
import { assertMaySet, mayBecome, missingForPublishing, type Product, validateProduct } from './product-rules.ts'

type ProductDocument = Change & { values: Product; before: Product | undefined }

/** Validates and writes a product with its related rows. */
export async function saveProduct(tx: Tx, input: Change): Promise<number> {
  const change = {
    ...input,
    values: { ...input.values, characteristics: applicableCharacteristics(input) },
  } as ProductDocument
  const { values, before, changedKeys, context } = change
  if (!mayBecome(before?.status, values.status)) throw documentErrors.wrongStatus()
  assertMaySet(change)
  assertValid([...validateProduct(values), ...missingForPublishing(change)])
  await claimFiles(tx, change, 'Picture', ['images'])
  await claimFiles(tx, change, 'Video', ['videos'])
  await claimFiles(tx, change, 'Document', ['documents'])
  const id = await write(tx, change)
  if (changedKeys.has('status') || changedKeys.has('category'))
    await enqueue(tx, recountStore, { storeId: context.store.id }, { key: `recount-store:${context.store.id}` })
  return id
}

async function write(tx: Tx, { id, values, changedKeys, context: { store, now } }: ProductDocument): Promise<number> {
  const record = await toRecord(tx, values, changedKeys)
  const { written, conflicts } = await writeProducts(
    tx,
    store.id,
    [id === undefined ? { id: null, record: record as NewProduct } : { id, record }],
    { now },
  )
  const [conflict] = conflicts
  if (conflict) throw invalidInput(fieldErrors(conflict, values))
  await announceProducts(tx, store.id, written)
  return written[0]!.id
}

function fieldErrors(conflict: Conflict, { stock }: Product): FieldError[] {
  if (conflict.reason === 'notFound') throw documentErrors.notFound()
  if (conflict.reason === 'codeTaken') return [{ path: 'fields.code', code: 'field.taken' }]
  return conflict.warehouseIds.map((warehouseId) => {
    const index = stock.findIndex(({ warehouse }) => warehouse === String(warehouseId))
    return { path: index < 0 ? 'fields.stock' : `fields.stock.${index}.quantity`, code: 'field.reserved' }
  })
}
