import type { chatFilters, chatSides } from './contract.ts'
import type { AutoAnswer } from './seller-contract.ts'
import type { z } from 'zod'
import { dayMs } from '#platform/values/days.ts'

export type Side = (typeof chatSides)[number]
export type ChatFilter = (typeof chatFilters)[number]
type Hours = Pick<z.output<typeof AutoAnswer>, 'timeZone' | 'days' | 'opensAt' | 'closesAt'>

export const maxSameTexts = 3
export const maxCannedAnswers = 100
export const maxOfferDays = 90
export const minMeasuredQuestions = 10

export const otherSide = (side: Side): Side => (side === 'Buyer' ? 'Store' : 'Buyer')

/** Between a tenth of the list price and the list price: a higher price is no offer, a lower one is probably a typo. */
export const isOfferPriceAllowed = (priceMinor: number, listPriceMinor: number) =>
  priceMinor <= listPriceMinor && priceMinor * 10 >= listPriceMinor

/** `until` is the last valid day, at most `maxOfferDays` from now. */
export const isOfferEndAllowed = (until: string, now: Date) =>
  until >= isoDate(now) && until <= isoDate(new Date(now.getTime() + maxOfferDays * dayMs))

export const isoDate = (now: Date) => now.toISOString().slice(0, 10)

/** Hours whose end is before their start extend past midnight and belong to the day on which they start. */
export function isOpen({ timeZone, days, opensAt, closesAt }: Hours, now: Date) {
  const { day, time } = localTime(timeZone, now)
  if (opensAt <= closesAt) return days.includes(day) && time >= opensAt && time < closesAt
  return (days.includes(day) && time >= opensAt) || (days.includes(day === 1 ? 7 : day - 1) && time < closesAt)
}

export const mayAutoAnswer = (lastAt: Date | null, now: Date) =>
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

export type CursorPosition = { at: Date; id: string }

export const encodeCursor = ({ at, id }: CursorPosition) => `${at.getTime()}_${id}`

/** Undefined for a malformed cursor. */
export function decodeCursor(text: string): CursorPosition | undefined {
  const [, at, id] = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  return at && id ? { at: new Date(Number(at)), id } : undefined
}
