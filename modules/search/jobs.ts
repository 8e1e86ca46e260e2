import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'
import { indexProducts } from './index-products.ts'
import { rebuild, startRebuild } from './rebuilds.ts'

/** Enqueued by whatever changes the words of goods, in its transaction. */
export const indexChanged = job('search:index', {
  input: z.object({ productIds: z.array(z.int()).max(1000) }),
  async run({ productIds }, { db }) {
    await indexProducts(db, productIds)
  },
})

const mostMissing = 1_000

/** Goods that the index lacks are written; an index that lacks many is built anew. */
const heal = job('search:heal', {
  input: z.object({}),
  schedule: '7,37 * * * *',
  async run(_payload, { db, log }) {
    const { rows } = await sql<{ id: number }>`
      select p.id from products p where not exists (select 1 from product_search ps where ps.product_id = p.id) limit ${mostMissing + 1}
    `.execute(db)
    if (rows.length === 0) return
    log.warn({ missing: rows.length }, 'the search index lacks goods')
    if (rows.length <= mostMissing)
      await indexProducts(
        db,
        rows.map(({ id }) => id),
      )
    else await db.transaction().execute((tx) => startRebuild(tx, null))
  },
})

/** The words of the catalogue and the tiers of popularity age. */
const nightly = job('search:nightly', {
  input: z.object({}),
  schedule: '40 1 * * *',
  run: async (_payload, { db }) => void (await db.transaction().execute((tx) => startRebuild(tx, null))),
})

/** A process that has not looked for so long loads everything anew. */
const forget = job('search:forget-changes', {
  input: z.object({}),
  schedule: '25 * * * *',
  async run(_payload, { db }) {
    await sql`delete from search_changes where changed_at < now() - interval '1 hour'`.execute(db)
  },
})

export const searchJobs = [indexChanged, rebuild, heal, nightly, forget]
