import { cpus, totalmem } from 'node:os'
import type { Figures } from './load-generator.ts'
import { type Baselines, concurrentConnections, type MeasuredScenario, type Run } from './measure.ts'

const maxMegabytes = 450
const maxGrowth = 3
const minBaselineShare = 0.5

export const machine = (postgres: string) =>
  `${cpus().length} cores, ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}, PostgreSQL ${postgres}`

/** The result as text; figures with a target are marked `ok` or `MISS`. */
export function report(run: Run, smaller: Run | undefined): string {
  const before = new Map(smaller?.scenarios.map((each) => [each.key, each]))
  const rows = run.scenarios.map((each) => rowOf(each, before.get(each.key)))
  return [
    machine(run.postgres),
    `${run.products.toLocaleString('en')} products, ${run.engine}${smaller ? `, growth against ${smaller.products.toLocaleString('en')}` : ''}; times in ms`,
    '',
    ...aligned([headings(smaller !== undefined), ...rows]),
    '',
    ...baselineLines(run.baselines),
    memoryLine(run),
  ].join('\n')
}

const headings = (isCompared: boolean) => [
  '',
  'finds',
  'kB',
  'cpu',
  'p50',
  'p95',
  'p99',
  '/s',
  `x${concurrentConnections} p50`,
  'p95',
  'p99',
  '/s',
  'errors',
  'target',
  '',
  ...(isCompared ? ['growth', ''] : []),
]

function rowOf(
  { name, found, kilobytes, processorMs, single: one, concurrent: many, p95Ms }: MeasuredScenario,
  smaller: MeasuredScenario | undefined,
): string[] {
  const growth = smaller && one.p50 / smaller.single.p50
  return [
    name,
    Number.isNaN(found) ? '' : String(found),
    kilobytes.toFixed(0),
    processorMs.toFixed(1),
    ...figures(one),
    ...(many ? figures(many) : ['', '', '', '']),
    String(one.errors + (many?.errors ?? 0)),
    `p95 < ${p95Ms}`,
    verdict(one.p95 < p95Ms && one.errors + (many?.errors ?? 0) === 0),
    ...(growth === undefined ? [] : [growth.toFixed(1), verdict(growth < maxGrowth)]),
  ]
}

const figures = ({ p50, p95, p99, perSecond }: Figures) => [
  p50.toFixed(1),
  p95.toFixed(1),
  p99.toFixed(1),
  perSecond.toFixed(0),
]
const verdict = (isGood: boolean) => (isGood ? 'ok' : 'MISS')

function baselineLines(baselines: Baselines | undefined) {
  if (!baselines) return []
  const { listing, bytes, rows } = baselines
  return [
    `category listing at ${concurrentConnections} connections: ${listing.toFixed(0)}/s`,
    `  a bare server that selects 24 rows of a category: ${rows.toFixed(0)}/s; the listing reaches ${part(listing, rows)} (at least ${part(minBaselineShare, 1)}: ${verdict(listing >= rows * minBaselineShare)})`,
    `  a bare server that sends the same bytes: ${bytes.toFixed(0)}/s; the listing reaches ${part(listing, bytes)}`,
  ]
}

function memoryLine({ engine, megabytes, nodeMegabytes }: Run) {
  if (megabytes && engine === 'opensearch')
    return `memory under load: ${megabytes.toFixed(0)} MB, the nodes ${nodeMegabytes?.toFixed(0)} MB`
  if (!megabytes) return 'memory under load: not available on this system'
  return `memory under load: ${megabytes.toFixed(0)} MB (below ${maxMegabytes}: ${verdict(megabytes < maxMegabytes)})`
}

const part = (some: number, whole: number) => `${((100 * some) / whole).toFixed(0)} %`

function aligned(rows: readonly string[][]) {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  )
}
