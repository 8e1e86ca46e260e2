import type { Tx } from '#platform/db/database.ts'
import { lockImport } from '../../feeds/lock-import.ts'
import type { ImportedProduct } from '../../feeds/imported-product.ts'
import { rejectionOf } from '../../feeds/report.ts'
import { type KnownProduct, parseOffer, statesNoPrice } from '../../feeds/rules.ts'
import { type OfferOutcome, saveBatch } from '../../feeds/save-batch.ts'
import { lockById } from '../../feeds/save-products.ts'
import { addOrigin, findSources } from '../../feeds/sources.ts'
import type { FeedOffer } from '../../feeds/yml/read-offers.ts'
import type { Counts } from '../import-record.ts'
import type { StagedRow } from '../staged-rows.ts'
import { beforeOf, fingerprintOf, replaceableImages } from './before.ts'
import { findQuantities, lockStoredOffers, type StoredOffer } from './known-products.ts'
import { type Difference, differenceOf } from './difference.ts'
import { changeAbsent } from './missing-products.ts'
import { type Question, questionsOf } from './questions.ts'
import { type ReadOffer, readOffer } from './read-offer.ts'
import type { RunContext } from './run-context.ts'
import type { ImportedRow, RowRejection } from './save-outcome.ts'

export type RowsOutcome = {
  counts: Partial<Counts>
  rejections: RowRejection[]
  products: ImportedRow[]
  differences: Difference[]
  questions: Question[]
}

/** Writes the products of rows: each row whole or not at all. */
export async function applyRows(tx: Tx, context: RunContext, rows: readonly StagedRow[]): Promise<RowsOutcome> {
  const { target, skipped, record } = context
  const isRehearsal = record.status === 'Checking'
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
  const acceptedRows = judged.flatMap(({ accepted: product, ...each }) => (product ? [{ ...each, product }] : []))
  const accepted = acceptedRows.map(({ product, row }) => ({ product, line: row.number }))
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
  const unpriced = judged.flatMap(({ offer, rejections: own }) =>
    own.some(({ code }) => code === 'badPrice') && statesNoPrice(offer.fields.price) ? (known.get(offer) ?? []) : [],
  )
  const offSale = await takeOffSale(tx, context, unpriced)

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
      unpriced: offSale,
      skipped: rows.length - offers.length,
      refused: new Set(rejections.map(({ number }) => number)).size,
    },
    rejections,
    products: [...refusedProducts, ...outcomes.flatMap(importedRow)],
    differences: isRehearsal ? written.flatMap((outcome) => differenceOf(outcome, target.locale)) : [],
    questions: outcomes.flatMap(({ before }, index) => questionsOf({ ...acceptedRows[index]!, before }, context)),
  }
}

const rowChanges = { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', refused: 'Refused' } as const

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
  if (row.isRepeated || isRepeated)
    return { row, offer, rejections: [{ number, code: 'duplicateId', detail: offer.id }] }
  if (codeOwner === null) return undefined
  return { row, offer, rejections: [{ number, code: 'codeTaken', detail: `${codeOf(offer)} (${codeOwner})` }] }
}

type Judged = ReadOffer & { accepted?: ImportedProduct; rejections: RowRejection[] }

function judge({ row, offer }: ReadOffer, known: Known | undefined, { offers, suppositions }: RunContext): Judged {
  const { number } = row
  const completed =
    known || offer.fields.categoryId ? offer : { ...offer, fields: { ...offer.fields, categoryId: row.groupKey ?? '' } }
  const constants = suppositions.get(row.groupKey ?? '') ?? []
  const parsed = parseOffer(completed, { ...offers, constants }, known && toKnown(known, offers.isPartial))
  if (Array.isArray(parsed)) return { row, offer, rejections: parsed.map((rejection) => ({ number, ...rejection })) }
  if (!known && !parsed.terms.unitCode) return { row, offer, rejections: [{ number, code: 'noUnit', detail: '' }] }
  return { row, offer, accepted: parsed, rejections: [] }
}

/** Products whose price is gone are not sold for the former one. */
async function takeOffSale(tx: Tx, context: RunContext, products: readonly Known[]) {
  const ids = products.filter(({ status }) => status === 'Active').map(({ id }) => id)
  if (ids.length > 0) await changeAbsent(tx, context, ids, 'archive')
  return ids.length
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
    priceless: imported.filter(({ product }) => product.priceMinor === null).length,
  }
}
