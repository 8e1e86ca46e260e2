import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueueEach } from '#platform/jobs/queue.ts'
import { dayMs } from '#platform/values/days.ts'
import { generateFeed } from './job-definitions.ts'

/** A feed is written at most this often. */
const minIntervalMs = 600_000
/** Rates and names of categories change, too. */
const maxAgeMs = dayMs

type Feed = { id: string; generatedAt: Date | null }

/** Writes the feeds as soon as they may be written again. */
export const requestGeneration = (tx: Tx, feeds: readonly Feed[], now: Date) =>
  enqueueEach(
    tx,
    generateFeed,
    feeds.map(({ id, generatedAt }) => ({
      payload: { id },
      key: `aggregator-feed:${id}`,
      delayMs: generatedAt ? Math.max(0, generatedAt.getTime() + minIntervalMs - now.getTime()) : 0,
    })),
  )

/** Requests the feeds whose products have changed. */
export async function requestOutdated(db: Db, now: Date) {
  const { rows } = await sql<Feed>`
    with stores_with_feeds as (
      select s.id from stores s where s.status = 'Active' and s.id in (select store_id from aggregator_feeds)
    ), store_products as (
      select s.id as store_id, g.digest from stores_with_feeds s cross join lateral (${goodsDigest(sql`s.id`)}) g
    )
    select f.id, f.generated_at as "generatedAt" from aggregator_feeds f join store_products using (store_id)
    where f.goods_digest is distinct from store_products.digest or f.generated_at <= ${new Date(now.getTime() - maxAgeMs)}
  `.execute(db)
  await db.transaction().execute((tx) => requestGeneration(tx, rows, now))
}

/** Changes with every change of a product on sale, also of its stock. */
export const goodsDigest = (storeId: ReturnType<typeof sql>) => sql`
  select count(*) || ' ' || coalesce(sum(hashtextextended(concat_ws(' ', p.id, p.version, p.available), 0)), 0) as digest
  from products p where p.store_id = ${storeId} and p.status = 'Active'
`
