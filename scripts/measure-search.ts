// Measures the relevance of the search over the judged queries of modules/search/relevance, by language and kind, compares it with the
// baseline and lists the worst of the queries that may be worked on:
//   node scripts/measure-search.ts [--keep] [--worst 20]          --keep writes modules/search/relevance/figures.json
//   node scripts/measure-search.ts --choices judged|random          after visitors have chosen what the judges prefer, or anything
//   SEARCH_URL=http://localhost:9200 node scripts/measure-search.ts          on a search cluster
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Figures, type Baseline, type MeasuredQuery, summarize } from '#modules/search/relevance/figures.ts'
import { readQueries } from '#modules/search/relevance/judge.ts'
import { startEmbedded } from '#platform/embedded/supervisor.ts'
import { createLog } from '#platform/log.ts'
import { demonstrationDatabase } from '#platform/testing/demonstration.ts'
import { measureRelevance, sampleStep } from '#platform/testing/relevance.ts'
import { root } from './project-files.ts'

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    worst: { type: 'string', default: '25' },
    choices: { type: 'string' },
  },
})
const { choices } = values
if (choices !== undefined && choices !== 'judged' && choices !== 'random')
  throw new Error('--choices is judged or random')
const searchUrls = process.env.SEARCH_URL?.split(',') ?? []
const baselinePath = join(root, 'modules/search/relevance/figures.json')
const baseline = JSON.parse(readFileSync(baselinePath, 'utf8')) as Baseline
const folder = mkdtempSync(join(tmpdir(), 'tradeyard-measure-'))
const embedded = await startEmbedded(folder, createLog('silent'))
try {
  await using database = await demonstrationDatabase(embedded.connection, sampleStep)
  const measured = await measureRelevance(database, readQueries(), { searchUrls, choices })
  const working = measured.filter(({ query }) => query.part === 'working')
  const figures: Baseline = {
    working: summarize(working),
    measured: summarize(measured.filter(({ query }) => query.part === 'measured')),
  }
  printWorst(working)
  for (const part of ['working', 'measured'] as const) {
    console.log(`${part}, with the change since the baseline`)
    console.table(Object.entries(figures[part]).map(([name, each]) => rowOf(name, each, baseline[part][name])))
  }
  if (values.keep) writeFileSync(baselinePath, `${JSON.stringify(figures, null, 2)}\n`)
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}

function rowOf(name: string, figures: Figures, before: Figures | undefined) {
  const cells = Object.entries(figures).map(([column, figure]) => {
    const change = before ? figure - before[column as keyof Figures] : 0
    const sign = change > 0 ? '+' : ''
    return [column, Math.abs(change) < 0.00005 ? `${figure}` : `${figure} (${sign}${change.toFixed(4)})`]
  })
  return { name, ...Object.fromEntries(cells) }
}

function printWorst(measured: readonly MeasuredQuery[]) {
  for (const { query, figures } of measured
    .toSorted((a, b) => a.figures.nDCG - b.figures.nDCG)
    .slice(0, Number(values.worst)))
    console.log(
      figures.nDCG.toFixed(2),
      figures.empty ? 'nothing' : '       ',
      query.locale,
      query.kind.padEnd(11),
      query.text,
    )
}
