import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { pepperedHash } from '#platform/pepper.ts'
import { Channel, Kind } from './contract.ts'
import { notificationErrors } from './errors.ts'
import { type KindChannel, linkValidDays } from './rules.ts'

type Target = KindChannel & { accountId: string }
type Secret = Pick<Config, 'pepper' | 'dataDir'>

const Parts = z.tuple([z.uuid(), Kind, Channel, z.coerce.number().int()])

/** Path of a link that switches off one setting without a sign-in. The token is in the query, which is not logged. */
export function unsubscribePath(config: Secret, { accountId, kind, channel }: Target, now: Date) {
  const parts = [accountId, kind, channel, Math.floor(now.getTime() / 1000) + linkValidDays * 86_400].join('.')
  return `/unsubscribe?token=${parts}.${signatureOf(config, parts).toString('base64url')}`
}

const signatureOf = (config: Secret, parts: string) => pepperedHash(config, 'unsubscribe', parts)

/** The setting of a token. Throws `notifications.badLink` for forged and expired tokens. */
export function parseToken(config: Secret, token: string, now: Date): Target {
  const end = token.lastIndexOf('.')
  const parts = token.slice(0, end)
  const [expected, signature] = [signatureOf(config, parts), Buffer.from(token.slice(end + 1), 'base64url')]
  const parsed = Parts.safeParse(parts.split('.')).data
  if (
    !parsed ||
    signature.length !== expected.length ||
    !timingSafeEqual(expected, signature) ||
    parsed[3] * 1000 < now.getTime()
  )
    throw notificationErrors.badLink()
  const [accountId, kind, channel] = parsed
  return { accountId, kind, channel }
}
