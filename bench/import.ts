// npm run bench:import [-- --offers 100000 --folder .cache/import --lists]: imports a generated feed into the demonstration, then again
// unchanged. With `--lists` a server answers lists before the import and during it.
import { createReadStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import { prepareDatabase, runImport } from '../scripts/run-import.ts'
import { withDatabase } from '../scripts/with-database.ts'
import { buildIfStale } from '../scripts/build.ts'
import { timeLists } from './import/list-times.ts'
import { startServerProcess } from './search/server-process.ts'
import { writeFeed } from './import/generate-feed.ts'
import { measureWork } from './import/measure-work.ts'

const storeAlias = 'comportal-office'
const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '100000' },
    folder: { type: 'string', default: '.cache/import' },
    lists: { type: 'boolean', default: false },
  },
})
const offers = Number(values.offers)
if (!Number.isSafeInteger(offers) || offers < 1) throw new Error('--offers is a whole number')
const folder = resolve(values.folder)
Object.assign(process.env, { DATA_DIR: folder, DEMO: '1' })

await mkdir(folder, { recursive: true })
const feed = join(folder, 'feed.yml')
await writeFeed(feed, offers)
console.log(`${offers} offers, ${Math.round((await stat(feed)).size / 1_000_000)} MB`)
await useDatabase(async (database, config) => {
  await prepareDatabase(database, config)
  await deleteImported(database)
})
await (values.lists ? measureLists() : measureTwice())

function useDatabase(run: (database: Database, config: Config) => Promise<void>) {
  return withDatabase('bench import', { max: 8, statementTimeoutMs: 60_000 }, run)
}

function measureTwice() {
  return useDatabase(async (database, config) => {
    await measure('new', database, config)
    await measure('unchanged', database, config)
  })
}

/** The server is warm before its first times are taken. */
async function measureLists() {
  await buildIfStale(console.log)
  await using server = await startServerProcess(folder, 3915)
  await timeLists(server)
  const before = await timeLists(server)
  await useDatabase(async (database, config) => {
    const [meanwhile] = await Promise.all([timeLists(server), measure('new', database, config)])
    for (const [name, ms] of before) {
      const later = meanwhile.get(name)!
      const times = `p95 ${ms.toFixed(1).padStart(6)} ms, during the import ${later.toFixed(1).padStart(6)} ms`
      console.log(`${name.padEnd(34)} ${times}, ${(later / ms).toFixed(1)}x`)
    }
  })
}

async function measure(name: string, database: Database, config: Config) {
  const work = await measureWork(database, () =>
    runImport(database, config, { storeAlias, sourceLocale: 'ru', stream: createReadStream(feed) }),
  )
  const { created, unchanged, rejectedOffers: refused, incomplete } = work.result
  const counts = { created, unchanged, refused, incomplete: incomplete.length }
  console.log(
    [
      `${name}: ${work.seconds.toFixed(1)} s, processor ${work.nodeSeconds.toFixed(1)} s here and ${work.postgresSeconds.toFixed(1)} s in PostgreSQL`,
      `at most ${Math.round(work.megabytes)} MB, ${Math.round(work.megabytes - work.idleMegabytes)} MB over idle`,
      Object.entries(counts)
        .map(([key, count]) => `${count} ${key}`)
        .join(', '),
    ].join('; '),
  )
}

/** Deletes the products of an earlier run. */
async function deleteImported({ db }: Database) {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`
      with gone as (delete from products p using product_sources s where s.product_id = p.id returning p.id)
      delete from product_search where product_id in (select id from gone)
    `.execute(tx)
  })
}
