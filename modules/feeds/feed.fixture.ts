// A supplier's feed, a store that imports it, and the resulting products.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { importFeed, type ImportRequest } from './import-feed.ts'

const data = (name: string) => readFileSync(join(import.meta.dirname, 'testdata', name), 'utf8')
export const feed = data('fasteners.yml')
const mapping = data('fasteners.mapping.json')
const now = new Date('2026-03-02T10:00:00Z')

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
export const storeOf = (db: Db) => make.store(db, { currency: 'RUB', locale: 'ru', city: 'moscow' })
export const run = (db: Db, storeAlias: string, text = feed, rest: Partial<ImportRequest> = {}) =>
  importFeed(db, { storeAlias, stream: bytesOf(text), mapping, sourceLocale: 'ru', now, ...rest })

type ProductRow = {
  id: number
  code: string
  price: number
  available: number
  isCounted: boolean
  leadDays: number | null
  status: string
  version: number
}
export async function productsOf(db: Db, storeId: number) {
  const { rows } = await sql<ProductRow & { externalId: string }>`
    select id, external_id as "externalId", code, price_minor as price, available, is_stock_counted as "isCounted", lead_days as "leadDays", status, version
    from products where store_id = ${storeId}
  `.execute(db)
  return new Map(rows.map(({ externalId, ...row }) => [externalId, row]))
}

export const bolt = (index: number, price = 100) =>
  `<offer id="B-${index}" available="true"><name>Болт № ${index}</name><price>${price}</price><currencyId>RUB</currencyId>
  <param name="Вид">Болт</param></offer>`
export const feedOf = (offers: string) => `<yml_catalog><shop><offers>${offers}</offers></shop></yml_catalog>`
export const bolts = (count: number) => Array.from({ length: count }, (_, index) => bolt(index)).join('\n')
