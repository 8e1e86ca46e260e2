import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import { cached } from '#platform/cache.ts'
import type { Rates } from '#platform/values/money.ts'

export type Rate = { currency: Currency; perEuro: number; date: string; source: string }

/** The latest rate of each currency. Dates differ, because a source may lack some currencies. */
export const datedRates = cached({ tag: 'rates' }, async (db): Promise<Rate[]> => {
  const { rows } = await sql<Rate>`
    select distinct on (currency) currency, per_euro as "perEuro", rate_date as date, source
    from currency_rates order by currency, rate_date desc
  `.execute(db)
  return rows
})

/** The latest rates for conversions. Date and source are those of the oldest rate. */
export const latestRates = cached({ tag: 'rates' }, async (db): Promise<Rates> => {
  const rates = await datedRates(db)
  const oldest = rates.toSorted((a, b) => (a.date < b.date ? -1 : 1))[0]
  return {
    date: oldest?.date ?? '',
    source: oldest?.source ?? '',
    perEuro: Object.fromEntries(rates.map(({ currency, perEuro }) => [currency, perEuro])) as Rates['perEuro'],
  }
})
