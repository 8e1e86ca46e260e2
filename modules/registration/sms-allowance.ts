import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { mobileCountryOf } from '../accounts/addresses.ts'
import { registrationErrors } from './errors.ts'

const Settings = z.object({
  smsBudgetPerDay: z.int().min(0).catch(500),
  smsCountries: z
    .array(z.string())
    .catch([
      'RU',
      'BY',
      'KZ',
      'RS',
      'DE',
      'IT',
      'TR',
      'AM',
      'AZ',
      'GE',
      'KG',
      'MD',
      'UZ',
      'ME',
      'BA',
      'HR',
      'SI',
      'MK',
      'AT',
      'CH',
    ]),
})

type Given = { now: Date; log: Log }

/** An SMS costs money: only to mobile phones of countries that are served, and only so many a day over all of them. */
export async function assertMaySendSms(tx: Tx, target: string, given: Given) {
  const { smsCountries } = await readSettings(tx)
  const country = mobileCountryOf(target)
  if (!country || !smsCountries.includes(country)) throw registrationErrors.phoneCountry()
  if (!(await hasSmsLeft(tx, given))) throw registrationErrors.tooManyCodes()
}

/** Whether one more may be sent, by the end of this transaction. What refuses is worth waking somebody. */
export async function hasSmsLeft(tx: Tx, { now, log }: Given) {
  // Counted one after another, so that many at once cannot pass together.
  await sql`select pg_advisory_xact_lock(hashtextextended('sms budget', 0))`.execute(tx)
  const { smsBudgetPerDay } = await readSettings(tx)
  if ((await countSince(tx, startOfDay(now))) < smsBudgetPerDay) return true
  log.error({ smsBudgetPerDay }, 'the SMS budget of the day is spent: no more codes by SMS until midnight UTC')
  return false
}

async function readSettings(tx: Tx) {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from app_config where key = any(${Object.keys(Settings.shape)}::text[])
  `.execute(tx)
  return Settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

async function countSince(tx: Tx, since: Date) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from outgoing_messages where created_at >= ${since} and channel = 'Sms'
  `.execute(tx)
  return rows[0]!.count
}

const startOfDay = (now: Date) => new Date(now.toISOString().slice(0, 10))
