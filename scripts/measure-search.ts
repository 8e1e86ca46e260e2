// How well the search answers the judged queries of modules/search/relevance, by language and kind, and the worst of them:
//   node scripts/measure-search.ts [--keep] [--worst 20]          --keep writes modules/search/relevance/figures.json
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { figuresOf, type Measured } from '#modules/search/relevance/measure.ts'
import { startEmbedded } from '#platform/embedded/supervisor.ts'
import { createLog } from '#platform/log.ts'
import { demonstrationDatabase } from '#platform/testing/demonstration.ts'
import { measureApp, step } from '#platform/testing/relevance.ts'
import { root } from './project-files.ts'

const { values } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, worst: { type: 'string', default: '25' } },
})
const folder = mkdtempSync(join(tmpdir(), 'tradeyard-measure-'))
const embedded = await startEmbedded(folder, createLog('silent'))
try {
  await using database = await demonstrationDatabase(embedded.connection, step)
  const measured = await measureApp(database)
  print(measured)
  if (values.keep)
    writeFileSync(
      join(root, 'modules/search/relevance/figures.json'),
      `${JSON.stringify(figuresOf(measured), null, 2)}\n`,
    )
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}

function print(measured: readonly Measured[]) {
  const rows = (title: string, of: (each: Measured) => string) =>
    Object.entries(Object.groupBy(measured, of)).map(([name, some]) => ({ [title]: name, ...figuresOf(some!) }))
  console.table(rows('language', ({ query }) => query.locale))
  console.table(rows('kind', ({ query }) => query.kind))
  for (const { query, nDCG, found } of [...measured].sort((a, b) => a.nDCG - b.nDCG).slice(0, Number(values.worst)))
    console.log(nDCG.toFixed(2), found === 0 ? 'nothing' : '       ', query.locale, query.kind.padEnd(9), query.text)
  console.log(figuresOf(measured))
}
