import type { z } from 'zod'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import { lineIssues } from '../../carts/rules.ts'
import { newTotals } from '../order-totals.ts'
import type { NewOrder } from '../queries.ts'
import type { RequestStatus } from '../status-contract.ts'
import type { Limit as LimitShape, RequestAction } from '../approval-contract.ts'

export type Status = z.output<typeof RequestStatus>
export type Action = z.output<typeof RequestAction>
export type Limit = z.output<typeof LimitShape>

/** Amounts in minor units of the team's currency, with VAT; null: no limit. */
export type Allowance = { orderLimitMinor: number | null; monthLimitMinor: number | null; spentMinor: number }
export type Exceeded = { limit: Limit; limitMinor: number; spentMinor: number }

/** The limit that an order of this amount exceeds; null if the buyer may place it alone. */
export function exceededLimit(
  { orderLimitMinor, monthLimitMinor, spentMinor }: Allowance,
  grossMinor: number,
): Exceeded | null {
  if (orderLimitMinor !== null && grossMinor > orderLimitMinor)
    return { limit: 'Order', limitMinor: orderLimitMinor, spentMinor }
  if (monthLimitMinor !== null && spentMinor + grossMinor > monthLimitMinor)
    return { limit: 'Month', limitMinor: monthLimitMinor, spentMinor }
  return null
}

/** The beginning of the calendar month in UTC. */
export const monthStart = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))

export const monthEnd = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))

type Viewer = { isOwn: boolean; isApprover: boolean }

/** The steps that somebody can take with a request. Nobody approves a request of their own. */
export function possibleActions(status: Status, { isOwn, isApprover }: Viewer): Action[] {
  if (status === 'Waiting') return isOwn ? ['withdraw'] : isApprover ? ['approve', 'refuse'] : []
  return isOwn && status !== 'Approved' ? ['repeat'] : []
}

export type Refusal = { position: number; reason: string }

/** The held order without the refused lines, at the same cost of delivery; positions count from 1. Refuses unknown and repeated positions. */
export function withoutLines(order: NewOrder, refusals: readonly Refusal[]): NewOrder {
  const refused = new Set(refusals.map(({ position }) => position))
  const isRepeated = refused.size < refusals.length
  const errors = refusals.flatMap(({ position }, index): FieldError[] =>
    isRepeated || position > order.lines.length ? [{ path: `refusals.${index}.position`, code: 'field.invalid' }] : [],
  )
  if (errors.length > 0) throw invalidInput(errors)
  const rest = { ...order, lines: order.lines.filter((_, index) => !refused.has(index + 1)) }
  return { ...rest, ...newTotals(rest) }
}

export type ProductState = { isLive: boolean; available: number; leadDays: number | null }

/** Why a held line cannot be ordered now. Price, minimum and steps are those of the day when it was held. */
export function heldLineIssue({ quantity, priceMinor }: NewOrder['lines'][number], product: ProductState | undefined) {
  const held = {
    priceMinor,
    seenPriceMinor: priceMinor,
    tiers: [],
    individualPrices: [],
    minimumOrder: 1,
    orderStep: 1,
  }
  return lineIssues({ ...(product ?? { isLive: false, available: 0, leadDays: null }), ...held, quantity })[0] ?? null
}
