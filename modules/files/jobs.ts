import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'
import { pictureCache, variantPath } from '#platform/files/pictures.ts'
import { incomingFolder } from '#platform/http/receive-file.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { imageFormats, imageWidths } from './contract.ts'
import { unusedBefore } from './rules.ts'

const batchSize = 100

/** Removes unused uploads, pictures, videos and documents that stores no longer use, files of deleted chats and procurement requests, and partial uploads of a crashed process. */
export const removeUnused = handle(defineJob('files:remove-unused'), {
  schedule: '41 * * * *',
  async run(_payload, { db, config, now }) {
    const before = unusedBefore(now)
    for (const condition of [isUnused(before), isOrphanedChatFile(before)])
      for (let count = batchSize; count === batchSize;) count = await removeBatch(db, config, condition)
    await removeIncoming(incomingFolder(config), before)
  },
})

export const fileJobs = [removeUnused]

/**
 * Pictures of banners and logos of brands are not claimed. A released picture may still be on another product, an order or a store, and an import that can be
 * undone restores it. Products are counted instead of tested
 * with `exists`: PostgreSQL overestimates how many products share a picture and would choose a sequential scan.
 */
const isUnused = (before: Date) => sql`
  claimed_at is null and created_at < ${before}
  and not exists (select from banners b where f.id in (b.file_id, b.tablet_file_id, b.desktop_file_id))
  and not exists (select from brands b where b.logo_file_id = f.id)
  and (released_at is null or released_at < ${before} and not (
    (select count(*) from products p where p.image_ids @> array[f.id]) > 0 or exists (select from order_lines l where l.image_id = f.id)
    or exists (select from stores s where s.logo_file_id = f.id) or exists (select from stores s where s.cover_file_id = f.id)
    or exists (select from product_documents d where d.file_id = f.id)
    or exists (select from products p where p.video_ids @> array[f.id] and p.video_ids <> '{}')
    or exists (select from import_products i where i.image_ids @> array[f.id] and i.image_ids <> '{}')
  ))
`
const isOrphanedChatFile = (before: Date) =>
  sql`purpose = 'Chat' and claimed_at < ${before} and not exists (select from chat_files c where c.file_id = f.id)
    and not exists (select from procurement_files p where p.file_id = f.id)`

/** Removes files before rows, so that an interrupted run leaves no file without a row. A concurrent claim waits for the row lock and finds the row gone. */
async function removeBatch(db: Db, config: StoreConfig, condition: RawBuilder<unknown>) {
  const store = openFileStore(config)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; key: string; source: string }>`
      select id, storage_key as key, source from files f where ${condition} limit ${batchSize} for update skip locked
    `.execute(tx)
    const originals = rows.filter(({ source }) => source !== 'Youtube')
    await Promise.all(originals.map(({ key }) => store.remove(key)))
    await Promise.all(rows.map(({ id }) => removeVariants(pictureCache(config), id)))
    await sql`delete from files where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
    return rows.length
  })
}

const removeVariants = (folder: string, id: string) =>
  Promise.all(
    imageWidths.flatMap((width) =>
      imageFormats.map((format) => rm(variantPath(folder, id, width, format), { force: true })),
    ),
  )

async function removeIncoming(folder: string, before: Date) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: undefined }))
    if (mtime && mtime < before) await rm(path, { force: true })
  }
}
