import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue, job } from '#platform/jobs/jobs.ts'
import { changed } from '#platform/realtime/publish.ts'
import { refreshRates } from '../currencies/refresh-rates.ts'
import { recountCategories } from './recount.ts'

/** Counts shown at categories, brands and stores follow the goods with a small delay. */
export const recount = job('catalog:recount', {
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run(_payload, { db }) {
    if (await recountCategories(db)) await db.transaction().execute((tx) => changed(tx, ['categories', 'stores']))
  },
})

/** Prices for sorting and filtering are in euro at the latest rate: computed anew when the rates change. */
export const reprice = job('catalog:reprice', {
  input: z.object({}),
  async run(_payload, { db }) {
    for (let last: number | null = 0; last !== null; ) last = await repriceBatch(db, last)
    await db.transaction().execute((tx) => changed(tx, ['rates']))
  },
})

/** In the order of ids, as whatever locks goods does, and few at once, so that orders do not wait. Null: there are no more. */
async function repriceBatch(db: Db, after: number) {
  const { rows } = await sql<{ last: number | null }>`
    with batch as (select max(id) as last from (select id from products where id > ${after} order by id limit ${batchSize}) ids),
    rates as (select distinct on (currency) currency, per_euro from currency_rates order by currency, rate_date desc),
    written as (
      update products p set price_euro_micros = round(p.price_minor * 10000 / r.per_euro) from batch, rates r
      where p.id > ${after} and p.id <= batch.last and r.currency = p.currency and p.price_euro_micros <> round(p.price_minor * 10000 / r.per_euro)
    )
    select last from batch
  `.execute(db)
  return rows[0]!.last
}

const batchSize = 2_000

/** Rates and, once there are new ones, the prices above. The currencies know of no goods, so the job is here. */
export const refresh = job('catalog:refresh-rates', {
  input: z.object({}),
  schedule: '20 */6 * * *',
  run: (_payload, context) => refreshRates(context, { follow: (tx) => enqueue(tx, reprice, {}, { key: 'reprice' }) }),
})

export const catalogJobs = [recount, reprice, refresh]
