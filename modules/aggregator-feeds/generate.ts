import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtempDisposable, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import type { profileNames } from './contract.ts'
import { readContext } from './feed-context.ts'
import type { Format } from './formats/feed-product.ts'
import { googleMerchant } from './formats/google-merchant.ts'
import { ymlClassic, ymlMarket } from './formats/yml.ts'
import type { LeftOut, LeftOutReason } from './queries.ts'
import { readProducts } from './read-products.ts'
import { goodsDigest } from './request-generation.ts'
import { toFeedProducts } from './to-feed-product.ts'

type Profile = (typeof profileNames)[number]
export type FeedToWrite = { storeId: number; profile: Profile; locale: Locale; currency: Currency }
type FeedRow = FeedToWrite & { goodsDigest: string; contentHash: string | null }

const formats: Record<Profile, Format> = {
  YmlClassic: ymlClassic,
  YmlMarket: ymlMarket,
  GoogleMerchant: googleMerchant,
}
/** How many left-out products are listed for each reason. */
const maxListed = 50

/** Writes a feed to a file of its own, which replaces the former one if its content differs. */
export async function generate(db: Db, config: Config, id: string, now: Date) {
  const feed = await findFeed(db, id)
  if (!feed) return
  const written = newWritten()
  await using folder = await mkdtempDisposable(join(tmpdir(), 'feed-'))
  const path = join(folder.path, 'feed.xml.gz')
  await pipeline(Readable.from(textOf(db, config, feed, written, now)), createGzip(), createWriteStream(path))
  const contentHash = written.hash.digest('base64url')
  const file = { contentHash, key: `feeds/${id}-${contentHash}.xml.gz`, size: (await stat(path)).size }
  const isChanged = contentHash !== feed.contentHash
  const files = openFileStore(config)
  if (isChanged) await files.copyFrom(file.key, path)
  const unusedKey = await db.transaction().execute((tx) => saveFeed(tx, { id, feed, written, file, isChanged, now }))
  if (unusedKey) await files.remove(unusedKey)
}

type Written = { hash: Hash; productCount: number; leftOut: LeftOut }
const newWritten = (): Written => ({ hash: createHash('sha256'), productCount: 0, leftOut: {} })

/** The text in pieces of a batch each. The time of writing is no part of the content that is compared. */
async function* textOf(db: Db, config: Config, feed: FeedRow, written: Written, now: Date) {
  const format = formats[feed.profile]
  const context = await readContext(db, config, feed)
  const { shop } = context
  written.hash.update(format.head(shop, ''))
  yield format.head(shop, now.toISOString().slice(0, 16).replace('T', ' '))
  for await (const rows of readProducts(db, feed.storeId, feed.locale)) {
    const items: string[] = []
    for (const result of await toFeedProducts(db, rows, context)) {
      const reason = 'reason' in result ? result.reason : format.problemOf(result.product)
      if (reason) leaveOut(written.leftOut, reason, result.row.id)
      else if ('product' in result) items.push(format.item(result.product, shop, now))
    }
    written.productCount += items.length
    const text = items.join('')
    written.hash.update(text)
    yield text
  }
  yield format.tail
}

function leaveOut(leftOut: LeftOut, reason: LeftOutReason, productId: number) {
  const group = (leftOut[reason] ??= { count: 0, productIds: [] })
  group.count++
  if (group.productIds.length < maxListed) group.productIds.push(productId)
}

async function findFeed(db: Db, id: string) {
  const { rows } = await sql<FeedRow>`
    select f.store_id as "storeId", f.profile, f.locale, f.currency, f.content_hash as "contentHash", g.digest as "goodsDigest"
    from aggregator_feeds f join stores s on s.id = f.store_id and s.status = 'Active'
    cross join lateral (${goodsDigest(sql`f.store_id`)}) g
    where f.id = ${id}::uuid
  `.execute(db)
  return rows[0]
}

type Save = {
  id: string
  feed: FeedRow
  written: Written
  file: { contentHash: string; key: string; size: number }
  isChanged: boolean
  now: Date
}

/** Returns the key of a file that is not used any more: the former one, or the new one of a feed that was deleted meanwhile. */
async function saveFeed(tx: Tx, { id, feed, written, file, isChanged, now }: Save): Promise<string | null> {
  const { rows } = await sql<{ key: string | null }>`
    select file_key as key from aggregator_feeds where id = ${id}::uuid for update
  `.execute(tx)
  if (!rows[0]) return file.key
  await sql`
    update aggregator_feeds set generated_at = ${now}, goods_digest = ${feed.goodsDigest}, product_count = ${written.productCount},
      left_out = ${JSON.stringify(written.leftOut)}::jsonb
    where id = ${id}::uuid
  `.execute(tx)
  if (!isChanged) return null
  await sql`
    update aggregator_feeds set changed_at = ${now}, content_hash = ${file.contentHash}, file_key = ${file.key}, size_bytes = ${file.size}
    where id = ${id}::uuid
  `.execute(tx)
  return rows[0].key === file.key ? null : rows[0].key
}
