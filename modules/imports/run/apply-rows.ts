import type { Tx } from '#platform/db/database.ts'
import { lockImport } from '../../feeds/lock-import.ts'
import { rejectionOf } from '../../feeds/report.ts'
import { type KnownProduct, parseOffer, type Rejection } from '../../feeds/rules.ts'
import { type AcceptedOffer, type OfferOutcome, saveBatch } from '../../feeds/save-batch.ts'
import { lockById } from '../../feeds/save-products.ts'
import { addOrigin, findSources } from '../../feeds/sources.ts'
import type { FeedOffer } from '../../feeds/yml/read-offers.ts'
import { fold } from '../../feeds/values/text.ts'
import { type Notation, plainPrice, vatOf } from '../columns/cells.ts'
import { toOffer } from '../columns/to-offer.ts'
import type { GroupConstants } from '../contract.ts'
import { columnsOf } from '../groups/group-rows.ts'
import type { Counts } from '../import-record.ts'
import type { StagedRow } from '../staged-rows.ts'
import { type Before, beforeOf, fingerprintOf, replaceableImages } from './before.ts'
import { findQuantities, lockStoredOffers, type Quantities, type StoredOffer } from './known-products.ts'
import { type Difference, differenceOf } from './difference.ts'
import type { RunContext } from './run-context.ts'

export type RowRejection = { number: number } & Rejection
export type ImportedRow = {
  productId: number
  change: 'Created' | 'Updated' | 'Unchanged' | 'Refused'
  before: Before | null
  fingerprint: string | null
  /** After the import. */
  stock: Quantities | null
  /** Before the import; null: the import does not change them. */
  imageIds: readonly string[] | null
}
/** A value that is none of the options of its characteristic. */
export type UnmatchedValue = { characteristicId: number; value: string }
export type RowsOutcome = {
  counts: Partial<Counts>
  rejections: RowRejection[]
  products: ImportedRow[]
  differences: Difference[]
  unmatched: UnmatchedValue[]
}

/** Writes the products of rows: each row whole or not at all. */
export async function applyRows(tx: Tx, context: RunContext, rows: readonly StagedRow[]): Promise<RowsOutcome> {
  const { target, skipped } = context
  await lockImport(tx, target.store.id)
  const read = rows.map((row) => readOffer(row, context))
  const known = await findKnown(tx, context, read)
  const offers = read.filter(({ row, offer }) => known.has(offer) || !skipped.has(row.groupKey ?? ''))
  const repeated = repeatedProducts(offers, known)
  const ids = [...new Set([...known.values()].map(({ id }) => id))]
  const [quantities, sources] = [await findQuantities(tx, ids), await findSources(tx, ids)]

  const judged = offers.map(
    (each) => refuseRepeated(each, repeated.has(each.offer)) ?? judge(each, known.get(each.offer), context),
  )
  const accepted = judged.flatMap(({ accepted: offer }) => offer ?? [])
  const { offers: outcomes } = await saveBatch(tx, { accepted, pricelessIds: [] }, target, context)

  await addOrigin(
    tx,
    outcomes.flatMap(({ productId }) => productId ?? []),
    context.origin,
  )

  const written = outcomes.filter(({ change }) => change === 'created' || change === 'updated')
  const writtenIds = written.map(({ productId }) => productId!)
  const after = await lockById(tx, target.store.id, writtenIds)
  const stock = await findQuantities(tx, writtenIds)
  const rejections = [
    ...judged.flatMap(({ rejections: own }) => own),
    ...outcomes.flatMap(({ conflict, line }) => (conflict ? { ...rejectionOf(conflict), number: line } : [])),
  ]
  const importedRow = (outcome: OfferOutcome): ImportedRow[] => {
    const { productId, change, before } = outcome
    if (productId === null) return []
    const product = after.get(productId)
    const isUpdated = change === 'updated' && before !== undefined
    return [
      {
        productId,
        change: rowChanges[change],
        before: isUpdated
          ? beforeOf(before, { quantities: quantities.get(productId) ?? [], source: sources.get(productId) ?? null })
          : null,
        fingerprint: product ? fingerprintOf(product) : null,
        stock: product ? (stock.get(productId) ?? []) : null,
        imageIds: isUpdated ? replaceableImages(before) : null,
      },
    ]
  }
  const refusedProducts = judged.flatMap(({ offer, rejections: own }): ImportedRow[] => {
    const product = own.length > 0 ? known.get(offer) : undefined
    return product && !own.some(({ code }) => code === 'duplicateId')
      ? [{ productId: product.id, change: 'Refused', before: null, fingerprint: null, stock: null, imageIds: null }]
      : []
  })
  return {
    counts: {
      ...countsOf(outcomes),
      skipped: rows.length - offers.length,
      refused: new Set(rejections.map(({ number }) => number)).size,
    },
    rejections,
    products: [...refusedProducts, ...outcomes.flatMap(importedRow)],
    differences: written.flatMap((outcome) => differenceOf(outcome, target.locale)),
    unmatched: accepted.flatMap(({ product }) =>
      product.unmatched.map(([characteristicId, value]) => ({ characteristicId, value })),
    ),
  }
}

const rowChanges = { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', refused: 'Refused' } as const

/** Feeds have a point in their numbers, and some a comma all the same. */
const feedNotation: Notation = { locale: 'ru', isTyped: true }

type ReadOffer = { row: StagedRow; offer: FeedOffer }

function readOffer(row: StagedRow, context: RunContext): ReadOffer {
  const { row: same, offer } = readOfferOf(row, context)
  const currencyId = context.currencies.get(fold(offer.fields.currencyId ?? ''))
  const fields = {
    ...constantsOf(context.constants.get(row.groupKey ?? '')),
    ...offer.fields,
    ...(currencyId && { currencyId }),
  }
  return { row: same, offer: { ...offer, fields } }
}

function constantsOf({ unit, vat, brand, stock }: GroupConstants = {}): FeedOffer['fields'] {
  return {
    ...(unit && { unit }),
    ...(vat && { vat: vatOf(vat) }),
    ...(brand && { vendor: brand }),
    ...(stock && { count: stock }),
  }
}

function readOfferOf(row: StagedRow, { record, offers }: RunContext): ReadOffer {
  const columns = columnsOf(record)
  if (!columns) {
    const offer = row.content as FeedOffer
    const price = offer.fields.price === undefined ? {} : { price: plainPrice(offer.fields.price, feedNotation) }
    return { row, offer: { ...offer, fields: { ...offer.fields, ...price, categoryId: row.groupKey ?? '' } } }
  }
  const { number, content, groupKey } = row
  // A product that the store has keeps its category, unless the table names one.
  const statesCategory = columns.targets.includes('category') && offers.mapping.categories.has(groupKey ?? '')
  const offer = toOffer({ number, cells: content as string[], groupKey }, columns)
  return { row, offer: statesCategory ? offer : { ...offer, fields: { ...offer.fields, categoryId: '' } } }
}

type Known = StoredOffer & { keepsPrice: boolean }

const codeOf = ({ id, fields }: FeedOffer) => fields.vendorCode ?? id

/** The product of each offer: by the offer id, or else by the code. */
async function findKnown(tx: Tx, { target, record, offers: { isPartial } }: RunContext, offers: readonly ReadOffer[]) {
  const stored = await lockStoredOffers(tx, target.store.id, {
    ids: offers.map(({ offer }) => offer.id),
    codes: offers.map(({ offer }) => codeOf(offer)),
    locale: target.locale,
  })
  const byId = new Map(stored.flatMap((each) => (each.externalId === null ? [] : [[each.externalId, each] as const])))
  const byCode = new Map(stored.map((each) => [each.code, each]))
  return new Map(
    offers.flatMap(({ offer }): [FeedOffer, Known][] => {
      const code = codeOf(offer)
      const found =
        byId.get(offer.id) ?? (isPartial || byCode.get(code)?.externalId === null ? byCode.get(code) : undefined)
      return found ? [[offer, { ...found, keepsPrice: !record.maySetPrices }]] : []
    }),
  )
}

/** Offers of a product of which another offer comes first: one by its id, and one by its code. */
function repeatedProducts(offers: readonly ReadOffer[], known: ReadonlyMap<FeedOffer, Known>): ReadonlySet<FeedOffer> {
  const seen = new Set<number>()
  return new Set(
    offers.flatMap(({ row, offer }) => {
      const product = row.isRepeated ? undefined : known.get(offer)
      if (!product) return []
      if (seen.has(product.id)) return [offer]
      seen.add(product.id)
      return []
    }),
  )
}

/** Of several rows with one id or code the first counts, whatever becomes of it, so that a rehearsal finds what the run will. */
function refuseRepeated({ row, offer }: ReadOffer, isRepeated: boolean): Judged | undefined {
  const { number, codeOwner } = row
  if (row.isRepeated || isRepeated) return { offer, rejections: [{ number, code: 'duplicateId', detail: offer.id }] }
  if (codeOwner === null) return undefined
  return { offer, rejections: [{ number, code: 'codeTaken', detail: `${codeOf(offer)} (${codeOwner})` }] }
}

type Judged = { offer: FeedOffer; accepted?: AcceptedOffer; rejections: RowRejection[] }

function judge({ row, offer }: ReadOffer, known: Known | undefined, { offers }: RunContext): Judged {
  const { number } = row
  const completed =
    known || offer.fields.categoryId ? offer : { ...offer, fields: { ...offer.fields, categoryId: row.groupKey ?? '' } }
  const parsed = parseOffer(completed, offers, known && toKnown(known, offers.isPartial))
  if (!Array.isArray(parsed) && !known && !parsed.terms.unitCode)
    return { offer, rejections: [{ number, code: 'noUnit', detail: '' }] }
  if (!Array.isArray(parsed)) return { offer, accepted: { product: parsed, line: number }, rejections: [] }
  return { offer, rejections: parsed.map((rejection) => ({ number, ...rejection })) }
}

const toKnown = (known: Known, isPartial: boolean): KnownProduct => ({
  ...known,
  externalId: isPartial ? known.externalId : null,
})

function countsOf(outcomes: readonly OfferOutcome[]): Partial<Counts> {
  const imported = outcomes.filter(({ change }) => change !== 'refused')
  const count = (change: OfferOutcome['change']) => outcomes.filter((outcome) => outcome.change === change).length
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    incomplete: imported.filter(({ missing }) => missing.length > 0).length,
    held: imported.filter(({ isHeldForPrice }) => isHeldForPrice).length,
  }
}
