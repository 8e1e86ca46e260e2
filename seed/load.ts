import type pg from 'pg'
import type { Database } from '#platform/db/database.ts'
import { currencyRates } from './system.ts'
import type { Currency } from '#platform/constants.ts'
import type { Rates } from '#platform/values/money.ts'
import { recountCategories } from '#modules/catalog/recount.ts'
import { copyProducts } from '#modules/catalog/write-products/copy-products.ts'
import { countMetrics } from '#modules/metrics/count-metrics.ts'
import { countDays } from '#modules/reports/count-days.ts'
import { fillIndex } from '#modules/search/search-index.ts'
import { loadAccounts } from './accounts.ts'
import { drawBanners, loadBanners } from './load-banners.ts'
import { copyRows } from '#platform/db/copy-rows.ts'
import type { FileStore } from '#platform/files/store.ts'
import { DrawnFiles } from './drawn-files.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadChats } from './load-chats.ts'
import { loadContacts } from './load-contacts.ts'
import { loadMedia } from './load-media.ts'
import { loadBrands } from './load-brands.ts'
import { loadMetrics } from './load-metrics.ts'
import { loadOrders } from './load-orders.ts'
import { loadProcurement } from './procurement/load-procurement.ts'
import { loadPayments } from './load-payments.ts'
import { loadPromotions } from './load-promotions.ts'
import { loadReference } from './load-reference.ts'
import { loadStores } from './load-stores.ts'
import { loadVerificationDocuments, loadVerifications } from './load-verifications.ts'
import { brandNames, generateProducts } from './products.ts'

export type Progress = (step: string) => void

/** Loads the reference data of every deployment unless it exists. */
export async function ensureReference({ pool }: Database, progress: Progress = () => {}) {
  await inTransaction(pool, async (client) => {
    if (await hasRows(client, 'unit_types')) return
    progress('locations, units, currencies, texts')
    await loadReference(client)
  })
}

/** Loads the demonstration data into a database without stores, in one transaction. `store`: where documents and videos are. */
export async function ensureDemonstration(
  database: Database,
  store: FileStore,
  now: Date,
  progress: Progress = () => {},
) {
  const isLoaded = await inTransaction(database.pool, async (client) => {
    if (await hasRows(client, 'stores')) return true
    await client.query('set constraints all deferred')
    const files = new DrawnFiles()
    progress('categories')
    const catalogue = await loadCatalogue(client, files)
    progress('stores')
    const stores = await loadStores(client, files, now)
    progress('products')
    const brandIds = await loadBrands(client, brandNames(catalogue))
    await copyProducts(
      [client],
      generateProducts({ catalogue, stores, brandIds, rates: demonstrationRates(), files, now }),
    )
    drawBanners(files)
    await copyRows(
      client,
      'files',
      ['id', 'source', 'content_type', 'width', 'height', 'storage_key'],
      [...files.files.values()].map(({ id, storageKey }) => [id, 'Local', 'image/svg+xml', 960, 960, storageKey]),
    )
    await loadPromotions(client, now)
    await loadBanners(client, files, now)
    await loadAccounts(client)
    await loadChats(client, now)
    await loadContacts(client, now)
    await loadMetrics(client, now)
    await loadVerifications(client, now)
    await client.query('analyze')
    progress('search index')
    await fillIndex(client)
    await client.query('analyze')
    return false
  })
  if (isLoaded) return
  progress('counts')
  await recountCategories(database.db)
  progress('orders')
  await loadOrders(database.db, now)
  progress('procurement requests')
  await loadProcurement(database.db, now)
  await loadPayments(database.db, now)
  progress('documents and videos')
  await loadMedia(database.db, store, now)
  await loadVerificationDocuments(database.db, store, now)
  await countMetrics(database.db, now)
  await countDays(database.db, now)
}

const demonstrationRates = (): Rates => ({
  date: currencyRates.date,
  source: currencyRates.source,
  perEuro: Object.fromEntries(
    Object.entries(currencyRates.rates).map(([code, rate]) => [code.toUpperCase(), rate]),
  ) as Record<Currency, number>,
})

async function hasRows(client: pg.ClientBase, table: string) {
  // The lock serializes processes that start at the same time.
  await client.query('select pg_advisory_xact_lock(7244773)')
  return (await client.query(`select 1 from ${table} limit 1`)).rows.length > 0
}

async function inTransaction<Result>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
