// Imports a supplier's YML feed into a store: npm run import -- --store <alias> [--mapping FILE.json] [--archive-missing] FILE.yml
// It works with and without a running server. A repeated import writes only changes.
import { open, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDemonstration, ensureReference } from '#seed/load.ts'
import { importFeed, type ImportReport } from '#modules/feeds/import-feed.ts'
import { searchIndex } from '#modules/search/search-index.ts'
import { type Locale, locales } from '#platform/constants.ts'
import type { Database } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { isLocale, translate } from '#platform/i18n/messages.ts'
import { migrateJobs } from '#platform/jobs/worker.ts'
import { drawnPictures } from './import-pictures.ts'
import { withDatabase } from './with-database.ts'

const usage = 'npm run import -- --store <alias> [--mapping FILE.json] [--locale ru] [--archive-missing] FILE.yml'

try {
  const report = await run()
  summarise(report)
  process.exitCode = report.read === 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof AppError ? sentence(error.code, error.values) : (error as Error).message)
  process.exitCode = 1
}

async function run() {
  const { store, mapping, locale, archivesMissing, feed } = readArguments()
  await using file = await open(feed)
  return await withDatabase('import', { max: 4, statementTimeoutMs: 60_000 }, async (database, config) => {
    await prepare(database, config.demo)
    return importFeed(database.db, {
      storeAlias: store,
      sourceLocale: locale,
      archivesMissing,
      now: new Date(),
      pictureOf: drawnPictures(database.db),
      mapping: mapping && (await readFile(mapping, 'utf8')),
      stream: file.createReadStream(),
      // The job does the same again when a server runs; without one, nobody else would.
      async onBatch({ read }, productIds) {
        await searchIndex.changed(database.db, productIds)
        console.log(`  ${String(read).padStart(7)} offers read`)
      },
    })
  })
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      mapping: { type: 'string' },
      locale: { type: 'string', default: 'ru' },
      'archive-missing': { type: 'boolean', default: false },
    },
  })
  const { store, mapping, locale } = values
  const [feed] = positionals
  if (!store || !feed || positionals.length > 1) throw new Error(`Usage: ${usage}`)
  if (!isLocale(locale)) throw new Error(`--locale must be one of ${locales.join(', ')}`)
  const path = (file: string) => resolve(process.env.INIT_CWD ?? '.', file)
  return {
    store,
    mapping: mapping && path(mapping),
    locale,
    archivesMissing: values['archive-missing'],
    feed: path(feed),
  }
}

/** Prepares the database as `npm start` does. */
async function prepare(database: Database, isDemonstration: boolean) {
  await migrateJobs(database.pool)
  await ensureReference(database)
  if (isDemonstration) await ensureDemonstration(database, new Date(), (step) => console.log(`  ${step}`))
}

/** Prints the rejected and incomplete offers in the language of the store, then the counts. */
function summarise({
  locale,
  read,
  created,
  updated,
  unchanged,
  archived,
  rejected: refused,
  rejectedOffers: refusedOffers,
  incomplete,
  brokenAt,
}: ImportReport) {
  for (const { offerId, line, code, detail } of [...refused, ...incomplete]) {
    console.log(
      `  line ${line}, offer ${offerId || '-'}: ${sentence(`exchange.${code}`, {}, locale)}${detail ? ` [${detail}]` : ''}`,
    )
  }
  if (brokenAt) console.error(sentence('exchange.brokenFeed', brokenAt))
  const counts = { created, updated, unchanged, refused: refusedOffers, incomplete: incomplete.length, archived }
  console.log(
    `${read} offers: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  )
}

function sentence(code: string, values: Record<string, string | number> = {}, locale: Locale = 'en') {
  const text = translate(locale, 'errors', code, values)
  return text === `errors:${code}` ? [code, ...Object.values(values)].join(': ') : text
}
