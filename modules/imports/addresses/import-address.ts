import type { Variant } from '#platform/constants.ts'

/** The address of a feed, as the job that fetches it reads it. */
export type ImportAddress = {
  id: string
  storeId: number
  requestedBy: string | null
  network: string
  variant: Variant
  maySetPrices: boolean
  address: string
  etag: string | null
  modified: string | null
  contentHash: string | null
  problem: string | null
}
