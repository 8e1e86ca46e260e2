import type { z } from 'zod'
import {
  type Channel as ChannelShape,
  channels,
  type Kind as KindShape,
  kinds,
  type QuietHours as QuietHoursShape,
} from './contract.ts'

export type Kind = z.output<typeof KindShape>
export type Channel = z.output<typeof ChannelShape>
export type QuietHours = z.output<typeof QuietHoursShape>
export type Cell = { kind: Kind; channel: Channel }

export const cells: readonly Cell[] = kinds.flatMap((kind) => channels.map((channel) => ({ kind, channel })))

/** An SMS costs money: unasked, only for what does. */
export const isOnByDefault = ({ kind, channel }: Cell) => channel !== 'Sms' || kind === 'NewOrder'

/** Time to read a thing before a channel tells of it, and for more of the kind to come. */
export const delaySeconds: Record<Channel, number> = { Email: 60, Sms: 60, Push: 10 }
/** Between two messages of one kind to one account. */
export const pauseSeconds: Record<Channel, number> = { Email: 600, Sms: 1800, Push: 60 }

/** Who has not been at the browser for so long has the list on the site. */
export const pushSeconds = 86_400

export const mostCounted = 100
export const mostSections = 10
export const mostLines = 3
export const keptDays = 90
export const linkDays = 180

/** The end of the quiet hours, in which `now` lies; undefined outside them. */
export function quietUntil({ timeZone, startsAt, endsAt }: QuietHours, now: Date): Date | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  const isOverMidnight = startsAt > endsAt
  if (isOverMidnight ? time < startsAt && time >= endsAt : time < startsAt || time >= endsAt) return undefined
  const end = local.withPlainTime(endsAt)
  return new Date((time < endsAt ? end : end.add({ days: 1 })).epochMilliseconds)
}

export const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
