import { type Channel, channels, type Kind, kinds } from './kind-contract.ts'

export type { Channel, Kind } from './kind-contract.ts'
export type QuietHours = { timeZone: string; startsAt: string; endsAt: string }
export type KindChannel = { kind: Kind; channel: Channel }

export const kindChannels: readonly KindChannel[] = kinds.flatMap((kind) =>
  channels.map((channel) => ({ kind, channel })),
)

/** SMS costs money, so by default it is on only for what buyers expect an answer to within the hour. */
const smsKinds: readonly Kind[] = ['NewOrder', 'NewCallback']
/** Of these the site alone tells, unless somebody wants more: there are many, and nobody waits. */
const quietKinds: readonly Kind[] = ['NewProcurement']
export const isOnByDefault = ({ kind, channel }: KindChannel) =>
  !quietKinds.includes(kind) && (channel !== 'Sms' || smsKinds.includes(kind))

/** Delay before a delivery, in which notifications can be read on the site and more of the kind collected. */
export const delaySeconds: Record<Channel, number> = { Email: 60, Sms: 60, Push: 10 }
/** Minimum interval between two digests of one kind to one account. */
export const minIntervalSeconds: Record<Channel, number> = { Email: 600, Sms: 1800, Push: 60 }

/** Time to live of a push message at the push service. */
export const pushTtlSeconds = 86_400

export const maxCounted = 100
export const maxSections = 10
export const maxLines = 3
export const retentionDays = 90
export const linkValidDays = 180

/** The end of the quiet hours if `now` is within them, else undefined. */
export function quietUntil({ timeZone, startsAt, endsAt }: QuietHours, now: Date): Date | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  const isOverMidnight = startsAt > endsAt
  if (isOverMidnight ? time < startsAt && time >= endsAt : time < startsAt || time >= endsAt) return undefined
  const end = local.withPlainTime(endsAt)
  return new Date((time < endsAt ? end : end.add({ days: 1 })).epochMilliseconds)
}

export const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
