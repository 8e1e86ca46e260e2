// What becomes of each row of a table: a product that can be written, or the reasons why not.
import type { Tx } from '#platform/db/database.ts'
import type { ImportedProduct } from '../../feeds/imported-product.ts'
import { type KnownProduct, parseOffer } from '../../feeds/rules.ts'
import type { FeedOffer } from '../../feeds/yml/read-offers.ts'
import { lockStoredOffers, type StoredOffer } from './known-products.ts'
import type { ReadOffer } from './read-offer.ts'
import type { RunContext } from './run-context.ts'
import type { RowRejection } from './save-outcome.ts'

/** `known`: the product of the store that the row is about. */
export type Judged = ReadOffer & { known?: Known | undefined; accepted?: ImportedProduct; rejections: RowRejection[] }
type Known = StoredOffer & { keepsPrice: boolean }

/** Rows of groups that are left out are skipped, unless they are about products that there are. */
export async function judgeRows(tx: Tx, context: RunContext, read: readonly ReadOffer[]): Promise<Judged[]> {
  const known = await findKnown(tx, context, read)
  const offers = read.filter(({ row, offer }) => known.has(offer) || !context.skipped.has(row.groupKey ?? ''))
  const repeated = repeatedProducts(offers, known)
  return offers.map((each) => {
    const product = known.get(each.offer)
    const judged = refuseRepeated(each, repeated.has(each.offer)) ?? judge(each, product, context)
    return { ...judged, known: product }
  })
}

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

const codeOf = ({ id, fields }: FeedOffer) => fields.vendorCode ?? id

const toKnown = (known: Known, isPartial: boolean): KnownProduct => ({
  ...known,
  externalId: isPartial ? known.externalId : null,
})
