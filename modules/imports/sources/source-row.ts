import type { FeedOffer } from '../../feeds/yml/read-offers.ts'
import type { encodingNames, importKindNames } from '../contract.ts'

export type ImportKind = (typeof importKindNames)[number]

/** The cells of a table as text, or an offer of a feed. Numbers are those of the file, from 1. */
export type SourceRow = { number: number; content: readonly string[] | FeedOffer }

/** How a file was read: as recognised, or as chosen instead. `headRow` is 0 for a table without heads. */
export type Layout = {
  encoding?: Encoding
  delimiter?: string
  sheets?: string[]
  sheet?: string
  headRow?: number
}

export type Encoding = (typeof encodingNames)[number]

export const limits = {
  rows: 500_000,
  columns: 300,
  cellLength: 100_000,
  /** Of a workbook. Its sheets are streamed, its texts and styles are held in memory. */
  unpackedBytes: 1024 * 1024 * 1024,
  heldBytes: 96 * 1024 * 1024,
}
