// npm run bench:million [-- --products 100000 --folder .cache/hundred]: a database with a million products in a folder of its own.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#platform/db/migrate.ts'
import { ensureDatabase } from '#platform/embedded/ensure-database.ts'
import { startEmbedded } from '#platform/embedded/supervisor.ts'
import { fillDatabase, million } from './fill-database.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: String(million.products) },
    folder: { type: 'string', default: '.cache/million' },
    seed: { type: 'string', default: String(million.seed) },
  },
})
const products = Number(values.products)
const seed = Number(values.seed)
if (!Number.isSafeInteger(products) || products < 1 || !Number.isSafeInteger(seed))
  throw new Error('--products and --seed are whole numbers')

const startedAt = Date.now()
const progress = timed()
const embedded = await startEmbedded(resolve(values.folder), { info: () => {}, warn: console.error })
try {
  const target = await ensureDatabase(embedded.connection)
  await migrate(target)
  await fillDatabase(target, { ...million, products, seed }, today(), progress)
} finally {
  progress()
  await embedded.stop()
}
console.log(`${products} products in ${values.folder}, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)

/** Prints the duration of a step when the next one starts. */
function timed() {
  let current: { step: string; since: number } | undefined
  return (step?: string) => {
    const at = Date.now()
    if (current) console.log(`${((at - current.since) / 1000).toFixed(1).padStart(7)} s  ${current.step}`)
    current = step ? { step, since: at } : undefined
  }
}

function today() {
  return new Date(new Date().toISOString().slice(0, 10))
}
