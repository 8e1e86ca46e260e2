import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import { pictureCache, variantPath } from '#platform/files/pictures.ts'
import { incomingFolder } from '#platform/http/receive-file.ts'
import { job } from '#platform/jobs/jobs.ts'
import { imageFormats, imageWidths } from './contract.ts'
import { unusedSince } from './rules.ts'
import { fileStore } from './uploads.ts'

const atOnce = 100

/** What was uploaded and never used, what stores have taken off everything, what its last chat has left behind, and what a process that died has not finished receiving. */
export const removeUnused = job('files:remove-unused', {
  input: z.object({}),
  schedule: '41 * * * *',
  async run(_payload, { db, config, now }) {
    const since = unusedSince(now)
    for (const which of [isUnused(since), isLeftBehind(since)])
      for (let count = atOnce; count === atOnce;) count = await removeBatch(db, config, which)
    await removeIncoming(incomingFolder(config), since)
  },
})

export const fileJobs = [removeUnused]

/**
 * What was taken off one product can be on another, and is on the orders that it came with. Goods are counted, not looked for
 * by `exists`: PostgreSQL expects a picture on so many that it would rather read them all until the first.
 */
const isUnused = (since: Date) => sql`
  claimed_at is null and created_at < ${since} and (released_at is null or released_at < ${since} and not (
    (select count(*) from products p where p.image_ids @> array[f.id]) > 0 or exists (select from order_lines l where l.image_id = f.id)
    or exists (select from stores s where s.logo_file_id = f.id) or exists (select from stores s where s.cover_file_id = f.id)
    or exists (select from banners b where b.file_id = f.id)
  ))
`
const isLeftBehind = (since: Date) =>
  sql`purpose = 'Chat' and claimed_at < ${since} and not exists (select from chat_files c where c.file_id = f.id)`

/** Files first, then rows: a run that breaks off leaves nothing that nobody knows of. Whoever claims a file meanwhile waits, and finds it gone. */
async function removeBatch(db: Db, config: Pick<Config, 'dataDir'>, which: RawBuilder<unknown>) {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; key: string; source: string }>`
      select id, storage_key as key, source from files f where ${which} limit ${atOnce} for update skip locked
    `.execute(tx)
    for (const { id, key, source } of rows) {
      if (source !== 'Youtube') await fileStore(config).remove(key)
      await removeVariants(pictureCache(config), id)
    }
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

async function removeIncoming(folder: string, since: Date) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: undefined }))
    if (mtime && mtime < since) await rm(path, { force: true })
  }
}
