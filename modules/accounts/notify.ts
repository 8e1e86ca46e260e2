import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkOf } from '#platform/http/limits.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { nameDevice } from './device-names.ts'

type Notice = { template: 'newDevice' | 'passwordChanged' | 'sessionsEnded'; now: Date }

/** Tells the holder of an account, in their language, what has been done with it and from where. Without an address there is nobody to tell. */
export async function notify(
  tx: Tx,
  accountId: string,
  { ip, userAgent, variant }: Pick<Caller, 'ip' | 'userAgent' | 'variant'>,
  { template, now }: Notice,
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
    values: whenAndWhere({ ip, userAgent }, now),
  })
}

/** What every notice says of the deed: values of its template. */
export const whenAndWhere = ({ ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>, now: Date) => ({
  date: now.toISOString(),
  ...nameDevice(userAgent),
  network: networkOf(ip),
})
