import { createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { mediaPolicy } from '#platform/http/security.ts'
import { isKeyOf } from './address.ts'

const Address = z.object({ id: z.uuid(), key: z.string().regex(/^[\w-]{43}$/) })
type StoredFeed = { id: string; keyVersion: number; contentHash: string; fileKey: string; changedAt: Date }

/** GET /feed/{id}.xml?key=…: the feed to everybody who has the address, while its store is open. */
export function registerAggregatorFeeds(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  app.get('/feed/:id.xml', { compress: false }, async (request, reply) => {
    const address = Address.safeParse({ ...(request.query as object), ...(request.params as object) }).data
    const feed = address && (await findFeed(db, address.id))
    if (!feed || !isKeyOf(config, feed, address.key)) throw requestErrors.notFound()
    const isGzipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const tag = `"${feed.contentHash}${isGzipped ? '-gzip' : ''}"`
    reply.headers({
      'content-security-policy': mediaPolicy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, max-age=600',
      vary: 'Accept-Encoding',
      etag: tag,
      'last-modified': feed.changedAt.toUTCString(),
    })
    if (isUnchanged(request.headers, tag, feed.changedAt)) return reply.code(304).send()
    const file = await openFileStore(config).open(feed.fileKey)
    if (!file) throw requestErrors.notFound()
    reply.type('application/xml; charset=utf-8')
    if (!isGzipped) return reply.send(file.content.pipe(createGunzip()))
    return reply.headers({ 'content-encoding': 'gzip', 'content-length': file.size }).send(file.content)
  })
}

type Conditions = { 'if-none-match'?: string; 'if-modified-since'?: string }

/** As HTTP has it, the date counts only without a tag. It has no fractions of a second. */
function isUnchanged({ 'if-none-match': tags, 'if-modified-since': since }: Conditions, tag: string, changedAt: Date) {
  if (tags !== undefined) return tags.split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === tag || each === '*')
  return since !== undefined && Date.parse(since) >= Math.floor(changedAt.getTime() / 1_000) * 1_000
}

async function findFeed(db: Db, id: string): Promise<StoredFeed | undefined> {
  const { rows } = await sql<StoredFeed>`
    select f.id, f.key_version as "keyVersion", f.content_hash as "contentHash", f.file_key as "fileKey", f.changed_at as "changedAt"
    from aggregator_feeds f join stores s on s.id = f.store_id and s.status = 'Active'
    where f.id = ${id}::uuid and f.file_key is not null
  `.execute(db)
  return rows[0]
}
