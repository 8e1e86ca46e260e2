import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { type CacheTag, entityTags, invalidateTags } from '#platform/cache.ts'
import { recountCategories } from '../catalog/recount.ts'
import { indexChanged } from '../search/job-definitions.ts'
import { openDraftStore } from '../suppliers/save-store.ts'
import { findImportStore, type ImportStore, loadCatalog } from './catalog.ts'
import { feedErrors, type RejectionCode, type WarningCode } from './errors.ts'
import { mappingByNames, readMapping } from './mapping.ts'
import { mergeExisting, statusAfterImport } from './publishing.ts'
import type { ImportedProduct } from './imported-product.ts'
import { parseOffer, type ImportContext } from './rules.ts'
import {
  archiveMissing,
  lockExisting,
  saveProducts,
  takenCodes,
  type ImportTarget,
  type ProductToSave,
} from './save-products.ts'
import { emptyShop, type FeedOffer, readOffers } from './yml.ts'

/** Returns file ids of pictures for a product that has none, or null. */
export type PictureSource = (categoryKey: string, product: ImportedProduct) => Promise<string[]> | null

export type ImportRequest = {
  storeAlias: string
  stream: AsyncIterable<Uint8Array>
  /** The text of a mapping file. Without it, categories and characteristics are matched by name. */
  mapping?: string
  sourceLocale: Locale
  now: Date
  pictureOf?: PictureSource
  archivesMissing?: boolean
  /** Called after each batch is committed; `productIds` are the products that it wrote. */
  onBatch?: (report: ImportReport, productIds: readonly number[]) => Promise<void> | void
}

type OfferIssue<Code> = { offerId: string; line: number; code: Code; detail: string }
export type RejectedOffer = OfferIssue<RejectionCode>
export type ImportReport = {
  /** The seller's language, in which the report names characteristics. */
  locale: Locale
  read: number
  created: number
  updated: number
  unchanged: number
  archived: number
  /** One entry for each reason; `rejectedOffers` counts the offers. */
  rejected: RejectedOffer[]
  rejectedOffers: number
  /** Offers imported without a required characteristic, one entry for each offer and run. */
  incomplete: OfferIssue<WarningCode>[]
  /** Position of the first syntax error; the offers before it are imported. */
  brokenAt: { line: number; detail: string } | null
}

const batchSize = 200

/**
 * Imports a supplier's YML feed into a store, one transaction for each batch. A repeated run writes only changed offers; an
 * interrupted run is repeated.
 */
export async function importFeed(db: Db, request: ImportRequest): Promise<ImportReport> {
  const store = await findImportStore(db, request.storeAlias)
  if (!store) throw feedErrors.unknownStore({ alias: request.storeAlias })
  const { warehouseId } = store
  if (warehouseId === null) throw feedErrors.noWarehouse({ alias: request.storeAlias })
  const catalog = await loadCatalog(db, store.locale)
  const target: ImportTarget = { store, warehouseId, locale: request.sourceLocale, now: request.now }
  const mapping = request.mapping === undefined ? mappingByNames() : readMapping(request.mapping, catalog)
  const shop = emptyShop()
  const context: ImportContext = {
    mapping,
    catalog,
    shop,
    storeCurrency: store.currency,
    sourceLocale: request.sourceLocale,
  }
  const report = emptyReport(store.locale)
  const seenIds = new Set<string>()

  for await (const offers of batches(untilBroken(readOffers(request.stream, shop), report))) {
    const products = offers.flatMap((offer) => acceptOffer(offer, context, seenIds, report))
    const productIds = await db
      .transaction()
      .execute((tx) => saveBatch(tx, products, target, request.pictureOf, report))
    await request.onBatch?.(report, productIds)
  }
  if (request.archivesMissing && report.read > 0 && !report.brokenAt) {
    const ids = await db.transaction().execute((tx) => archive(tx, store, seenIds, request.now))
    report.archived = ids.length
  }
  await recountCategories(db, [store.id])
  await db.transaction().execute((tx) => invalidateTags(tx, ['categories', 'stores', `store:${store.id}`]))
  return report
}

const emptyReport = (locale: Locale): ImportReport => ({
  locale,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  archived: 0,
  rejected: [],
  rejectedOffers: 0,
  incomplete: [],
  brokenAt: null,
})

/** Ends at the first syntax error, so that the offers before it are imported. */
async function* untilBroken(offers: AsyncIterable<FeedOffer>, report: ImportReport) {
  try {
    yield* offers
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== feedErrors.brokenFeed().code) throw error
    report.brokenAt = error.values as { line: number; detail: string }
  }
}

async function* batches<Item>(items: AsyncIterable<Item>) {
  let batch: Item[] = []
  for await (const item of items) {
    if (batch.push(item) < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

type AcceptedOffer = { product: ImportedProduct; line: number }

function acceptOffer(
  offer: FeedOffer,
  context: ImportContext,
  seenIds: Set<string>,
  report: ImportReport,
): AcceptedOffer[] {
  report.read++
  const result =
    seenIds.has(offer.id) && offer.id ? [{ code: 'duplicateId' as const, detail: '' }] : parseOffer(offer, context)
  seenIds.add(offer.id)
  if (!Array.isArray(result)) return [{ product: result, line: offer.line }]
  report.rejectedOffers++
  report.rejected.push(...result.map(({ code, detail }) => ({ offerId: offer.id, line: offer.line, code, detail })))
  return []
}

/** Returns the ids of written products. The report is updated only after all queries have succeeded. */
async function saveBatch(
  tx: Tx,
  accepted: readonly AcceptedOffer[],
  target: ImportTarget,
  pictureOf: PictureSource | undefined,
  report: ImportReport,
): Promise<number[]> {
  const { store } = target
  const products = accepted.map(({ product }) => product)
  const existing = new Map((await lockExisting(tx, store.id, products)).map((each) => [each.externalId, each]))
  const codeOwners = await takenCodes(tx, store.id, products)
  const codeConflicts: (AcceptedOffer & { owner: string })[] = []
  const toSave: ProductToSave[] = []
  const incomplete: ImportReport['incomplete'] = []
  let unchanged = 0
  for (const { product, line } of accepted) {
    const owner = codeOwners.get(product.code)
    const before = existing.get(product.externalId)
    const merged = mergeExisting(product, before)
    if (owner !== undefined && owner !== product.externalId) codeConflicts.push({ product, line, owner })
    else {
      if (merged.missing.length > 0)
        incomplete.push({
          offerId: product.externalId,
          line,
          code: 'lacksCharacteristics',
          detail: merged.missing.join(', '),
        })
      if (before?.hash === product.hash && !before.isMissing) unchanged++
      else
        toSave.push({
          ...merged,
          ...statusAfterImport(before, merged),
          imageIds: (await pictureOf?.(product.category.key, product)) ?? [],
        })
    }
    if (owner === undefined) codeOwners.set(product.code, product.externalId)
  }
  const ids = toSave.length === 0 ? new Map<string, number>() : await saveProducts(tx, toSave, target)
  const productIds = [...ids.values()]
  if (productIds.length > 0) {
    await enqueue(tx, indexChanged, { productIds })
    if (toSave.some(({ status }) => status === 'Active')) await openDraftStore(tx, store.id)
    const categoryIds = toSave.flatMap(({ product }) => product.category.path)
    await invalidateTags(tx, tagsOf(productIds, categoryIds))
  }
  report.unchanged += unchanged
  report.incomplete.push(...incomplete)
  report.updated += toSave.filter(({ product }) => existing.has(product.externalId)).length
  report.created += toSave.filter(({ product }) => !existing.has(product.externalId)).length
  report.rejectedOffers += codeConflicts.length
  report.rejected.push(
    ...codeConflicts.map(({ product, line, owner }) => ({
      offerId: product.externalId,
      line,
      code: 'codeTaken' as const,
      detail: `${product.code} (${owner})`,
    })),
  )
  return productIds
}

/** Archives products that the feed no longer contains. The search index keeps rows of archived products. */
async function archive(tx: Tx, store: ImportStore, seenIds: ReadonlySet<string>, now: Date) {
  const ids = await archiveMissing(tx, store.id, [...seenIds], now)
  const { rows } = await sql<{ node: number }>`
    select distinct unnest(category_path) as node from products where id = any(${ids}::int[])
  `.execute(tx)
  const categoryIds = rows.map(({ node }) => node)
  if (ids.length > 0) await invalidateTags(tx, tagsOf(ids, categoryIds))
  return ids
}

/** Of every page that shows these products, and of every list that could. */
const tagsOf = (productIds: readonly number[], categoryIds: readonly number[]): CacheTag[] => [
  ...entityTags('product', productIds),
  ...entityTags('category', new Set(categoryIds)),
  'products',
  'new',
]
