import type { Tx } from '#platform/db/database.ts'
import { archivePriceless } from './archive.ts'
import type { ImportedProduct } from './imported-product.ts'
import type { PriceCheck } from './price-check.ts'
import type { ProductToSave } from './product-record.ts'
import { type MergedProduct, mergeExisting, missingRequired, statusAfterImport } from './publishing.ts'
import type { ImportReport, RejectedOffer } from './report.ts'
import {
  findImportStates,
  type ImportConflict,
  type ImportState,
  type ImportTarget,
  lockExisting,
  lockImport,
  saveProducts,
} from './save-products.ts'

/** Returns file ids of pictures for a product that has none, or null. */
export type PictureSource = (categoryKey: string, product: ImportedProduct) => Promise<string[]> | null

export type AcceptedOffer = { product: ImportedProduct; line: number }
type Batch = { accepted: readonly AcceptedOffer[]; pricelessIds: readonly string[] }
type Options = { isDoubtful: PriceCheck; pictureOf: PictureSource | undefined }

/** Returns the ids of written products. The report is updated only after all queries have succeeded. */
export async function saveBatch(
  tx: Tx,
  { accepted, pricelessIds }: Batch,
  target: ImportTarget,
  { isDoubtful, pictureOf }: Options,
  report: ImportReport,
): Promise<number[]> {
  const storeId = target.store.id
  await lockImport(tx, storeId)
  const states = await findImportStates(
    tx,
    storeId,
    accepted.map(({ product }) => product.externalId),
  )
  const checked = accepted.map(({ product, line }) => ({
    product,
    line,
    state: states.get(product.externalId),
    isPriceDoubtful: isDoubtful(product),
  }))
  const existing = await lockExisting(
    tx,
    storeId,
    checked.filter(needsExisting).map(({ product }) => product.externalId),
  )
  const merged = checked.map((offer): MergedOffer => {
    const before = existing.get(offer.product.externalId)
    return { ...offer, ...mergeExisting(offer.product, before), before }
  })
  const toSave: ProductToSave[] = []
  for (const each of merged.filter(isNews))
    toSave.push({
      ...each,
      ...statusAfterImport(each.before, each, each.isPriceDoubtful),
      pictureIds: (await pictureOf?.(each.product.category.key, each.product)) ?? [],
    })
  const { written, conflicts } = await saveProducts(tx, toSave, target)
  const archived = pricelessIds.length > 0 ? await archivePriceless(tx, storeId, pricelessIds, target.now) : 0

  const refused = new Set(conflicts.map(({ write }) => write.source.product))
  const held = new Set(toSave.filter(({ isHeld }) => isHeld).map(({ product }) => product))
  report.archived += archived
  report.unchanged += merged.length - toSave.length
  report.created += written.filter(({ change }) => change === 'created').length
  report.updated += written.filter(({ change }) => change !== 'created').length
  const kept = merged.filter(({ product }) => !refused.has(product))
  report.incomplete.push(...kept.flatMap(incompleteOf), ...kept.flatMap((each) => doubtfulOf(each, held)))
  report.rejectedOffers += conflicts.length
  report.rejected.push(...conflicts.map(rejectionOf))
  return written.flatMap(({ id, change }) => (change === 'unchanged' ? [] : id))
}

type CheckedOffer = AcceptedOffer & { state: ImportState | undefined; isPriceDoubtful: boolean }
type MergedOffer = CheckedOffer & MergedProduct & { before: ProductToSave['before'] }

const isNews = ({ product, state }: CheckedOffer) => state?.hash !== product.hash || state.isMissing

/** An offer that lacks characteristics may have a product that has them. */
const needsExisting = (offer: CheckedOffer) =>
  offer.state !== undefined && (isNews(offer) || missingRequired(offer.product).length > 0)

const incompleteOf = ({ product, line, missing }: MergedOffer): ImportReport['incomplete'] =>
  missing.length === 0
    ? []
    : [
        {
          offerId: product.externalId,
          line,
          code: 'lacksCharacteristics',
          detail: `${product.category.name}: ${missing.join(', ')}`,
        },
      ]

function doubtfulOf(offer: MergedOffer, held: ReadonlySet<ImportedProduct>): ImportReport['incomplete'] {
  const { product, line, state, isPriceDoubtful } = offer
  const isHeld = isNews(offer) ? held.has(product) : state!.isHeldDraft
  const detail = `${product.priceMinor / 100} ${product.currency}`
  return isPriceDoubtful && isHeld ? [{ offerId: product.externalId, line, code: 'doubtfulPrice', detail }] : []
}

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
