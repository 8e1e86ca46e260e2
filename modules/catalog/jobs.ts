import { sql } from 'kysely'
import { z } from 'zod'
import { enqueue, job } from '#platform/jobs/jobs.ts'
import { changed } from '#platform/realtime/publish.ts'
import { refreshRates } from '../currencies/refresh-rates.ts'
import { recountCategories } from './tree.ts'

/** Counts shown at categories, brands and stores follow the goods with a small delay. */
export const recount = job('catalog:recount', {
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run(_payload, { db }) {
    await recountCategories(db)
    await db.transaction().execute((tx) => changed(tx, ['categories', 'stores']))
  },
})

/** Prices for sorting and filtering are in euro at the latest rate: computed anew when the rates change. */
export const reprice = job('catalog:reprice', {
  input: z.object({}),
  async run(_payload, { db }) {
    await sql`
      update products p set price_euro_micros = round(p.price_minor * 10000 / r.per_euro)
      from (select distinct on (currency) currency, per_euro from currency_rates order by currency, rate_date desc) r
      where r.currency = p.currency and p.price_euro_micros <> round(p.price_minor * 10000 / r.per_euro)
    `.execute(db)
    await db.transaction().execute((tx) => changed(tx, ['rates']))
  },
})

/** Rates and, once there are new ones, the prices above. The currencies know of no goods, so the job is here. */
export const refresh = job('catalog:refresh-rates', {
  input: z.object({}),
  schedule: '20 */6 * * *',
  run: (_payload, context) => refreshRates(context, { follow: (tx) => enqueue(tx, reprice, {}, { key: 'reprice' }) }),
})

export const catalogJobs = [recount, reprice, refresh]
