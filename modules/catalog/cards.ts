import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { slugify } from '#platform/i18n/slug.ts'
import { byId, keptRows } from '#platform/kept.ts'
import { convert } from '#platform/money.ts'
import { unitsIn } from '../content/units.ts'
import { latestRates } from '../currencies/rates.ts'
import { characteristicsOf } from './characteristics.ts'
import type { randomCards } from './contract.ts'
import { type Drafts, isShown, isStoreShown } from './drafts.ts'
import { type Described, describedValues, specsIn } from './specs.ts'
import { stockOf } from './stock.ts'

export type Card = OutputOf<typeof randomCards>['items'][number]

type Names = Partial<Record<Locale, string>>
type CardRow = Described & {
  id: number
  code: string
  names: Names
  currency: Currency
  priceMinor: number
  oldPriceMinor: number | null
  unitCode: string
  minimumOrder: number
  orderStep: number
  available: number
  lowStockAt: number
  leadDays: number | null
  imageIds: string[]
  storeId: number
  storeLocale: Locale
  /** Made when they are first shown. */
  slugs: Names
}
type Seller = { id: number; alias: string; locale: Locale; names: Names; cities: Names; verifiedAt: string | null }
type Viewer = { locale: Locale; currency: Currency }

/** Cards of these products, in the given order; what is not shown is left out. */
export async function cardsOf(
  db: Db,
  ids: readonly number[],
  viewer: Viewer,
  { promo = false, drafts }: { promo?: boolean; drafts?: Drafts } = {},
): Promise<Card[]> {
  if (ids.length === 0) return []
  const [rows, rates, units] = await Promise.all([rowsOf(db, ids, drafts), latestRates(db), unitsIn(db, viewer.locale)])
  const live = ids.flatMap((id) => rows.get(id) ?? [])
  const [sellers, characteristics] = await Promise.all([
    sellersOf(db, [...new Set(live.map(({ storeId }) => storeId))], drafts),
    characteristicsByCategory(db, live, viewer.locale),
  ])
  return live.flatMap((row) => {
    const seller = sellers.get(row.storeId)
    if (!seller) return []
    const nameLocale = shownOf(row.names, viewer.locale, row.storeLocale)
    const original = { minor: row.priceMinor, currency: row.currency }
    const unit = units.get(row.unitCode)
    return {
      id: row.id,
      slug: slugIn(row, nameLocale),
      name: row.names[nameLocale]!,
      nameLocale,
      code: row.code,
      imageIds: row.imageIds,
      price: convert(original, viewer.currency, rates),
      originalPrice: original,
      oldPrice:
        row.oldPriceMinor === null
          ? null
          : convert({ minor: row.oldPriceMinor, currency: row.currency }, viewer.currency, rates),
      unit: { code: row.unitCode, label: unit?.label ?? row.unitCode, plural: unit?.plural ?? '' },
      minimumOrder: row.minimumOrder,
      orderStep: row.orderStep,
      stock: stockOf(row),
      store: storeOf(seller, viewer.locale),
      specs: specsIn(characteristics.get(row.categoryId)!, row, viewer.locale, maxSpecs),
      isPromo: promo,
    }
  })
}

export const slugOf = ({ id, name, nameLocale }: { id: number; name: string; nameLocale: Locale }) => {
  const words = slugify(name, nameLocale)
  return words ? `${words}-${id}` : String(id)
}

const maxSpecs = 6

/** This language, else English, else its author's, else any. */
const shownOf = (names: Names, wanted: Locale, own: Locale) =>
  names[wanted] ? wanted : names.en ? 'en' : names[own] ? own : (Object.keys(names).sort()[0] as Locale)

const slugIn = ({ id, names, slugs }: CardRow, locale: Locale) =>
  (slugs[locale] ??= slugOf({ id, name: names[locale]!, nameLocale: locale }))

async function characteristicsByCategory(db: Db, rows: readonly CardRow[], locale: Locale) {
  const ids = [...new Set(rows.map(({ categoryId }) => categoryId))]
  return new Map(await Promise.all(ids.map(async (id) => [id, await characteristicsOf(db, id, locale)] as const)))
}

/** What these stores are called, in the given order. */
export async function storeNames(db: Db, ids: readonly number[], locale: Locale, drafts?: Drafts) {
  const sellers = await sellersOf(db, ids, drafts)
  return ids
    .flatMap((id) => sellers.get(id) ?? [])
    .map((seller) => ({
      id: seller.id,
      alias: seller.alias,
      name: seller.names[shownOf(seller.names, locale, seller.locale)]!,
    }))
}

function storeOf({ id, alias, names, cities, verifiedAt, locale: own }: Seller, locale: Locale): Card['store'] {
  return {
    id,
    alias,
    name: names[shownOf(names, locale, own)]!,
    city: cities[shownOf(cities, locale, own)]!,
    verifiedAt,
  }
}

/** Drafts are few, and their writers look at every change. */
const rowsOf = (db: Db, ids: readonly number[], drafts: Drafts) =>
  drafts ? readRows(db, ids, drafts).then(byId) : keptRowsOf(db, ids)
const keptRowsOf = keptRows<CardRow>({ tag: 'product', with: ['categories'], most: 10_000 }, readRows)

/** In every language at once: one row serves all visitors. */
async function readRows(db: Db, ids: readonly number[], drafts?: Drafts): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select p.id, p.code, p.currency, p.price_minor as "priceMinor", p.old_price_minor as "oldPriceMinor", p.unit_code as "unitCode",
      p.minimum_order as "minimumOrder", p.order_step as "orderStep", p.available, p.low_stock_at as "lowStockAt", p.lead_days as "leadDays",
      p.image_ids[:3] as "imageIds", p.category_id as "categoryId", p.option_ids as "optionIds", s.id as "storeId", s.locale as "storeLocale",
      (select json_object_agg(t.locale, t.name) from product_translations t where t.product_id = p.id) as names,
      v.ids as "valueIds", v.values
    from products p join stores s on s.id = p.store_id cross join lateral ${describedValues} v
    where p.id = any(${ids as number[]}::int[]) and ${isShown(drafts)}
  `.execute(db)
  // The driver's arrays have room for more items than most of them have.
  return rows
    .map(({ imageIds, optionIds, valueIds, ...row }) => ({
      ...row,
      imageIds: imageIds.slice(),
      optionIds: optionIds.slice(),
      valueIds: valueIds.slice(),
      names: row.names ?? {},
      slugs: {},
    }))
    .filter(({ names }) => Object.keys(names).length > 0)
}

const sellersOf = (db: Db, ids: readonly number[], drafts: Drafts) =>
  drafts ? readSellers(db, ids, drafts).then(byId) : keptSellersOf(db, ids)
const keptSellersOf = keptRows<Seller>({ tag: 'store', with: ['stores', 'locations'], most: 10_000 }, readSellers)

async function readSellers(db: Db, ids: readonly number[], drafts?: Drafts): Promise<Seller[]> {
  const { rows } = await sql<Seller>`
    select s.id, s.alias, s.locale, case when s.verified_until > current_date then s.verified_at::text end as "verifiedAt",
      (select json_object_agg(t.locale, t.name) from store_translations t where t.store_id = s.id) as names,
      (select json_object_agg(t.locale, t.name) from location_translations t where t.location_id = s.location_id) as cities
    from stores s where s.id = any(${ids as number[]}::int[]) and ${isStoreShown(drafts)}
  `.execute(db)
  return rows
}
