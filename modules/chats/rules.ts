import type { chatFilters, chatSides } from './contract.ts'
import type { AutoAnswer } from './seller-contract.ts'
import type { z } from 'zod'

export type Side = (typeof chatSides)[number]
export type ChatFilter = (typeof chatFilters)[number]
type Hours = Pick<z.output<typeof AutoAnswer>, 'timeZone' | 'days' | 'opensAt' | 'closesAt'>

export const mostSameTexts = 3
export const mostCannedAnswers = 100
export const longestOfferDays = 90
export const fewestCases = 10
const dayMs = 86_400_000

export const otherSide = (side: Side): Side => (side === 'Buyer' ? 'Store' : 'Buyer')

/** From a tenth of the list price up to it: more is no offer, less is a slip of the hand. */
export const mayOffer = (priceMinor: number, listPriceMinor: number) =>
  priceMinor <= listPriceMinor && priceMinor * 10 >= listPriceMinor

/** `until` is the last day. */
export const mayLast = (until: string, now: Date) =>
  until >= dayOf(now) && until <= dayOf(new Date(now.getTime() + longestOfferDays * dayMs))

export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Hours that end before they begin go on past midnight and belong to the day on which they began. */
export function isOpen({ timeZone, days, opensAt, closesAt }: Hours, now: Date) {
  const { day, time } = localTime(timeZone, now)
  if (opensAt <= closesAt) return days.includes(day) && time >= opensAt && time < closesAt
  return (days.includes(day) && time >= opensAt) || (days.includes(day === 1 ? 7 : day - 1) && time < closesAt)
}

export const mayAnswerAgain = (lastAt: Date | null, now: Date) =>
  lastAt === null || now.getTime() - lastAt.getTime() >= dayMs

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function localTime(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: weekdays.indexOf(parts.weekday!) + 1, time: `${parts.hour}:${parts.minute}` }
}

export type Position = { at: Date; id: string }

export const toCursor = ({ at, id }: Position) => `${at.getTime()}_${id}`

/** Undefined for what `toCursor` has not written. */
export function readCursor(text: string): Position | undefined {
  const [, at, id] = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  return at && id ? { at: new Date(Number(at)), id } : undefined
}
