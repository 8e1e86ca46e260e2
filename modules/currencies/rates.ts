import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import { memo } from '#platform/memo.ts'
import type { Rates } from '#platform/money.ts'

type Row = { currency: Currency; perEuro: number; date: string; source: string }

/** The latest rate of each currency; `date` is the oldest of them. */
export const latestRates = memo('rates', async (db): Promise<Rates> => {
  const { rows } = await sql<Row>`
    select distinct on (currency) currency, per_euro as "perEuro", rate_date as date, source
    from currency_rates order by currency, rate_date desc
  `.execute(db)
  return {
    date: rows.map(({ date }) => date).sort()[0] ?? '',
    source: rows[0]?.source ?? '',
    perEuro: Object.fromEntries(rows.map(({ currency, perEuro }) => [currency, perEuro])) as Rates['perEuro'],
  }
})
