import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { pepperedHash } from '#platform/pepper.ts'
import { Channel, Kind } from './contract.ts'
import { notificationErrors } from './errors.ts'
import { type Cell, linkDays } from './rules.ts'

type Target = Cell & { accountId: string }
type Secret = Pick<Config, 'pepper' | 'dataDir'>

const Parts = z.tuple([z.uuid(), Kind, Channel, z.coerce.number().int()])

/** Switches off exactly this, without a sign-in. What proves it stands in the query, which no log has. */
export function unsubscribePath(config: Secret, { accountId, kind, channel }: Target, now: Date) {
  const parts = [accountId, kind, channel, Math.floor(now.getTime() / 1000) + linkDays * 86_400].join('.')
  return `/unsubscribe?token=${parts}.${keyOf(config, parts).toString('base64url')}`
}

const keyOf = (config: Secret, parts: string) => pepperedHash(config, 'unsubscribe', parts)

/** What a link is for. Forged and old ones are refused alike. */
export function readToken(config: Secret, token: string, now: Date): Target {
  const end = token.lastIndexOf('.')
  const parts = token.slice(0, end)
  const [key, given] = [keyOf(config, parts), Buffer.from(token.slice(end + 1), 'base64url')]
  const read = Parts.safeParse(parts.split('.')).data
  if (!read || given.length !== key.length || !timingSafeEqual(key, given) || read[3] * 1000 < now.getTime())
    throw notificationErrors.badLink()
  const [accountId, kind, channel] = read
  return { accountId, kind, channel }
}
