// Measures the relevance of the search over the judged queries of modules/search/relevance, by language and kind, and lists the worst:
//   node scripts/measure-search.ts [--keep] [--worst 20]          --keep writes modules/search/relevance/figures.json
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { summarize, type MeasuredQuery } from '#modules/search/relevance/measure.ts'
import { startEmbedded } from '#platform/embedded/supervisor.ts'
import { createLog } from '#platform/log.ts'
import { demonstrationDatabase } from '#platform/testing/demonstration.ts'
import { measureRelevance, sampleStep } from '#platform/testing/relevance.ts'
import { root } from './project-files.ts'

const { values } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, worst: { type: 'string', default: '25' } },
})
const folder = mkdtempSync(join(tmpdir(), 'tradeyard-measure-'))
const embedded = await startEmbedded(folder, createLog('silent'))
try {
  await using database = await demonstrationDatabase(embedded.connection, sampleStep)
  const measured = await measureRelevance(database)
  print(measured)
  if (values.keep)
    writeFileSync(
      join(root, 'modules/search/relevance/figures.json'),
      `${JSON.stringify(summarize(measured), null, 2)}\n`,
    )
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}

function print(measured: readonly MeasuredQuery[]) {
  const rows = (title: string, of: (each: MeasuredQuery) => string) =>
    Object.entries(Object.groupBy(measured, of)).map(([name, some]) => ({ [title]: name, ...summarize(some!) }))
  console.table(rows('language', ({ query }) => query.locale))
  console.table(rows('kind', ({ query }) => query.kind))
  for (const { query, nDCG, resultCount: found } of [...measured]
    .sort((a, b) => a.nDCG - b.nDCG)
    .slice(0, Number(values.worst)))
    console.log(nDCG.toFixed(2), found === 0 ? 'nothing' : '       ', query.locale, query.kind.padEnd(9), query.text)
  console.log(summarize(measured))
}
