import type { Tx } from '#platform/db/database.ts'
import { lockImport } from '../../feeds/lock-import.ts'
import { rejectionOf } from '../../feeds/report.ts'
import { statesNoPrice } from '../../feeds/rules.ts'
import { type OfferOutcome, saveBatch } from '../../feeds/save-batch.ts'
import { lockById } from '../../feeds/save-products.ts'
import { addOrigin, findSources } from '../../feeds/sources.ts'
import type { Counts } from '../import-record.ts'
import type { StagedRow } from '../staged-rows.ts'
import { beforeOf, fingerprintOf, replaceableImages } from './before.ts'
import { findQuantities } from './known-products.ts'
import { type Difference, differenceOf } from './difference.ts'
import { type Judged, judgeRows } from './judge-rows.ts'
import { changeAbsent } from './missing-products.ts'
import { type Question, questionsOf } from './questions.ts'
import { readOffer } from './read-offer.ts'
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
  const { target, record, origin } = context
  const isRehearsal = record.status === 'Checking'
  await lockImport(tx, target.store.id)
  const read = rows.map((row) => readOffer(row, context))
  const judged = await judgeRows(tx, context, read)
  const former = await findFormer(tx, judged)
  const acceptedRows = judged.flatMap(({ accepted: product, ...each }) => (product ? [{ ...each, product }] : []))
  const accepted = acceptedRows.map(({ product, row }) => ({ product, line: row.number }))
  const { offers: outcomes } = await saveBatch(tx, { accepted, pricelessIds: [] }, target, context)
  const ids = outcomes.flatMap(({ productId }) => productId ?? [])
  await addOrigin(tx, ids, origin)
  const written = outcomes.filter(({ change }) => change === 'created' || change === 'updated')
  const later = await findLater(tx, target.store.id, written)
  const unpriced = await takeOffSale(tx, context, judged.filter(losesPrice))
  const rejections = [
    ...judged.flatMap((each) => each.rejections),
    ...outcomes.flatMap(({ conflict, line }) => (conflict ? { ...rejectionOf(conflict), number: line } : [])),
  ]
  return {
    counts: {
      ...countsOf(outcomes),
      unpriced,
      skipped: rows.length - judged.length,
      refused: new Set(rejections.map(({ number }) => number)).size,
    },
    rejections,
    products: [...judged.flatMap(refusedRow), ...outcomes.flatMap((each) => importedRow(each, former, later))],
    differences: isRehearsal ? written.flatMap((outcome) => differenceOf(outcome, target.locale)) : [],
    questions: outcomes.flatMap(({ before }, index) => questionsOf({ ...acceptedRows[index]!, before }, context)),
  }
}

type Former = Awaited<ReturnType<typeof findFormer>>
/** What undoing needs of the products as they are. */
async function findFormer(tx: Tx, judged: readonly Judged[]) {
  const ids = [...new Set(judged.flatMap(({ known }) => known?.id ?? []))]
  return { stock: await findQuantities(tx, ids), sources: await findSources(tx, ids) }
}

type Later = Awaited<ReturnType<typeof findLater>>
/** The products as they were written. */
async function findLater(tx: Tx, storeId: number, written: readonly OfferOutcome[]) {
  const ids = written.map(({ productId }) => productId!)
  return { products: await lockById(tx, storeId, ids), stock: await findQuantities(tx, ids) }
}

function importedRow({ productId, change, before }: OfferOutcome, former: Former, later: Later): ImportedRow[] {
  if (productId === null) return []
  const product = later.products.get(productId)
  const replaced = change === 'updated' ? before : undefined
  const quantities = former.stock.get(productId) ?? []
  const source = former.sources.get(productId) ?? null
  return [
    {
      productId,
      change: rowChanges[change],
      before: replaced ? beforeOf(replaced, { quantities, source }) : null,
      fingerprint: product ? fingerprintOf(product) : null,
      stock: product ? (later.stock.get(productId) ?? []) : null,
      imageIds: replaced ? replaceableImages(replaced) : null,
    },
  ]
}

const rowChanges = { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', refused: 'Refused' } as const

/** A product that there is and that its row refuses; the first of repeated rows has it already. */
const refusedRow = ({ known, rejections }: Judged): ImportedRow[] =>
  known && rejections.length > 0 && !rejections.some(({ code }) => code === 'duplicateId')
    ? [{ productId: known.id, change: 'Refused', before: null, fingerprint: null, stock: null, imageIds: null }]
    : []

const losesPrice = ({ offer, rejections }: Judged) =>
  rejections.some(({ code }) => code === 'badPrice') && statesNoPrice(offer.fields.price)

/** Products whose price is gone are not sold for the former one. */
async function takeOffSale(tx: Tx, context: RunContext, judged: readonly Judged[]) {
  const ids = judged.flatMap(({ known }) => (known?.status === 'Active' ? known.id : []))
  if (ids.length > 0) await changeAbsent(tx, context, ids, 'archive')
  return ids.length
}

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
