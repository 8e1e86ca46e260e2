// npm run bench:own-products [-- --products 20000 --folder .cache/own-products]: the list and the home of a seller with many products.
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { rehearseChange } from '#modules/cabinet/bulk/change-products.ts'
import { listOwnProducts } from '#modules/cabinet/contract.ts'
import { countProducts, listProducts } from '#modules/cabinet/list-products.ts'
import { findOverview } from '#modules/cabinet/overview.ts'
import type { Db } from '#platform/db/database.ts'
import { prepareDatabase } from '../scripts/run-import.ts'
import { withDatabase } from '../scripts/with-database.ts'
import { fillStore } from './own-products/fill-store.ts'
import { timeRounds } from './time-rounds.ts'

const storeAlias = 'comportal-office'
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '100' },
    folder: { type: 'string', default: '.cache/own-products' },
  },
})
const [products, rounds] = [Number(values.products), Number(values.rounds)]
if (![products, rounds].every((number) => Number.isSafeInteger(number) && number > 0))
  throw new Error('--products and --rounds are whole numbers')
Object.assign(process.env, { DATA_DIR: resolve(values.folder), DEMO: '1' })

await withDatabase('bench own products', { max: 8, statementTimeoutMs: 60_000 }, async (database, config) => {
  await prepareDatabase(database, config)
  const storeId = await fillStore(database, storeAlias, products)
  console.log(`${products} products of a store, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}; times in ms`)
  for (const [name, run] of await scenariosOf(database.db, storeId)) await measure(name, run)
})

async function scenariosOf(db: Db, storeId: number): Promise<[string, () => Promise<unknown>][]> {
  const { rows } = await sql<{ categoryId: number; code: string }>`
    select category_path[1] as "categoryId", max(code) as code from products where store_id = ${storeId}
    group by category_path[1] order by count(*) desc limit 1
  `.execute(db)
  const { categoryId, code } = rows[0]!
  const list = (input: object) => () => listProducts(db, storeId, listOwnProducts.input.parse(input), 'en')
  const author = { storeId, accountId: null, ip: '127.0.0.1', now: new Date() }
  const lastPage = Math.ceil(products / 100)
  return [
    ['first page', list({})],
    ['last page', list({ page: lastPage })],
    ...listOwnProducts.input.shape.sort
      .unwrap()
      .options.map((sort): [string, () => Promise<unknown>] => [
        `by ${sort}, page ${lastPage / 2}`,
        list({ sort, order: 'asc', page: lastPage / 2 }),
      ]),
    ['search: a letter that most have', list({ query: 'e' })],
    ['search: a common word', list({ query: 'steel' })],
    ['search: a code', list({ query: code })],
    ['search: nothing found', list({ query: 'qqqq' })],
    ['status', list({ status: 'Active' })],
    ['class', list({ categoryId })],
    ['status and out of stock', list({ status: 'Active', stock: 'out' })],
    ['search and specifications missing', list({ query: 'e', problem: 'characteristics' })],
    ['no picture, in stock, sorted by price', list({ problem: 'picture', stock: 'in', sort: 'price' })],
    ['counts of the tabs', () => countProducts(db, storeId)],
    ['home of the store', () => findOverview(db, { storeId, role: 'Owner', isReadOnly: false }, 'en')],
    [
      'dry run: prices of all',
      () =>
        rehearseChange(db, {
          selection: { filter: { query: '' } },
          action: { kind: 'price', percent: 10, roundTo: 1 },
          author,
          locale: 'en',
        }),
    ],
  ]
}

async function measure(name: string, run: () => Promise<unknown>) {
  const { p50, p95 } = await timeRounds(rounds, run)
  const figure = (ms: number) => ms.toFixed(1).padStart(8)
  console.log(`${name.padEnd(40)} p50 ${figure(p50)}  p95 ${figure(p95)}`)
}
