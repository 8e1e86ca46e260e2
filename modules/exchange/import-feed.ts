import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { changed } from '#platform/realtime/publish.ts'
import { recountCategories } from '../catalog/recount.ts'
import { indexChanged } from '../search/jobs.ts'
import { openDraftStore } from '../suppliers/save-store.ts'
import { findImportStore, type ImportStore, readCatalogue } from './catalogue.ts'
import { exchangeErrors, type RefusalCode, type RemarkCode } from './errors.ts'
import { mappingByNames, readMapping } from './mapping.ts'
import { complete, standingOf } from './publishing.ts'
import { type Good, judge, type Terms } from './rules.ts'
import { archiveMissing, lockKnown, saveGoods, takenCodes, type Target, type ToSave } from './save-goods.ts'
import { emptyShop, type FeedOffer, readOffers } from './yml.ts'

/** Pictures for goods that have none yet: their files' ids, or null. */
export type PictureOf = (categoryKey: string, good: Good) => Promise<string[]> | null

export type ImportRequest = {
  storeAlias: string
  stream: AsyncIterable<Uint8Array>
  /** The text of a mapping file; without one, names decide. */
  mapping?: string
  sourceLocale: Locale
  now: Date
  pictureOf?: PictureOf
  archivesMissing?: boolean
  /** After each batch is committed; `productIds` are the goods that it wrote. */
  onBatch?: (report: ImportReport, productIds: readonly number[]) => Promise<void> | void
}

type OfferNote<Code> = { offerId: string; line: number; code: Code; detail: string }
export type RefusedOffer = OfferNote<RefusalCode>
export type ImportReport = {
  /** The seller's, in which it names characteristics. */
  locale: Locale
  read: number
  created: number
  updated: number
  unchanged: number
  archived: number
  /** One entry a reason; `refusedOffers` counts the offers. */
  refused: RefusedOffer[]
  refusedOffers: number
  /** Taken in, yet not as good as they must be to go on sale; one entry an offer, in every run until it is. */
  incomplete: OfferNote<RemarkCode>[]
  /** Where the feed turned out not to be YML: what stands before it is imported. */
  brokenAt: { line: number; detail: string } | null
}

const batchSize = 200

/**
 * Puts a supplier's YML feed into a store, a batch a transaction: a repeated run writes only what changed, and a run that
 * was cut off is simply repeated.
 */
export async function importFeed(db: Db, request: ImportRequest): Promise<ImportReport> {
  const store = await findImportStore(db, request.storeAlias)
  if (!store) throw exchangeErrors.unknownStore({ alias: request.storeAlias })
  const { warehouseId } = store
  if (warehouseId === null) throw exchangeErrors.noWarehouse({ alias: request.storeAlias })
  const catalogue = await readCatalogue(db, store.locale)
  const target: Target = { store, warehouseId, locale: request.sourceLocale, now: request.now }
  const mapping = request.mapping === undefined ? mappingByNames() : readMapping(request.mapping, catalogue)
  const shop = emptyShop()
  const terms: Terms = { mapping, catalogue, shop, storeCurrency: store.currency, sourceLocale: request.sourceLocale }
  const report = emptyReport(store.locale)
  const seen = new Set<string>()

  for await (const offers of batches(wellFormed(readOffers(request.stream, shop), report))) {
    const goods = offers.flatMap((offer) => accept(offer, terms, seen, report))
    const productIds = await db.transaction().execute((tx) => saveBatch(tx, goods, target, request.pictureOf, report))
    await request.onBatch?.(report, productIds)
  }
  if (request.archivesMissing && report.read > 0 && !report.brokenAt) {
    const ids = await db.transaction().execute((tx) => archive(tx, store, seen, request.now))
    report.archived = ids.length
  }
  await recountCategories(db, [store.id])
  await db.transaction().execute((tx) => changed(tx, ['categories', 'stores', `store:${store.id}`]))
  return report
}

const emptyReport = (locale: Locale): ImportReport => ({
  locale,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  archived: 0,
  refused: [],
  refusedOffers: 0,
  incomplete: [],
  brokenAt: null,
})

/** Ends where the feed breaks, so that the offers before it count. */
async function* wellFormed(offers: AsyncIterable<FeedOffer>, report: ImportReport) {
  try {
    yield* offers
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== exchangeErrors.brokenFeed().code) throw error
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

type Accepted = { good: Good; line: number }

function accept(offer: FeedOffer, terms: Terms, seen: Set<string>, report: ImportReport): Accepted[] {
  report.read++
  const judged = seen.has(offer.id) && offer.id ? [{ code: 'duplicateId' as const, detail: '' }] : judge(offer, terms)
  seen.add(offer.id)
  if (!Array.isArray(judged)) return [{ good: judged, line: offer.line }]
  report.refusedOffers++
  report.refused.push(...judged.map(({ code, detail }) => ({ offerId: offer.id, line: offer.line, code, detail })))
  return []
}

/** The ids of what was written. The report is only told when all queries went well. */
async function saveBatch(
  tx: Tx,
  accepted: readonly Accepted[],
  target: Target,
  pictureOf: PictureOf | undefined,
  report: ImportReport,
): Promise<number[]> {
  const { store } = target
  const goods = accepted.map(({ good }) => good)
  const known = new Map((await lockKnown(tx, store.id, goods)).map((each) => [each.externalId, each]))
  const taken = await takenCodes(tx, store.id, goods)
  const clashes: (Accepted & { owner: string })[] = []
  const saved: ToSave[] = []
  const incomplete: ImportReport['incomplete'] = []
  let unchanged = 0
  for (const { good, line } of accepted) {
    const owner = taken.get(good.code)
    const before = known.get(good.externalId)
    const completed = complete(good, before)
    if (owner !== undefined && owner !== good.externalId) clashes.push({ good, line, owner })
    else {
      if (completed.lacking.length > 0)
        incomplete.push({
          offerId: good.externalId,
          line,
          code: 'lacksCharacteristics',
          detail: completed.lacking.join(', '),
        })
      if (before?.hash === good.hash && !before.isMissing) unchanged++
      else
        saved.push({
          ...completed,
          ...standingOf(before, completed),
          imageIds: (await pictureOf?.(good.category.key, good)) ?? [],
        })
    }
    if (owner === undefined) taken.set(good.code, good.externalId)
  }
  const ids = saved.length === 0 ? new Map<string, number>() : await saveGoods(tx, saved, target)
  const productIds = [...ids.values()]
  if (productIds.length > 0) {
    await enqueue(tx, indexChanged, { productIds })
    if (saved.some(({ status }) => status === 'Active')) await openDraftStore(tx, store.id)
    const categoryIds = saved.flatMap(({ good }) => good.category.path)
    await changed(tx, tagsOf(productIds, categoryIds))
  }
  report.unchanged += unchanged
  report.incomplete.push(...incomplete)
  report.updated += saved.filter(({ good }) => known.has(good.externalId)).length
  report.created += saved.filter(({ good }) => !known.has(good.externalId)).length
  report.refusedOffers += clashes.length
  report.refused.push(
    ...clashes.map(({ good, line, owner }) => ({
      offerId: good.externalId,
      line,
      code: 'codeTaken' as const,
      detail: `${good.code} (${owner})`,
    })),
  )
  return productIds
}

/** Archives in one transaction; the index keeps the rows of goods that are not live. */
async function archive(tx: Tx, store: ImportStore, seen: ReadonlySet<string>, now: Date) {
  const ids = await archiveMissing(tx, store.id, [...seen], now)
  const { rows } = await sql<{ node: number }>`
    select distinct unnest(category_path) as node from products where id = any(${ids}::int[])
  `.execute(tx)
  const categoryIds = rows.map(({ node }) => node)
  if (ids.length > 0) await changed(tx, tagsOf(ids, categoryIds))
  return ids
}

/** Every page that shows these goods, and every list that could. */
const tagsOf = (productIds: readonly number[], categoryIds: readonly number[]) => [
  ...productIds.map((id) => `product:${id}`),
  ...new Set(categoryIds.map((id) => `category:${id}`)),
  'goods',
  'new',
]
