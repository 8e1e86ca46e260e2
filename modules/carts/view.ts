import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Rates, sum } from '#platform/values/money.ts'
import { slugOf } from '../catalog/cards.ts'
import { stockOf } from '../catalog/stock.ts'
import { unitsIn, type UnitText } from '../content/units.ts'
import { latestRates } from '../currencies/rates.ts'
import { storeColumns, storeJoins, type StoreRow } from '../suppliers/cards.ts'
import type { getCart } from './contract.ts'
import { findCartRows, type CartOwner, type CartRow } from './queries.ts'
import { groupIssues, isIndividual, lineIssues, lineSum, priceAt, shownLineSum } from './rules.ts'

export type Cart = OutputOf<typeof getCart>
type Group = Cart['storeItems'][number]
type Line = Group['items'][number]
type Viewer = { locale: Locale; currency: Currency }
type Store = StoreRow & { isActive: boolean }

/** The cart in the visitor's currency, all amounts computed now. Sums are those of the lines as shown, exact to the cent. */
export async function viewCart(db: Db, owner: CartOwner | undefined, viewer: Viewer): Promise<Cart> {
  const [rates, units, rows] = await Promise.all([
    latestRates(db),
    unitsIn(db, viewer.locale),
    owner ? findCartRows(db, owner, viewer.locale) : [],
  ])
  const stores = await findStores(db, [...new Set(rows.map(({ storeId }) => storeId))], viewer.locale)
  const storeItems = [...Map.groupBy(rows, ({ storeId }) => storeId)].map(([storeId, lines]) =>
    toGroup(stores.get(storeId)!, lines, viewer, rates, units),
  )
  return {
    storeItems,
    totalProductsCount: sum(rows.map(({ quantity }) => quantity)),
    lineCount: rows.length,
    totalProductsPrice: { minor: sum(storeItems.map(({ subtotal }) => subtotal.minor)), currency: viewer.currency },
    rateDate: rates.date,
  }
}

function toGroup(
  store: Store,
  rows: readonly CartRow[],
  { currency }: Viewer,
  rates: Rates,
  units: ReadonlyMap<string, UnitText>,
): Group {
  const items = rows.map((row) => toLine(row, currency, rates, units))
  const original = { minor: sum(items.map(({ originalSum }) => originalSum.minor)), currency: store.currency }
  const missing = Math.max(0, store.minimumOrderMinor - original.minor)
  const issues = groupIssues(rows, { isActive: store.isActive, minimumOrderMinor: store.minimumOrderMinor })
  const { id, alias, name, supplierType, logoId, city, verifiedAt, responseMinutes, responseRate } = store
  return {
    store: { id, alias, name, supplierType, logoId, city, verifiedAt, responseMinutes, responseRate },
    items,
    issues,
    canOrder: issues.length === 0,
    minimum: convert({ minor: store.minimumOrderMinor, currency: store.currency }, currency, rates),
    missing: convert({ minor: missing, currency: store.currency }, currency, rates),
    subtotal: { minor: sum(items.map((item) => item.sum.minor)), currency },
    originalSubtotal: original,
  }
}

function toLine(row: CartRow, currency: Currency, rates: Rates, units: ReadonlyMap<string, UnitText>): Line {
  const toViewerCurrency = (minor: number) => convert({ minor, currency: row.currency }, currency, rates)
  const unitPrice = priceAt(row, row.quantity)
  const unit = units.get(row.unitCode)
  const issues = lineIssues(row)
  return {
    productId: row.productId,
    slug: slugOf({ id: row.productId, ...row }),
    name: row.name,
    code: row.code,
    imageId: row.imageIds[0] ?? null,
    unit: { code: row.unitCode, label: unit?.label ?? row.unitCode, plural: unit?.plural ?? '' },
    quantity: row.quantity,
    minimumOrder: row.minimumOrder,
    orderStep: row.orderStep,
    stock: stockOf(row),
    price: toViewerCurrency(unitPrice),
    originalPrice: { minor: unitPrice, currency: row.currency },
    isIndividual: isIndividual(row, row.quantity),
    sum: { minor: shownLineSum(row, currency, rates), currency },
    originalSum: { minor: lineSum(row), currency: row.currency },
    previousPrice: issues.includes('priceChanged') ? toViewerCurrency(row.seenPriceMinor) : null,
    issues,
  }
}

export async function findStores(db: Db, ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, Store>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Store>`
    select ${storeColumns}, s.status = 'Active' as "isActive" from stores s ${storeJoins(locale)} where s.id = any(${ids as number[]}::int[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
