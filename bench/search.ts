// npm run bench:search [-- --folder .cache/million --compare .cache/hundred --only category,text --seconds 5 --json FILE]:
// latency and throughput of lists, search and pages on a database that `npm run bench:million` has filled, and of two baselines.
// `--engine opensearch` measures the same with the products in three OpenSearch nodes on this machine (Java 17, Maven).
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../scripts/build.ts'
import { type Engine, measure } from './search/measure.ts'
import { machine, report } from './search/report.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.cache/million' },
    compare: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    engine: { type: 'string', default: 'postgres' },
  },
})
const wanted = values.only?.split(',')
const common = {
  engine: values.engine as Engine,
  seconds: Number(values.seconds),
  seed: Number(values.seed),
  only: (key: string) => !wanted || wanted.some((each) => key.startsWith(each)),
}
if (!(common.seconds > 0) || !Number.isSafeInteger(common.seed))
  throw new Error('--seconds must be positive and --seed an integer')
if (!isEngine(values.engine)) throw new Error('--engine is postgres or opensearch')
const progress = (line: string) => console.log(`  ${line}`)

await buildIfStale(console.log)
const run = await measure(resolve(values.folder), { ...common, isFull: true }, progress)
const smaller = values.compare
  ? await measure(resolve(values.compare), { ...common, isFull: false }, progress)
  : undefined
console.log(`\n${report(run, smaller)}`)
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ machine: machine(run.postgres), at: new Date().toISOString(), run, smaller }, null, 2)}\n`,
  )

function isEngine(name: string): name is Engine {
  return name === 'postgres' || name === 'opensearch'
}
