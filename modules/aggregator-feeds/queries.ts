import { type RawBuilder, sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { bestName } from '#platform/db/best-translation.ts'
import { addressOf } from './address.ts'
import type { getFeed, leftOutReasons, listFeeds } from './contract.ts'
import { aggregatorFeedErrors } from './errors.ts'

export type LeftOutReason = (typeof leftOutReasons)[number]
/** How many products were left out for a reason, and the ids of the first ones. */
export type LeftOut = Partial<Record<LeftOutReason, { count: number; productIds: number[] }>>
type Feed = OutputOf<typeof listFeeds>['items'][number]
type FeedRow = Omit<Feed, 'address' | 'leftOutCount'> & { keyVersion: number; leftOut: LeftOut }

export const findFeeds = async (db: Db, config: Config, storeId: number): Promise<Feed[]> =>
  (await readFeeds(db, sql`store_id = ${storeId}`)).map((row) => toFeed(config, row))

export async function findFeed(
  db: Db,
  config: Config,
  { id, storeId, locale }: { id: string; storeId: number; locale: Locale },
): Promise<OutputOf<typeof getFeed>> {
  const [row] = await readFeeds(db, sql`store_id = ${storeId} and id = ${id}::uuid`)
  if (!row) throw aggregatorFeedErrors.notFound()
  const groups = Object.entries(row.leftOut) as [LeftOutReason, { count: number; productIds: number[] }][]
  const products = await findProducts(
    db,
    storeId,
    groups.flatMap(([, { productIds }]) => productIds),
    locale,
  )
  return {
    ...toFeed(config, row),
    leftOut: groups.map(([reason, { count, productIds }]) => ({
      reason,
      count,
      products: productIds.flatMap((productId) => products.get(productId) ?? []),
    })),
  }
}

export const toFeed = (config: Config, { keyVersion, leftOut, ...feed }: FeedRow): Feed => ({
  ...feed,
  address: addressOf(config, { id: feed.id, keyVersion }),
  leftOutCount: Object.values(leftOut).reduce((total, { count }) => total + count, 0),
})

/** Selected or returned columns of a feed. */
export const feedColumns = sql`
  id, profile, locale, currency, key_version as "keyVersion", to_json(created_at) as "createdAt", to_json(generated_at) as "generatedAt",
  to_json(changed_at) as "changedAt", size_bytes as "sizeBytes", product_count as "productCount", left_out as "leftOut"
`

async function readFeeds(db: Db, condition: RawBuilder<unknown>) {
  const { rows } = await sql<FeedRow>`
    select ${feedColumns} from aggregator_feeds where ${condition} order by created_at, id
  `.execute(db)
  return rows
}

async function findProducts(db: Db, storeId: number, ids: readonly number[], locale: Locale) {
  const { rows } = await sql<{ id: number; code: string; name: string }>`
    select p.id, p.code, n.name from products p join stores s on s.id = p.store_id
    join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    where p.store_id = ${storeId} and p.id = any(${ids as number[]}::int[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
