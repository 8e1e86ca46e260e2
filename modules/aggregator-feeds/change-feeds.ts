import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import type { StoreChange } from '../accounts/managed-store.ts'
import type { listFeeds, profileNames } from './contract.ts'
import { aggregatorFeedErrors } from './errors.ts'
import { feedColumns, toFeed } from './queries.ts'
import { requestGeneration } from './request-generation.ts'

type Feed = OutputOf<typeof listFeeds>['items'][number]
type FeedRow = Parameters<typeof toFeed>[1]
type FeedRequest = { profile: (typeof profileNames)[number]; locale: Locale; currency: Currency }

/** Writes a feed as soon as it may be written; creates it if the store has none like it. */
export async function requestFeed(
  tx: Tx,
  { storeId, caller, config, now }: StoreChange,
  feed: FeedRequest,
): Promise<Feed> {
  const { profile, locale, currency } = feed
  const { rows: created } = await sql`
    insert into aggregator_feeds (store_id, profile, locale, currency, created_at) values (${storeId}, ${profile}, ${locale}, ${currency}, ${now})
    on conflict do nothing returning id
  `.execute(tx)
  const { rows } = await sql<FeedRow & { lastGeneratedAt: Date | null }>`
    select ${feedColumns}, generated_at as "lastGeneratedAt" from aggregator_feeds
    where store_id = ${storeId} and profile = ${profile} and locale = ${locale} and currency = ${currency}
  `.execute(tx)
  const { lastGeneratedAt, ...row } = rows[0]!
  await requestGeneration(tx, [{ id: row.id, generatedAt: lastGeneratedAt }], now)
  if (created.length > 0)
    await record(tx, caller, {
      action: 'feed.create',
      entity: 'aggregatorFeed',
      entityId: row.id,
      details: { storeId, ...feed },
    })
  return toFeed(config, row)
}

export async function renewAddress(tx: Tx, { storeId, caller, config }: StoreChange, id: string): Promise<Feed> {
  const { rows } = await sql<FeedRow>`
    update aggregator_feeds set key_version = key_version + 1 where store_id = ${storeId} and id = ${id}::uuid returning ${feedColumns}
  `.execute(tx)
  if (!rows[0]) throw aggregatorFeedErrors.notFound()
  await record(tx, caller, {
    action: 'feed.renewAddress',
    entity: 'aggregatorFeed',
    entityId: id,
    details: { storeId },
  })
  return toFeed(config, rows[0])
}

/** Returns the key of its file. */
export async function deleteFeed(tx: Tx, { storeId, caller }: StoreChange, id: string): Promise<string | null> {
  const { rows } = await sql<{ fileKey: string | null; profile: string; locale: string; currency: string }>`
    delete from aggregator_feeds where store_id = ${storeId} and id = ${id}::uuid
    returning file_key as "fileKey", profile, locale, currency
  `.execute(tx)
  if (!rows[0]) throw aggregatorFeedErrors.notFound()
  const { fileKey, ...feed } = rows[0]
  await record(tx, caller, {
    action: 'feed.delete',
    entity: 'aggregatorFeed',
    entityId: id,
    details: { storeId, ...feed },
  })
  return fileKey
}
