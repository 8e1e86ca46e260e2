import type { Locale } from '#platform/constants.ts'
import type { RejectionCode, WarningCode } from './errors.ts'
import type { MissingProducts } from './archive.ts'

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
  archiveRefused: null,
  brokenAt: null,
})

/** Whether somebody has to look: nothing was imported, the feed is broken, or missing products were not archived. */
export const hasFailed = ({ read, rejectedOffers, archiveRefused, brokenAt }: ImportReport) =>
  rejectedOffers === read || archiveRefused !== null || brokenAt !== null
