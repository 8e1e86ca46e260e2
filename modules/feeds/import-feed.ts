import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { invalidateTags } from '#platform/cache.ts'
import { translate } from '#platform/i18n/messages.ts'
import { recountCategories } from '../catalog/recount.ts'
import { maxWrites } from '../catalog/write-products/write-products.ts'
import { latestRates } from '../currencies/rates.ts'
import { vatFor } from '../suppliers/vat.ts'
import { archiveMissing, countMissing, isTooMany } from './archive.ts'
import { findImportStore, loadCatalog, unitsByName } from './catalog.ts'
import { feedErrors } from './errors.ts'
import { ratesOfFeed } from './feed-rates.ts'
import { mappingByNames, readMapping } from './mapping/mapping.ts'
import { startFetching } from './pictures/picture-queue.ts'
import { createPriceCheck } from './price-check.ts'
import { addToReport, emptyReport, type ImportReport } from './report.ts'
import { type ImportContext, parseOffer } from './rules.ts'
import { type AcceptedOffer, type PictureSource, saveBatch, writtenIds } from './save-batch.ts'
import type { ImportTarget } from './save-products.ts'
import { onceFor } from './values/once-for.ts'
import { fold } from './values/text.ts'
import { emptyShop, type FeedOffer, readOffers, type Shop } from './yml/read-offers.ts'

export type ImportRequest = {
  storeAlias: string
  stream: AsyncIterable<Uint8Array>
  /** The text of a mapping file. Without it, categories and characteristics are matched by name. */
  mapping?: string
  sourceLocale: Locale
  /** Units of the store's currency per unit of another one, by its code. They go before those of the feed. */
  rates?: ReadonlyMap<string, number>
  now: Date
  pictureOf?: PictureSource
  archivesMissing?: boolean
  /** Archives missing products however many they are. */
  isForced?: boolean
  /** Called after each batch is committed; `productIds` are the products that it wrote. */
  onBatch?: (report: ImportReport, productIds: readonly number[]) => Promise<void> | void
}

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
  const target: ImportTarget = {
    store,
    warehouseId,
    locale: request.sourceLocale,
    now: request.now,
    isReviewed: false,
    mayPublish: true,
    writes: 'news',
  }
  const mapping = request.mapping === undefined ? mappingByNames() : readMapping(request.mapping, catalog)
  const shop = emptyShop()
  const given = [...(request.rates ?? [])].map(([code, rate]): [string, number] => [fold(code), rate])
  const day = await latestRates(db)
  const ratesOf = onceFor(
    ({ rates }: Shop) => new Map([...ratesOfFeed(Object.fromEntries(rates), store.currency, day), ...given]),
  )
  const context: ImportContext = {
    mapping,
    catalog,
    shop,
    storeCurrency: store.currency,
    standardVatPercent: vatFor({ vatPercent: null, storeCountry: store.countryCode, buyerCountry: undefined }).percent,
    sourceLocale: request.sourceLocale,
    salesNotesName: translate(request.sourceLocale, 'import-template', 'salesNotes'),
    units: await unitsByName(db),
    isPartial: false,
    // The feed states its rates before its first offer.
    get rates() {
      return ratesOf(shop)
    },
  }
  const report = emptyReport(store.locale)
  const isDoubtful = await createPriceCheck(db)
  const seenIds = new Set<string>()

  const examined = map(untilBroken(readOffers(request.stream, shop), report), (offer) =>
    examine(offer, context, seenIds, report),
  )
  for await (const results of readAhead(batches(examined))) {
    const batch = {
      accepted: results.flatMap(({ accepted }) => accepted ?? []),
      pricelessIds: results.flatMap(({ pricelessId }) => pricelessId ?? []),
    }
    const outcome = await db.transaction().execute(async (tx) => {
      // The last transaction of the import waits until the disk has all of them.
      await sql`set local synchronous_commit = off`.execute(tx)
      return saveBatch(tx, batch, target, { isDoubtful, pictureOf: request.pictureOf })
    })
    addToReport(report, outcome)
    await request.onBatch?.(report, writtenIds(outcome))
  }
  if (request.archivesMissing && report.read > 0 && !report.brokenAt)
    await archiveRest(db, target, [...seenIds], request.isForced ?? false, report)
  await recountCategories(db, [store.id])
  await db.transaction().execute(async (tx) => {
    await startFetching(tx, store.id)
    await invalidateTags(tx, ['categories', 'stores', `store:${store.id}`])
  })
  return report
}

/** Ends at the first syntax error between the offers, so that those before it are imported. */
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
    if (batch.push(item) < maxWrites) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* map<Item, Result>(items: AsyncIterable<Item>, convert: (item: Item) => Result) {
  for await (const item of items) yield convert(item)
}

/** Reads the next item while the current one is used. */
async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    for (let next = items.next(); ;) {
      const { value, done } = await next
      if (done) return
      next = items.next()
      // A failure is thrown when its turn comes, unless the use of an earlier item fails.
      next.catch(() => {})
      yield value
    }
  } finally {
    await items.return(undefined)
  }
}

/** An offer to be saved, or the id of one whose price is gone, so that its product is no longer sold for the former one. */
type Examined = { accepted?: AcceptedOffer; pricelessId?: string }

function examine(offer: FeedOffer, context: ImportContext, seenIds: Set<string>, report: ImportReport): Examined {
  report.read++
  for (const name of offer.ignored) report.ignored.set(name, (report.ignored.get(name) ?? 0) + 1)
  const result =
    seenIds.has(offer.id) && offer.id && !offer.problem
      ? [{ code: 'duplicateId' as const, detail: '' }]
      : parseOffer(offer, context)
  seenIds.add(offer.id)
  if (!Array.isArray(result)) return { accepted: { product: result, line: offer.line } }
  const line = offer.problem?.line ?? offer.line
  report.rejectedOffers++
  report.rejected.push(...result.map(({ code, detail }) => ({ offerId: offer.id, line, code, detail })))
  return result.some(({ code }) => code === 'badPrice') ? { pricelessId: offer.id } : {}
}

/** An offer that cannot be read and has lost its id may be any of the missing ones. */
async function archiveRest(
  db: Db,
  { store, now }: ImportTarget,
  present: readonly string[],
  isForced: boolean,
  report: ImportReport,
) {
  const hasUnknown = report.rejected.some(({ offerId, code }) => code === 'unreadable' && !offerId)
  await db.transaction().execute(async (tx) => {
    const found = await countMissing(tx, store.id, present)
    if (!isForced && found.missing > 0 && (hasUnknown || isTooMany(found))) report.archiveRefused = found
    else report.archived += await archiveMissing(tx, store.id, present, now)
  })
}
