import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { InitialSettings } from '#platform/setting-definitions.ts'
import { readSetting } from '#platform/settings.ts'
import { findMobileCountry } from '../accounts/addresses.ts'
import { registrationErrors } from './errors.ts'

type BudgetContext = { now: Date; log: Log; config: InitialSettings }

/** Limits the cost of SMS: mobile numbers of configured countries only, within a daily budget for all of them. */
export async function assertMaySendSms(tx: Tx, target: string, context: BudgetContext) {
  const smsCountries = await readSetting(tx, context.config, 'smsCountries')
  const country = findMobileCountry(target)
  if (!country || !smsCountries.includes(country)) throw registrationErrors.phoneCountry()
  if (!(await hasSmsLeft(tx, context))) throw registrationErrors.tooManyCodes()
}

/** Whether one more SMS may be sent in this transaction. Logs an error if the budget is spent, so that operators notice. */
export async function hasSmsLeft(tx: Tx, { now, log, config }: BudgetContext) {
  // Serialized, so that concurrent requests cannot exceed the budget.
  await sql`select pg_advisory_xact_lock(hashtextextended('sms budget', 0))`.execute(tx)
  const smsBudgetPerDay = await readSetting(tx, config, 'smsBudgetPerDay')
  if ((await countSmsSince(tx, startOfDay(now))) < smsBudgetPerDay) return true
  log.error({ smsBudgetPerDay }, 'the SMS budget of the day is spent: no more codes by SMS until midnight UTC')
  return false
}

async function countSmsSince(tx: Tx, since: Date) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from outgoing_messages where created_at >= ${since} and channel = 'Sms'
  `.execute(tx)
  return rows[0]!.count
}

const startOfDay = (now: Date) => new Date(now.toISOString().slice(0, 10))
