import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { invalidateTags } from '#platform/cache.ts'
import { recountCategories } from '../catalog/recount.ts'
import { findImportStore, loadCatalog } from './catalog.ts'
import { feedErrors, type RejectionCode, type WarningCode } from './errors.ts'
import { mappingByNames, readMapping } from './mapping.ts'
import type { ProductToSave } from './product-record.ts'
import { type ExistingProduct, type MergedProduct, mergeExisting, statusAfterImport } from './publishing.ts'
import type { ImportedProduct } from './imported-product.ts'
import { parseOffer, type ImportContext } from './rules.ts'
import { archiveMissing, type ImportConflict, type ImportTarget, lockExisting, saveProducts } from './save-products.ts'
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
    report.archived = await db.transaction().execute((tx) => archiveMissing(tx, store.id, [...seenIds], request.now))
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
  const products = accepted.map(({ product }) => product)
  const existing = await lockExisting(tx, target.store.id, products)
  const merged = accepted.map(({ product, line }) => {
    const before = existing.get(product.externalId)
    return { ...mergeExisting(product, before), line, before }
  })
  const toSave: ProductToSave[] = []
  for (const each of merged)
    if (isNews(each))
      toSave.push({
        ...each,
        ...statusAfterImport(each.before, each),
        pictureIds: (await pictureOf?.(each.product.category.key, each.product)) ?? [],
      })
  const { written, conflicts } = await saveProducts(tx, toSave, target)
  const refused = new Set(conflicts.map(({ write }) => write.source.product))
  report.unchanged += merged.length - toSave.length
  report.created += written.filter(({ change }) => change === 'created').length
  report.updated += written.filter(({ change }) => change !== 'created').length
  report.incomplete.push(...merged.filter(({ product }) => !refused.has(product)).flatMap(incompleteOf))
  report.rejectedOffers += conflicts.length
  report.rejected.push(...conflicts.map(rejectionOf))
  return written.flatMap(({ id, change }) => (change === 'unchanged' ? [] : id))
}

type MergedOffer = MergedProduct & { line: number; before: ExistingProduct | undefined }

const isNews = ({ product, before }: MergedOffer) => before?.hash !== product.hash || before.isMissing

const incompleteOf = ({ product, line, missing }: MergedOffer): ImportReport['incomplete'] =>
  missing.length === 0
    ? []
    : [{ offerId: product.externalId, line, code: 'lacksCharacteristics', detail: missing.join(', ') }]

function rejectionOf(conflict: ImportConflict): RejectedOffer {
  if (conflict.reason !== 'codeTaken') throw new Error(`An imported product was refused: ${conflict.reason}`)
  const { owner, write } = conflict
  const { product, line } = write.source
  return {
    offerId: product.externalId,
    line,
    code: 'codeTaken',
    detail: `${product.code} (${owner.externalId ?? owner.id})`,
  }
}
