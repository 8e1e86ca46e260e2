import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { invalidateTags } from '#platform/cache.ts'
import { brandAliasOf, saveBrands } from '../../catalog/brands.ts'
import { recountStore } from '../../catalog/job-definitions.ts'
import {
  replaceProperties,
  replaceStock,
  replaceTexts,
  replaceTiers,
  replaceValues,
} from '../../catalog/product-parts.ts'
import { insertProduct, type ProductRow, updateProduct } from '../../catalog/save-product.ts'
import { indexChanged } from '../../search/job-definitions.ts'
import { openDraftStore } from '../../suppliers/save-store.ts'
import { applicableCharacteristics, toStoredCharacteristics } from './characteristics.ts'
import { documentErrors } from '../errors.ts'
import type { Change } from '../fields.ts'
import { claimImages } from './images.ts'
import { validateProduct, mayBecome, missingForPublishing, type Product } from './product-rules.ts'
import { assertValid } from '../rules.ts'

type ProductChange = Change & { values: Product; before: Product | undefined }

/** Writes a product and its related rows. The first published product activates a draft store. */
export async function saveProduct(tx: Tx, input: Change): Promise<number> {
  const change = {
    ...input,
    values: { ...input.values, characteristics: applicableCharacteristics(input) },
  } as ProductChange
  const { values, before } = change
  if (!mayBecome(before?.status, values.status)) throw documentErrors.wrongStatus()
  assertValid([...validateProduct(values), ...missingForPublishing(change)])
  await claimImages(tx, change, ['images'])
  const id = await saveRow(tx, change)
  await saveParts(tx, id, change)
  await announceChange(tx, id, change)
  return id
}

async function saveRow(tx: Tx, change: ProductChange): Promise<number> {
  const {
    id,
    context: { store, now },
  } = change
  const row = await rowOf(tx, change)
  const saved =
    id === undefined
      ? await insertProduct(tx, store.id, row, now)
      : (await updateProduct(tx, id, row, now))
        ? id
        : undefined
  if (saved === undefined) throw invalidInput([{ path: 'fields.code', code: 'field.taken' }])
  return saved
}

async function rowOf(tx: Tx, { id, changedKeys, values }: ProductChange): Promise<ProductRow> {
  const { category, unit, price, oldPrice, country, images, ...plain } = values
  const { code, condition, status, vatPercent, minimumOrder, orderStep, lowStockAt, leadDays, isPrivateLabel } = plain
  // Brand and options have no exact inverse from the form, so they keep their stored values unless the request changes them.
  const current = id === undefined ? undefined : await findCurrent(tx, id)
  return {
    code,
    condition,
    status,
    vatPercent,
    minimumOrder,
    orderStep,
    lowStockAt,
    leadDays,
    isPrivateLabel,
    categoryId: category,
    unitCode: unit,
    countryCode: country,
    imageIds: images,
    priceMinor: price,
    oldPriceMinor: oldPrice,
    brandId: changedKeys.has('brand') || !current ? await brandOf(tx, values.brand) : current.brandId,
    optionIds:
      changesCharacteristics(changedKeys) || !current
        ? (await toStoredCharacteristics(tx, values)).optionIds
        : current.optionIds,
  }
}

async function findCurrent(tx: Tx, id: number) {
  const { rows } = await sql<{
    brandId: number | null
    optionIds: number[]
  }>`select brand_id as "brandId", option_ids as "optionIds" from products where id = ${id}`.execute(tx)
  return rows[0]!
}

const changesCharacteristics = (changedKeys: ReadonlySet<string>) =>
  changedKeys.has('characteristics') || changedKeys.has('category')

const brandOf = async (tx: Tx, name: string | null) =>
  name === null ? null : (await saveBrands(tx, [name])).get(brandAliasOf(name))!

async function saveParts(tx: Tx, id: number, { changedKeys, values }: ProductChange) {
  if (changedKeys.has('name') || changedKeys.has('description'))
    await replaceTexts(tx, id, values.name, values.description)
  if (changesCharacteristics(changedKeys))
    await replaceValues(
      tx,
      [id],
      (await toStoredCharacteristics(tx, values)).values.map((value) => ({ ...value, productId: id })),
    )
  if (changedKeys.has('properties'))
    await replaceProperties(
      tx,
      [id],
      values.properties.map((property, position) => ({ ...property, position, productId: id })),
    )
  if (changedKeys.has('tiers')) await replaceTiers(tx, id, values.tiers)
  if (changedKeys.has('stock')) await saveStock(tx, id, values.stock)
}

async function saveStock(tx: Tx, id: number, stock: Product['stock']) {
  const shortages = await replaceStock(
    tx,
    id,
    stock.map(({ warehouse, quantity }) => ({ warehouseId: Number(warehouse), quantity })),
  )
  assertValid(
    shortages.map((warehouseId) => {
      const index = stock.findIndex(({ warehouse }) => warehouse === String(warehouseId))
      return { path: index < 0 ? 'fields.stock' : `fields.stock.${index}.quantity`, code: 'field.reserved' }
    }),
  )
}

/** Schedules indexing and recounting, and invalidates the caches of all pages that show the product or might. */
async function announceChange(tx: Tx, id: number, { before, changedKeys, values, context: { store } }: ProductChange) {
  const isOpened = values.status === 'Active' && (await openDraftStore(tx, store.id))
  await enqueue(tx, indexChanged, { productIds: [id] })
  if (changedKeys.has('status') || changedKeys.has('category'))
    await enqueue(tx, recountStore, { storeId: store.id }, { key: `recount-store:${store.id}` })
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(path) as id from categories where id = any(${[values.category, ...(before ? [before.category] : [])]}::int[])
  `.execute(tx)
  await invalidateTags(tx, [
    `product:${id}`,
    ...rows.map((category) => `category:${category.id}` as const),
    'products',
    'new',
    ...(isOpened ? (['stores', `store:${store.id}`] as const) : []),
  ])
}
