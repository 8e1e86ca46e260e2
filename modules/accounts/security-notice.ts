import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkOf } from '#platform/http/limits.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { parseUserAgent } from './sessions/user-agent.ts'
import { timeZoneValue } from './time-zone.ts'

type SecurityNotice = { template: 'newDevice' | 'passwordChanged' | 'sessionsEnded'; now: Date }

/** Notifies the account holder by e-mail about a security event. Does nothing for an account without an address. */
export async function sendSecurityNotice(
  tx: Tx,
  accountId: string,
  { ip, userAgent, variant }: Pick<Caller, 'ip' | 'userAgent' | 'variant'>,
  { template, now }: SecurityNotice,
) {
  const { rows } = await sql<{
    email: string
    locale: Locale
  }>`select email, locale from accounts where id = ${accountId}::uuid and email is not null`.execute(tx)
  if (!rows[0]) return
  await sendEmail(tx, {
    to: rows[0].email,
    locale: rows[0].locale,
    variant,
    template,
    values: { ...deviceDetails({ ip, userAgent }, now), ...(await timeZoneValue(tx, accountId)) },
  })
}

/** Template values of every notice: time, device and network. */
export const deviceDetails = ({ ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>, now: Date) => ({
  date: now.toISOString(),
  ...parseUserAgent(userAgent),
  network: networkOf(ip),
})
