import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { changed } from '#platform/realtime/publish.ts'
import { brandAliasOf, saveBrands } from '../catalog/brands.ts'
import { recountStore } from '../catalog/jobs.ts'
import { replaceProperties, replaceStock, replaceTexts, replaceTiers, replaceValues } from '../catalog/product-parts.ts'
import { insertProduct, type ProductRow, updateProduct } from '../catalog/save-product.ts'
import { indexChanged } from '../search/jobs.ts'
import { openDraftStore } from '../suppliers/save-store.ts'
import { fittingCharacteristics, readCharacteristics } from './characteristics.ts'
import { documentErrors } from './errors.ts'
import type { Change } from './fields.ts'
import { claimOwnImages } from './images.ts'
import { faultsOf, mayBecome, missingToPublish, type Product } from './product-rules.ts'
import { assertSound } from './rules.ts'

type ProductChange = Change & { values: Product; before: Product | undefined }

/** Writes a product with what belongs to it. The first one that is published opens the store. */
export async function saveProduct(tx: Tx, given: Change): Promise<number> {
  const change = {
    ...given,
    values: { ...given.values, characteristics: fittingCharacteristics(given) },
  } as ProductChange
  const { values, before } = change
  if (!mayBecome(before?.status, values.status)) throw documentErrors.wrongStatus()
  assertSound([...faultsOf(values), ...missingToPublish(change)])
  await claimOwnImages(tx, change, ['images'])
  const id = await saveRow(tx, change)
  await saveParts(tx, id, change)
  await announce(tx, id, change)
  return id
}

async function saveRow(tx: Tx, change: ProductChange): Promise<number> {
  const {
    id,
    acting: { store, now },
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

async function rowOf(tx: Tx, { id, given, values }: ProductChange): Promise<ProductRow> {
  const { category, unit, price, oldPrice, country, images, ...plain } = values
  const { code, condition, status, vatPercent, minimumOrder, orderStep, lowStockAt, leadDays, isPrivateLabel } = plain
  // What the form shows by name stays what it is unless it is given.
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
    brandId: given.has('brand') || !current ? await brandOf(tx, values.brand) : current.brandId,
    optionIds: isDescribed(given) || !current ? (await readCharacteristics(tx, values)).optionIds : current.optionIds,
  }
}

async function findCurrent(tx: Tx, id: number) {
  const { rows } = await sql<{
    brandId: number | null
    optionIds: number[]
  }>`select brand_id as "brandId", option_ids as "optionIds" from products where id = ${id}`.execute(tx)
  return rows[0]!
}

const isDescribed = (given: ReadonlySet<string>) => given.has('characteristics') || given.has('category')

const brandOf = async (tx: Tx, name: string | null) =>
  name === null ? null : (await saveBrands(tx, [name])).get(brandAliasOf(name))!

async function saveParts(tx: Tx, id: number, { given, values }: ProductChange) {
  if (given.has('name') || given.has('description')) await replaceTexts(tx, id, values.name, values.description)
  if (isDescribed(given))
    await replaceValues(
      tx,
      [id],
      (await readCharacteristics(tx, values)).values.map((value) => ({ ...value, productId: id })),
    )
  if (given.has('properties'))
    await replaceProperties(
      tx,
      [id],
      values.properties.map((property, position) => ({ ...property, position, productId: id })),
    )
  if (given.has('tiers')) await replaceTiers(tx, id, values.tiers)
  if (given.has('stock')) await saveStock(tx, id, values.stock)
}

async function saveStock(tx: Tx, id: number, stock: Product['stock']) {
  const short = await replaceStock(
    tx,
    id,
    stock.map(({ warehouse, quantity }) => ({ warehouseId: Number(warehouse), quantity })),
  )
  assertSound(
    short.map((warehouseId) => {
      const index = stock.findIndex(({ warehouse }) => warehouse === String(warehouseId))
      return { path: index < 0 ? 'fields.stock' : `fields.stock.${index}.quantity`, code: 'field.reserved' }
    }),
  )
}

/** The index, the counts, and every page that shows the product or could. */
async function announce(tx: Tx, id: number, { before, given, values, acting: { store } }: ProductChange) {
  const isOpened = values.status === 'Active' && (await openDraftStore(tx, store.id))
  await enqueue(tx, indexChanged, { productIds: [id] })
  if (given.has('status') || given.has('category'))
    await enqueue(tx, recountStore, { storeId: store.id }, { key: `recount-store:${store.id}` })
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(path) as id from categories where id = any(${[values.category, ...(before ? [before.category] : [])]}::int[])
  `.execute(tx)
  await changed(tx, [
    `product:${id}`,
    ...rows.map((category) => `category:${category.id}`),
    'goods',
    'new',
    ...(isOpened ? ['stores', `store:${store.id}`] : []),
  ])
}
