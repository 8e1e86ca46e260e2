import type pg from 'pg'
import { recountCategories } from '#modules/catalog/recount.ts'
import { copyProducts } from '#modules/catalog/write-products/copy-products.ts'
import { productTables } from '#modules/catalog/write-products/tables.ts'
import { fillIndex } from '#modules/search/search-index.ts'
import type { Currency } from '#platform/constants.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { Rates } from '#platform/values/money.ts'
import { loadAccounts } from '#seed/accounts.ts'
import { copyRows } from '#platform/db/copy-rows.ts'
import { DrawnFiles } from '#seed/drawn-files.ts'
import { loadPromotions } from '#seed/load-promotions.ts'
import { loadReference } from '#seed/load-reference.ts'
import { randomFrom } from '#seed/stores/random.ts'
import { currencyRates } from '#seed/system.ts'
import { loadManyBrands } from './brands.ts'
import { loadSizedCatalogue } from './catalogue.ts'
import { generateProducts } from './generate-products.ts'
import { dropIndexes, makeIndexes } from './indexes.ts'
import { loadManyStores } from './stores.ts'

export type Sizes = { products: number; stores: number; categories: number; brands: number; seed: number }
export const million: Sizes = { products: 1_000_000, stores: 5_000, categories: 400, brands: 3_000, seed: 20_261_118 }

type Progress = (step: string) => void

/** Fills a migrated, empty database. The same sizes, seed number and day give the same rows. */
export async function fillDatabase(target: pg.ClientConfig, sizes: Sizes, now: Date, progress: Progress) {
  const database = openDatabase(target, {
    max: productTables.length,
    statementTimeoutMs: 0,
    applicationName: 'tradeyard fill',
  })
  const { db, pool } = database
  try {
    await withConnections(pool, productTables.length, (clients) => load(clients, sizes, now, progress))
    progress('counts')
    await recountCategories(db)
    progress('search index')
    await withConnections(pool, 1, ([client]) => fillIndex(client!))
    progress('statistics')
    await pool.query('vacuum analyze')
  } finally {
    await database.end()
  }
}

async function load(clients: readonly pg.PoolClient[], sizes: Sizes, now: Date, progress: Progress) {
  const client = clients[0]!
  if ((await client.query('select 1 from stores limit 1')).rowCount)
    throw new Error('This database has stores already; choose a new folder.')
  const files = new DrawnFiles()

  progress('places, units, currencies, texts')
  if (!(await client.query('select 1 from unit_types limit 1')).rowCount) await loadReference(client)
  progress('categories, stores, brands')
  const { categories, characteristics } = await loadSizedCatalogue(client, files, sizes.categories)
  const stores = await loadManyStores(client, files, { count: sizes.stores, seed: sizes.seed, now })
  const brands = await loadManyBrands(client, categories, sizes.brands)
  await loadAccounts(client)

  progress('products')
  const indexes = await dropIndexes(client, productTables)
  const random = randomFrom(sizes.seed)
  await copyProducts(
    clients,
    generateProducts({ count: sizes.products, categories, characteristics, stores, brands, rates, files, now, random }),
  )
  await copyRows(
    client,
    'files',
    ['id', 'source', 'content_type', 'width', 'height', 'storage_key'],
    [...files.files.values()].map(({ id, storageKey }) => [id, 'Local', 'image/svg+xml', 960, 960, storageKey]),
  )
  progress('indexes of products')
  await makeIndexes(clients.slice(0, 2), indexes)
  await client.query('analyze')
  await loadPromotions(client, now)
}

/** Connections without foreign key checks and triggers. The test checks the constraints. */
async function withConnections(
  pool: pg.Pool,
  count: number,
  run: (clients: readonly pg.PoolClient[]) => Promise<void>,
) {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()))
  try {
    for (const client of clients)
      await client.query(
        `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
      )
    await run(clients)
  } finally {
    // Destroys the connections, since they skip checks.
    for (const client of clients) client.release(true)
  }
}

const rates: Rates = {
  date: currencyRates.date,
  source: currencyRates.source,
  perEuro: Object.fromEntries(
    Object.entries(currencyRates.rates).map(([code, rate]) => [code.toUpperCase(), rate]),
  ) as Record<Currency, number>,
}
