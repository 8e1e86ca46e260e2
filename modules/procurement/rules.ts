import type { z } from 'zod'
import type { FieldError } from '#platform/errors.ts'
import { addDays, dayOf } from '#platform/values/days.ts'
import { type EndedBy as EndedByShape, maxDeadlineDays, type OfferStatus, type RequestStatus } from './contract.ts'

export type Status = z.output<typeof RequestStatus>
export type EndedBy = z.output<typeof EndedByShape>
export type RequestState = { status: Status; endedBy: EndedBy | null }
export type StoredOfferStatus = 'Sent' | 'Accepted' | 'Withdrawn'
export type BuyerStep = 'change' | 'withdraw' | 'accept'
export type StoreStep = 'offer' | 'withdrawOffer'

/** The steps of the buyer. After the last day for offers, one of them can still be accepted. */
export function buyerSteps({ status, endedBy }: RequestState): BuyerStep[] {
  if (status === 'Open') return ['change', 'withdraw', 'accept']
  return endedBy === 'Deadline' ? ['accept'] : []
}

/** The steps of a store, by its own offer. */
export function storeSteps({ status }: RequestState, offer: z.output<typeof OfferStatus> | null): StoreStep[] {
  if (status !== 'Open') return []
  return offer === 'Sent' ? ['offer', 'withdrawOffer'] : ['offer']
}

/** An offer that can no longer be accepted because the request has ended otherwise was not chosen. */
export const offerStatus = (offer: StoredOfferStatus, request: RequestState): z.output<typeof OfferStatus> =>
  offer === 'Sent' && !buyerSteps(request).includes('accept') ? 'NotChosen' : offer

/** A valid day is today or later, and not too far away. */
export function dayErrors(path: string, day: string, now: Date): FieldError[] {
  if (day < dayOf(now)) return [{ path, code: 'field.tooSmall' }]
  return day > addDays(dayOf(now), maxDeadlineDays) ? [{ path, code: 'field.tooLarge' }] : []
}
