// npm run bench: throughput of the category page relative to baselines measured in the same run.
import { buildIfStale } from '../scripts/build.ts'
import { busiestCategory, compare, runLoad, percent, startProcess, startServer, stopProcess } from './load.ts'

const ports = { ours: 3901, render: 3902, bytes: 3903 }
// Visitors with a cart bypass the page cache.
const uncached = ['cookie: cartInteraction=1']

await buildIfStale(console.log)
const server = await startServer(ports.ours)
const page = await busiestCategory(ports.ours)
const address = `http://localhost:${ports.ours}${page}`
console.log(`Category page ${page}`)

const renderer = await startProcess(
  'bench/baseline-render.ts',
  { PORT: String(ports.render), SOURCE: `http://localhost:${ports.ours}`, PAGE: page },
  `http://localhost:${ports.render}/`,
)
const renderResult = await compare(
  () => runLoad(address, { headers: uncached }),
  () => runLoad(`http://localhost:${ports.render}/`),
)
await stopProcess(renderer)
report('rendered with data from PostgreSQL, against a bare server rendering it from memory', renderResult, 25)

const sender = await startProcess(
  'bench/baseline-bytes.ts',
  { PORT: String(ports.bytes), SOURCE: address },
  `http://localhost:${ports.bytes}/`,
)
await fetch(address)
const cacheResult = await compare(
  () => runLoad(address),
  () => runLoad(`http://localhost:${ports.bytes}/`),
)
await stopProcess(sender)
report('from the page cache, against a bare server sending the same bytes', cacheResult, 40)
await stopProcess(server)

function report(title: string, { ours, baseline, errors }: Awaited<ReturnType<typeof compare>>, target: number) {
  console.log(`${title}: ${percent(ours.perSecond, baseline.perSecond)} (target ${target} %)`)
  console.log(
    `  ${ours.perSecond.toFixed(0)}/s against ${baseline.perSecond.toFixed(0)}/s, p99 ${ours.p99Ms} ms against ${baseline.p99Ms} ms, errors ${errors}`,
  )
}
