import type { z } from 'zod'
import { maxCartLines } from '#platform/constants.ts'
import type * as contract from './contract.ts'
import { listErrors } from './errors.ts'

/** Named lists of an account. */
export const maxLists = 50
/** A whole list fits an empty cart. */
export const maxListLines = maxCartLines

/** Of a product since it has been in the list. */
export type ListNews = z.output<typeof contract.ListNews>
/** How long a line shows them. */
export const newsDays = 14

export type ListIssue = z.output<typeof contract.ListIssue>

/** Why a line does not go into the cart; null if it does. */
export function lineIssue({ isLive, canOrder }: { isLive: boolean; canOrder: boolean }): ListIssue | null {
  if (!isLive) return 'productGone'
  return canOrder ? null : 'outOfStock'
}

export function assertRoomForList(count: number) {
  if (count >= maxLists) throw listErrors.tooMany({ most: maxLists })
}

export function assertRoomForLine(lineCount: number) {
  if (lineCount >= maxListLines) throw listErrors.full({ most: maxListLines })
}
