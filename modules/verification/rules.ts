import type { z } from 'zod'
import { addDays, dayOf } from '#platform/values/days.ts'
import { documentItems, type Item as ItemShape, items, type Status as StatusShape } from './status-contract.ts'

export type Status = z.output<typeof StatusShape>
export type Item = z.output<typeof ItemShape>
export type Side = 'organization' | 'administrator' | 'system'
export type Event =
  | 'edit'
  | 'submit'
  | 'renew'
  | 'take'
  | 'correct'
  | 'approve'
  | 'requestChanges'
  | 'reject'
  | 'revoke'
  | 'expire'
  | 'changeLegalData'

/** The life cycle of an application: the events of each side by status, and the status after each. No other code decides about steps. */
export const lifeCycle: Record<Event, { by: Side; steps: Partial<Record<Status, Status>> }> = {
  edit: { by: 'organization', steps: { Draft: 'Draft', NeedsChanges: 'NeedsChanges', Rejected: 'Draft' } },
  submit: { by: 'organization', steps: { Draft: 'Submitted', NeedsChanges: 'Submitted' } },
  renew: { by: 'organization', steps: { Approved: 'Draft', Expired: 'Draft' } },
  take: { by: 'administrator', steps: { Submitted: 'InReview' } },
  correct: { by: 'administrator', steps: { Submitted: 'Submitted', InReview: 'InReview' } },
  approve: { by: 'administrator', steps: { InReview: 'Approved' } },
  requestChanges: { by: 'administrator', steps: { InReview: 'NeedsChanges' } },
  reject: { by: 'administrator', steps: { InReview: 'Rejected' } },
  revoke: { by: 'administrator', steps: { Approved: 'Expired' } },
  expire: { by: 'system', steps: { Approved: 'Expired' } },
  // A reviewer who is about to decide sees the new data first, because the version changes.
  changeLegalData: {
    by: 'system',
    steps: {
      Draft: 'Draft',
      Submitted: 'Submitted',
      InReview: 'InReview',
      NeedsChanges: 'NeedsChanges',
      Approved: 'NeedsChanges',
      Rejected: 'Rejected',
      Expired: 'Expired',
    },
  },
}

/** The status after an event; undefined if the side cannot cause it now. */
export function nextStatus(status: Status, event: Event, side: Side): Status | undefined {
  const { by, steps } = lifeCycle[event]
  return by === side ? steps[status] : undefined
}

/** The events by which an administrator sets a status. */
export const eventByDecision = {
  InReview: 'take',
  Approved: 'approve',
  NeedsChanges: 'requestChanges',
  Rejected: 'reject',
  Expired: 'revoke',
} as const satisfies Partial<Record<Status, Event>>
export type Decision = keyof typeof eventByDecision

export const possibleDecisions = (status: Status) =>
  (Object.keys(eventByDecision) as Decision[]).filter(
    (decision) => nextStatus(status, eventByDecision[decision], 'administrator') !== undefined,
  )

export type ItemRow = { item: Item; state: 'Open' | 'Accepted' | 'Refused'; reason: string; reopenedAt: Date | null }
/** The contents of an application so far. */
export type Content = {
  hasLegalData: boolean
  hasContact: boolean
  files: readonly { item: Item; addedAt: Date }[]
}

const optionalItems: readonly Item[] = ['premises']
export const isOptional = (item: Item) => optionalItems.includes(item)
const isDocument = (item: Item) => (documentItems as readonly Item[]).includes(item)

export const takesFiles = isDocument

/** An accepted item stays as it is until it is reopened. */
export const isOpenItem = (status: Status, { state }: Pick<ItemRow, 'state'>) =>
  state !== 'Accepted' && nextStatus(status, 'edit', 'organization') !== undefined

/** The reason why an item cannot be submitted: it has nothing, or no document that is newer than the last refusal. */
export function problemOf(
  { item, reopenedAt }: ItemRow,
  { hasLegalData, hasContact, files }: Content,
): 'Empty' | 'NewFile' | null {
  if (item === 'company') return hasLegalData ? null : 'Empty'
  if (item === 'contact') return hasContact ? null : 'Empty'
  const own = files.filter((file) => file.item === item)
  if (own.length === 0) return isOptional(item) && !reopenedAt ? null : 'Empty'
  return reopenedAt && own.every(({ addedAt }) => addedAt <= reopenedAt) ? 'NewFile' : null
}

export const missingItems = (rows: readonly ItemRow[], content: Content) =>
  rows.flatMap((row) => {
    const problem = row.state === 'Accepted' ? null : problemOf(row, content)
    return problem ? [{ item: row.item, problem }] : []
  })

/** How an item looks to its people. */
export function taskState(row: ItemRow, content: Content) {
  if (row.state === 'Accepted') return 'Accepted'
  const problem = problemOf(row, content)
  if (problem) return row.state === 'Refused' ? 'Refused' : 'Missing'
  if (row.state === 'Refused' && !isDocument(row.item)) return 'Refused'
  return isOptional(row.item) && !content.files.some(({ item }) => item === row.item) ? 'Optional' : 'Ready'
}

/** The items after a decision. Accepting needs something to accept, so an optional item without documents stays open. */
export function decideItems(
  rows: readonly ItemRow[],
  decision: Decision,
  refusals: ReadonlyMap<Item, string>,
  content: Content,
  now: Date,
): ItemRow[] {
  if (decision !== 'Approved' && decision !== 'NeedsChanges' && decision !== 'Rejected') return [...rows]
  return rows.map((row) => {
    const reason = refusals.get(row.item)
    if (reason !== undefined) return { item: row.item, state: 'Refused', reason, reopenedAt: now }
    if (decision === 'Rejected' || isWithoutFiles(row.item, content)) return row
    return { item: row.item, state: 'Accepted', reason: '', reopenedAt: null }
  })
}

/** A document that has not been added, as optional ones may be. */
export const isWithoutFiles = (item: Item, { files }: Content) =>
  isDocument(item) && !files.some((file) => file.item === item)

/** Corrected items wait for a new judgement. */
export const submitItems = (rows: readonly ItemRow[]): ItemRow[] =>
  rows.map((row) => (row.state === 'Refused' ? { ...row, state: 'Open' } : row))

/** The documents that expire. */
export const renewedItems: readonly Item[] = ['registration', 'authority']
/** Items that state the name and the number of the company. */
const itemsOfLegalData: readonly Item[] = ['company', 'registration']

const reopen = (rows: readonly ItemRow[], reopened: readonly Item[], now: Date): ItemRow[] =>
  rows.map((row) =>
    reopened.includes(row.item) ? { item: row.item, state: 'Open', reason: '', reopenedAt: now } : row,
  )

export const renewItems = (rows: readonly ItemRow[], now: Date) => reopen(rows, renewedItems, now)
export const reopenLegalData = (rows: readonly ItemRow[], now: Date) => reopen(rows, itemsOfLegalData, now)

export const newItems = (): ItemRow[] => items.map((item) => ({ item, state: 'Open', reason: '', reopenedAt: null }))

type Dates = { verifiedAt: string | null; verifiedUntil: string | null }

/** The verification that buyers see. */
export const currentVerification = ({ verifiedAt, verifiedUntil }: Dates, now: Date): Dates =>
  verifiedUntil !== null && verifiedUntil > dayOf(now)
    ? { verifiedAt, verifiedUntil }
    : { verifiedAt: null, verifiedUntil: null }

/** The first day on which a verification can be renewed. */
export const maxDaysBeforeRenewal = 60
export const renewableFrom = (verifiedUntil: string) => addDays(verifiedUntil, -maxDaysBeforeRenewal)

/** A verification holds for a year: buyers see none that is older. */
export function yearAfter(day: string) {
  return Temporal.PlainDate.from(day).add({ years: 1 }).toString()
}

/** How many days before the end its people are told. */
export const reminderDays = [30, 7] as const
/** Documents of an application that has been refused or has ended are kept for so long. */
export const retentionDays = 365
