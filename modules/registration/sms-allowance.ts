import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { findMobileCountry } from '../accounts/addresses.ts'
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

type BudgetContext = { now: Date; log: Log }

/** Limits the cost of SMS: mobile numbers of configured countries only, within a daily budget for all of them. */
export async function assertMaySendSms(tx: Tx, target: string, context: BudgetContext) {
  const { smsCountries } = await readSettings(tx)
  const country = findMobileCountry(target)
  if (!country || !smsCountries.includes(country)) throw registrationErrors.phoneCountry()
  if (!(await hasSmsLeft(tx, context))) throw registrationErrors.tooManyCodes()
}

/** Whether one more SMS may be sent in this transaction. Logs an error if the budget is spent, so that operators notice. */
export async function hasSmsLeft(tx: Tx, { now, log }: BudgetContext) {
  // Serialized, so that concurrent requests cannot exceed the budget.
  await sql`select pg_advisory_xact_lock(hashtextextended('sms budget', 0))`.execute(tx)
  const { smsBudgetPerDay } = await readSettings(tx)
  if ((await countSmsSince(tx, startOfDay(now))) < smsBudgetPerDay) return true
  log.error({ smsBudgetPerDay }, 'the SMS budget of the day is spent: no more codes by SMS until midnight UTC')
  return false
}

async function readSettings(tx: Tx) {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from app_config where key = any(${Object.keys(Settings.shape)}::text[])
  `.execute(tx)
  return Settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

async function countSmsSince(tx: Tx, since: Date) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from outgoing_messages where created_at >= ${since} and channel = 'Sms'
  `.execute(tx)
  return rows[0]!.count
}

const startOfDay = (now: Date) => new Date(now.toISOString().slice(0, 10))
