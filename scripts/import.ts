// Imports a supplier's YML feed into a store, with or without a running server. A repeated import writes only changes.
import { open, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasFailed } from '#modules/feeds/report.ts'
import { locales } from '#platform/constants.ts'
import { AppError } from '#platform/errors.ts'
import { isLocale } from '#platform/i18n/messages.ts'
import { parseRates } from './import-rates.ts'
import { describeImport, missingRates, sentence } from './import-report.ts'
import { runImport } from './run-import.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run import -- --store <alias> [--mapping FILE.json] [--locale ru] [--rate USD=92.5 …] [--archive-missing [--force]] FILE.yml'

try {
  const report = await run()
  const { lines, errors, summary } = describeImport(report)
  for (const line of lines) console.log(line)
  for (const error of errors) console.error(error)
  for (const line of summary) console.log(line)
  process.exitCode = hasFailed(report) || missingRates(report).length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof AppError ? sentence(error.code, error.values) : (error as Error).message)
  process.exitCode = 1
}

async function run() {
  const { store, mapping, locale, rates, archivesMissing, isForced, feed } = readArguments()
  await using file = await open(feed)
  return await withDatabase('import', { max: 8, statementTimeoutMs: 60_000 }, async (database, config) =>
    runImport(database, config, {
      storeAlias: store,
      sourceLocale: locale,
      rates,
      archivesMissing,
      isForced,
      mapping: mapping && (await readFile(mapping, 'utf8')),
      stream: file.createReadStream(),
      onBatch: ({ read }) => console.log(`  ${String(read).padStart(7)} offers read`),
    }),
  )
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      mapping: { type: 'string' },
      locale: { type: 'string', default: 'ru' },
      rate: { type: 'string', multiple: true, default: [] },
      'archive-missing': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
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
    rates: parseRates(values.rate),
    archivesMissing: values['archive-missing'],
    isForced: values.force,
    feed: path(feed),
  }
}
