import type { Tx } from '#platform/db/database.ts'
import { lockImport } from './lock-import.ts'
import { archivePriceless } from './archive.ts'
import type { ImportedProduct } from './imported-product.ts'
import type { PriceCheck } from './price-check.ts'
import type { ImportWrite, ProductToSave } from './product-record.ts'
import {
  type ExistingProduct,
  mergeExisting,
  type MergedProduct,
  missingRequired,
  statusAfterImport,
} from './publishing.ts'
import {
  findImportStates,
  type ImportConflict,
  type ImportState,
  type ImportTarget,
  lockExisting,
  saveProducts,
} from './save-products.ts'

/** Returns file ids of pictures for a product that has none, or null. */
export type PictureSource = (categoryKey: string, product: ImportedProduct) => Promise<string[]> | null

export type AcceptedOffer = { product: ImportedProduct; line: number }
type Batch = { accepted: readonly AcceptedOffer[]; pricelessIds: readonly string[] }
type Options = { isDoubtful: PriceCheck; pictureOf?: PictureSource | undefined }

/** The result for one offer. */
export type OfferOutcome = {
  product: ImportedProduct
  line: number
  change: 'created' | 'updated' | 'unchanged' | 'refused'
  productId: number | null
  /** The product before, and what was written of it. */
  before: ExistingProduct | undefined
  write: ImportWrite | undefined
  /** Names of required characteristics that the product lacks. */
  missing: readonly string[]
  /** Whether it is a draft for its price. */
  isHeldForPrice: boolean
  conflict: ImportConflict | undefined
}
export type BatchOutcome = { offers: OfferOutcome[]; archived: number }

export const writtenIds = ({ offers }: BatchOutcome) =>
  offers.flatMap(({ change, productId }) => (change === 'created' || change === 'updated' ? productId! : []))

export async function saveBatch(
  tx: Tx,
  { accepted, pricelessIds }: Batch,
  target: ImportTarget,
  { isDoubtful, pictureOf }: Options,
): Promise<BatchOutcome> {
  const storeId = target.store.id
  await lockImport(tx, storeId)
  const merged = await findMerged(tx, accepted, target, isDoubtful)
  const toSave: ProductToSave[] = []
  for (const each of merged.filter((offer) => target.writes === 'all' || isNews(offer)))
    toSave.push({
      ...each,
      ...statusAfterImport(each.before, each, {
        isPriceDoubtful: each.isPriceDoubtful,
        publishesIncomplete: target.isReviewed,
        mayPublish: target.mayPublish,
      }),
      pictureIds: (await pictureOf?.(each.product.category.key, each.product)) ?? [],
    })
  const { written, conflicts } = await saveProducts(tx, toSave, target)
  const archived = pricelessIds.length > 0 ? await archivePriceless(tx, storeId, pricelessIds, target.now) : 0

  const results = new Map(written.map((result) => [result.write.source.product, result]))
  const refused = new Map(conflicts.map((conflict) => [conflict.write.source.product, conflict]))
  const held = new Set(toSave.filter(({ isHeld }) => isHeld).map(({ product }) => product))
  const offers = merged.map((offer): OfferOutcome => {
    const { product, line, before, missing, state } = offer
    const [result, conflict] = [results.get(product), refused.get(product)]
    const isHeld = result ? held.has(product) : (state?.isHeldDraft ?? false)
    return {
      product,
      line,
      before,
      missing: missing.map(({ name }) => name),
      conflict,
      write: result?.write,
      change: conflict ? 'refused' : (result?.change ?? 'unchanged'),
      productId: result?.id ?? before?.id ?? null,
      isHeldForPrice: offer.isPriceDoubtful && isHeld,
    }
  })
  return { offers, archived }
}

type CheckedOffer = AcceptedOffer & { state: ImportState | undefined; isPriceDoubtful: boolean }
type MergedOffer = CheckedOffer & MergedProduct & { before: ExistingProduct | undefined }

async function findMerged(
  tx: Tx,
  accepted: readonly AcceptedOffer[],
  { store, isReviewed }: ImportTarget,
  isDoubtful: PriceCheck,
): Promise<MergedOffer[]> {
  const states = await findImportStates(
    tx,
    store.id,
    accepted.map(({ product }) => product.externalId),
  )
  const checked = accepted.map(({ product, line }) => ({
    product,
    line,
    state: states.get(product.externalId),
    isPriceDoubtful: isDoubtful(product),
  }))
  const existing = await lockExisting(tx, store.id, {
    externalIds: checked.filter((offer) => isReviewed || needsExisting(offer)).map(({ product }) => product.externalId),
    codes: new Map(isReviewed ? checked.map(({ product: { code, externalId } }) => [code, externalId]) : []),
  })
  return checked.map((offer) => {
    const before = existing.get(offer.product.externalId)
    return { ...offer, ...mergeExisting(offer.product, before), before }
  })
}

const isNews = ({ product, state }: CheckedOffer) => state?.hash !== product.hash || state.isMissing

/** An offer that lacks characteristics may have a product that has them. */
const needsExisting = (offer: CheckedOffer) =>
  offer.state !== undefined && (isNews(offer) || missingRequired(offer.product).length > 0)
