import type { listCallbacks } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { dayMs } from '#platform/values/days.ts'

type Request = Pick<OutputOf<typeof listCallbacks>['items'][number], 'preferredTime' | 'askedAt' | 'status'>

/** The day that the buyer prefers; "as soon as possible" is the day of the last request. */
export const dayToCall = ({ preferredTime, askedAt }: Omit<Request, 'status'>) =>
  new Date(Date.parse(askedAt) + (preferredTime.startsWith('Tomorrow') ? dayMs : 0)).toISOString()

export const isOverdue = (request: Request, now: Date) =>
  (request.status === 'New' || request.status === 'InWork') &&
  dayToCall(request).slice(0, 10) < now.toISOString().slice(0, 10)
