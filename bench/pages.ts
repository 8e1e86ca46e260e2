// npm run bench: how the category page compares with what the machine can do at all, measured in one run.
import { buildIfStale } from '../scripts/build.ts'
import { busiestCategory, compare, load, percent, startProcess, startServer, stopProcess } from './load.ts'

const ports = { ours: 3901, render: 3902, bytes: 3903 }
// A visitor with something in the cart never gets a cached page.
const uncached = ['cookie: cartInteraction=1']

await buildIfStale(console.log)
const server = await startServer(ports.ours)
const page = await busiestCategory(ports.ours)
const address = `http://localhost:${ports.ours}${page}`
console.log(`Category page ${page}`)

const renderer = await startProcess(
  'bench/floor-render.ts',
  { PORT: String(ports.render), SOURCE: `http://localhost:${ports.ours}`, PAGE: page },
  `http://localhost:${ports.render}/`,
)
const rendered = await compare(
  () => load(address, { headers: uncached }),
  () => load(`http://localhost:${ports.render}/`),
)
await stopProcess(renderer)
report('rendered with data from PostgreSQL, against a bare server rendering it from memory', rendered, 25)

const sender = await startProcess(
  'bench/floor-bytes.ts',
  { PORT: String(ports.bytes), SOURCE: address },
  `http://localhost:${ports.bytes}/`,
)
await fetch(address)
const cached = await compare(
  () => load(address),
  () => load(`http://localhost:${ports.bytes}/`),
)
await stopProcess(sender)
report('from the page cache, against a bare server sending the same bytes', cached, 40)
await stopProcess(server)

function report(what: string, { ours, floor, errors }: Awaited<ReturnType<typeof compare>>, aim: number) {
  console.log(`${what}: ${percent(ours.perSecond, floor.perSecond)} (aim ${aim} %)`)
  console.log(
    `  ${ours.perSecond.toFixed(0)}/s against ${floor.perSecond.toFixed(0)}/s, p99 ${ours.p99Ms} ms against ${floor.p99Ms} ms, errors ${errors}`,
  )
}
