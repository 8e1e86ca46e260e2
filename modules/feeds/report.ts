import type { Locale } from '#platform/constants.ts'
import type { MissingProducts } from './archive.ts'
import type { RejectionCode, WarningCode } from './errors.ts'
import type { BatchOutcome, OfferOutcome } from './save-batch.ts'
import type { ImportConflict } from './save-products.ts'

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
  /** Offers imported without a required characteristic or with a doubtful price, at most one entry a reason, offer and run. */
  incomplete: OfferIssue<WarningCode>[]
  /** How many offers have elements that are not imported, by name. */
  ignored: Map<string, number>
  /** Set if so many products are missing that none was archived. */
  archiveRefused: MissingProducts | null
  /** Position of the first syntax error between the offers; those before it are imported. */
  brokenAt: { line: number; detail: string } | null
}

export const emptyReport = (locale: Locale): ImportReport => ({
  locale,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  archived: 0,
  rejected: [],
  rejectedOffers: 0,
  incomplete: [],
  ignored: new Map(),
  archiveRefused: null,
  brokenAt: null,
})

/** Whether somebody has to look: nothing was imported, the feed is broken, or missing products were not archived. */
export const hasFailed = ({ read, rejectedOffers, archiveRefused, brokenAt }: ImportReport) =>
  rejectedOffers === read || archiveRefused !== null || brokenAt !== null

export function addToReport(report: ImportReport, { offers, archived }: BatchOutcome) {
  const count = (change: OfferOutcome['change']) => offers.filter((offer) => offer.change === change).length
  const conflicts = offers.flatMap(({ conflict }) => conflict ?? [])
  report.created += count('created')
  report.updated += count('updated')
  report.unchanged += count('unchanged')
  report.archived += archived
  report.incomplete.push(...offers.filter(({ conflict }) => !conflict).flatMap(warningsOf))
  report.rejectedOffers += conflicts.length
  report.rejected.push(...conflicts.map(rejectionOf))
}

function warningsOf({ product, line, missing, isHeldForPrice }: OfferOutcome): ImportReport['incomplete'] {
  const offer = { offerId: product.externalId, line }
  const lacking = `${product.category.name}: ${missing.join(', ')}`
  return [
    ...(missing.length > 0 ? [{ ...offer, code: 'lacksCharacteristics' as const, detail: lacking }] : []),
    ...(isHeldForPrice
      ? [{ ...offer, code: 'doubtfulPrice' as const, detail: `${product.priceMinor! / 100} ${product.currency}` }]
      : []),
  ]
}

/** An import locks its products, so that they are not gone, and lowers no stock below what is reserved. */
export function rejectionOf(conflict: ImportConflict): RejectedOffer {
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
