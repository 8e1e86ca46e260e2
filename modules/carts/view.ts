import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Money, type Rates, sum, vatOf } from '#platform/values/money.ts'
import type { Viewer } from '../catalog/cards.ts'
import { shownProducts } from '../catalog/shown-names.ts'
import { stockOf } from '../catalog/stock.ts'
import { unitOf, unitsIn, type UnitText } from '../content/units.ts'
import { latestRates } from '../currencies/rates.ts'
import { storeColumns, storeJoins, type StoreRow } from '../suppliers/cards.ts'
import { pickupAddress, termsColumn, type TermsRow, toTerms } from '../suppliers/terms.ts'
import { vatFor } from '../suppliers/vat.ts'
import type { getCart } from './contract.ts'
import { findCartRows, type CartOwner, type CartRow } from './queries.ts'
import {
  counts,
  groupIssues,
  individualOfferAt,
  lineIssues,
  lineSum,
  listPriceAt,
  priceAt,
  shownLineSum,
} from './rules.ts'

export type Cart = OutputOf<typeof getCart>
type Group = Cart['storeItems'][number]
type Line = Group['items'][number]
type Products = Awaited<ReturnType<typeof shownProducts>>
export type Store = StoreRow & { isActive: boolean; delivery: string; terms: TermsRow; pickupAddress: string }

/** The cart in the visitor's currency, all amounts computed now. Sums are those of the lines as shown, exact to the cent, without those that nobody can deliver. */
export const viewCart = async (db: Db, owner: CartOwner | undefined, viewer: Viewer): Promise<Cart> =>
  (await viewCartWithStores(db, owner, viewer)).cart

/** Also the stores as they are kept. */
export async function viewCartWithStores(db: Db, owner: CartOwner | undefined, viewer: Viewer) {
  const [rates, units, rows] = await Promise.all([
    latestRates(db),
    unitsIn(db, viewer.locale),
    owner ? findCartRows(db, owner, viewer.locale) : [],
  ])
  const [stores, products] = await Promise.all([
    findStores(db, [...new Set(rows.map(({ storeId }) => storeId))], viewer.locale),
    shownProducts(db, rows, viewer.locale),
  ])
  const total = (amounts: readonly Money[]) => totalOf(amounts, viewer.currency)
  const storeItems = [...Map.groupBy(rows, ({ storeId }) => storeId)].map(([storeId, lines]) =>
    toGroup(stores.get(storeId)!, lines, products, viewer, rates, units),
  )
  const cart: Cart = {
    storeItems,
    totalProductsCount: sum(rows.map(({ quantity }) => quantity)),
    lineCount: rows.length,
    totalProductsPrice: total(storeItems.map(({ subtotal }) => subtotal)),
    vatTotal: total(storeItems.map(({ vatTotal }) => vatTotal)),
    grossTotal: total(storeItems.map(({ grossTotal }) => grossTotal)),
    buyerCountry: viewer.buyerCountry ?? null,
    rateDate: rates.date,
  }
  return { cart, stores }
}

function toGroup(
  store: Store,
  rows: readonly CartRow[],
  products: Products,
  viewer: Viewer,
  rates: Rates,
  units: ReadonlyMap<string, UnitText>,
): Group {
  const { currency } = viewer
  const items = rows.map((row) => toLine(row, products.get(row.productId)!, store.countryCode, viewer, rates, units))
  const counted = items.filter(({ issues }) => counts(issues))
  const original = totalOf(
    counted.map(({ originalSum }) => originalSum),
    store.currency,
  )
  const total = (amounts: readonly Money[]) => totalOf(amounts, currency)
  const missing = Math.max(0, store.minimumOrderMinor - original.minor)
  const issues = groupIssues(rows, { isActive: store.isActive, minimumOrderMinor: store.minimumOrderMinor })
  return {
    store: {
      ...store,
      terms: toTerms(store.terms, {
        ...viewer,
        storeCurrency: store.currency,
        storeCountry: store.countryCode,
        rates,
      }),
    },
    items,
    issues,
    canOrder: issues.length === 0,
    minimum: convert({ minor: store.minimumOrderMinor, currency: store.currency }, currency, rates),
    missing: convert({ minor: missing, currency: store.currency }, currency, rates),
    subtotal: total(counted.map((item) => item.sum)),
    originalSubtotal: original,
    vatTotal: total(counted.map(({ vatSum }) => vatSum)),
    grossTotal: total(counted.map(({ grossSum }) => grossSum)),
    originalGrossTotal: {
      minor: sum([original.minor, ...counted.map(({ originalSum, vat }) => vatOf(originalSum.minor, vat.percent))]),
      currency: store.currency,
    },
  }
}

const totalOf = (amounts: readonly Money[], currency: Currency): Money => ({
  minor: sum(amounts.map(({ minor }) => minor)),
  currency,
})

function toLine(
  row: CartRow,
  { slug, name, nameLocale, originalName }: NonNullable<ReturnType<Products['get']>>,
  storeCountry: string | null,
  { currency, buyerCountry }: Viewer,
  rates: Rates,
  units: ReadonlyMap<string, UnitText>,
): Line {
  const toViewerCurrency = (minor: number) => convert({ minor, currency: row.currency }, currency, rates)
  const unitPrice = priceAt(row, row.quantity)
  const individual = individualOfferAt(row, row.quantity)
  const issues = lineIssues(row)
  const vat = vatFor({ vatPercent: row.vatPercent, storeCountry, buyerCountry })
  const netMinor = shownLineSum(row, currency, rates)
  const vatMinor = vatOf(netMinor, vat.percent)
  return {
    productId: row.productId,
    slug,
    name,
    nameLocale,
    originalName,
    code: row.code,
    imageId: row.imageIds[0] ?? null,
    unit: unitOf(units, row.unitCode),
    quantity: row.quantity,
    minimumOrder: row.minimumOrder,
    orderStep: row.orderStep,
    stock: stockOf(row),
    price: toViewerCurrency(unitPrice),
    originalPrice: { minor: unitPrice, currency: row.currency },
    individual: individual
      ? { listPrice: toViewerCurrency(listPriceAt(row, row.quantity)), until: individual.validUntil }
      : null,
    sum: { minor: netMinor, currency },
    vat,
    vatSum: { minor: vatMinor, currency },
    grossSum: { minor: sum([netMinor, vatMinor]), currency },
    originalSum: { minor: lineSum(row), currency: row.currency },
    previousPrice: unitPrice === row.seenPriceMinor ? null : toViewerCurrency(row.seenPriceMinor),
    issues,
  }
}

export async function findStores(db: Db, ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, Store>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Store>`
    select ${storeColumns}, s.status = 'Active' as "isActive", st.delivery, ${termsColumn(locale)} as terms,
      ${pickupAddress(locale)} as "pickupAddress" from stores s ${storeJoins(locale)} where s.id = any(${ids as number[]}::int[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
