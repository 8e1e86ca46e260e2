import type pg from 'pg'
import { recountCategories } from '#modules/catalog/recount.ts'
import { copyProducts } from '#modules/catalog/write-products/copy-products.ts'
import { fillIndex } from '#modules/search/search-index.ts'
import { copyRows } from '#platform/db/copy-rows.ts'
import { DrawnFiles } from '#seed/drawn-files.ts'
import { loadCatalogue } from '#seed/load-catalogue.ts'
import { loadBrands } from '#seed/load-brands.ts'
import { loadReference } from '#seed/load-reference.ts'
import { loadStores } from '#seed/load-stores.ts'
import { brandNames, generateProducts } from '#seed/products.ts'
import { currencyRates } from '#seed/system.ts'
import type { Rates } from '../values/money.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { ensureDatabase } from '../embedded/ensure-database.ts'
import { administer, type TestDatabase } from './database.ts'

/** Day of the demonstration, so that it is the same whenever it is loaded. */
const day = new Date('2026-11-20T12:00:00Z')

/** A database of its own with every `step`th product of the demonstration catalogue, found by the search. It is dropped when disposed of. */
export async function demonstrationDatabase(cluster: pg.ClientConfig, step: number): Promise<TestDatabase> {
  const name = `demonstration_${step}`
  const connection = await ensureDatabase(cluster, name)
  await migrate(connection)
  const database = openDatabase(connection, { max: 4, statementTimeoutMs: 60_000 })
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('set constraints all deferred')
  await loadReference(client)
  const files = new DrawnFiles()
  const catalogue = await loadCatalogue(client, files)
  const stores = await loadStores(client, files, day)
  const brandIds = await loadBrands(client, brandNames(catalogue))
  const products = generateProducts({ catalogue, stores, brandIds, rates, files, now: day })
  await copyProducts(
    [client],
    products.filter(({ id }) => id % step === 1),
  )
  await copyRows(
    client,
    'files',
    ['id', 'source', 'content_type', 'width', 'height', 'storage_key'],
    [...files.files.values()].map(({ id, storageKey }) => [id, 'Local', 'image/svg+xml', 960, 960, storageKey]),
  )
  await fillIndex(client)
  await client.query('commit')
  client.release()
  await database.pool.query('vacuum analyze')
  await recountCategories(database.db)
  const drop = async () => {
    await database.end()
    await administer(cluster, `drop database ${name} with (force)`)
  }
  return { ...database, connection, [Symbol.asyncDispose]: drop }
}

const rates = {
  date: currencyRates.date,
  source: currencyRates.source,
  perEuro: Object.fromEntries(Object.entries(currencyRates.rates).map(([code, rate]) => [code.toUpperCase(), rate])),
} as Rates
