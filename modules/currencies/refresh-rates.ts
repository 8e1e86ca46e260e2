import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { JobContext } from '#platform/jobs/handlers.ts'
import { invalidateTags } from '#platform/cache.ts'
import { type PublishedRates, readRates } from './read-rates.ts'
import { type DatedRate, isTooFarAhead, checkRate } from './rules.ts'

/** Fetches rates from the configured source and returns whether any has changed. On any failure the last rates stay, with their dates. */
export async function refreshRates(
  context: JobContext,
  { timeoutMs = 10_000 }: { timeoutMs?: number } = {},
): Promise<boolean> {
  const {
    db,
    log,
    config: { ratesUrl },
  } = context
  if (ratesUrl === undefined) return false
  const published = await fetchRates(ratesUrl, timeoutMs, context.now).catch((error: Error) => {
    log.warn(
      { host: new URL(ratesUrl).host, reason: reasonOf(error) },
      'currency rates could not be refreshed; the last ones stay in use',
    )
  })
  if (!published) return false
  return db.transaction().execute(async (tx) => {
    const accepted = await acceptRates(tx, published, context)
    if (accepted.length === 0) return false
    await insertRates(tx, published, accepted)
    await invalidateTags(tx, ['rates'])
    return true
  })
}

async function fetchRates(url: string, timeoutMs: number, now: Date) {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
  const published = await readRates(response.body)
  if (isTooFarAhead(published.date, now)) throw new Error(`the rates are of ${published.date}`)
  return published
}

type Rate = readonly [Currency, number]

async function acceptRates(tx: Tx, { source, date, perEuro }: PublishedRates, { log }: JobContext): Promise<Rate[]> {
  const last = await lastRates(tx)
  return (Object.entries(perEuro) as [Currency, number][]).filter(([currency, rate]) => {
    const previous = last.get(currency)
    const verdict = checkRate(previous, { date, perEuro: rate })
    if (verdict === 'jump')
      log.error({ source, date, currency, rate, previous }, 'rate rejected: it changed too much in a day')
    return verdict === 'take'
  })
}

async function lastRates(db: Db) {
  const { rows } = await sql<DatedRate & { currency: Currency }>`
    select distinct on (currency) currency, rate_date as date, per_euro as "perEuro" from currency_rates order by currency, rate_date desc
  `.execute(db)
  return new Map(rows.map(({ currency, ...rate }) => [currency, rate]))
}

const insertRates = (tx: Tx, { source, date }: PublishedRates, rates: readonly Rate[]) =>
  sql`
    insert into currency_rates (currency, rate_date, per_euro, source)
    select currency, ${date}::date, per_euro, ${source}
    from unnest(${rates.map(([currency]) => currency)}::text[], ${rates.map(([, rate]) => rate)}::numeric[]) as published (currency, per_euro)
    on conflict (currency, rate_date) do update set per_euro = excluded.per_euro, source = excluded.source
  `.execute(tx)

/** The error of `fetch` has the reason in its cause. */
const reasonOf = (error: Error) =>
  error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
