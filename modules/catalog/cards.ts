import { sql } from 'kysely'
import { byId, entityCache, orderByIds } from '#platform/cache.ts'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Rates } from '#platform/values/money.ts'
import { narrowestOn } from '#platform/values/narrowest.ts'
import { unitOf, unitsIn } from '../content/units.ts'
import { latestRates } from '../currencies/rates.ts'
import { findVisitorPlace } from '../geo/address-places.ts'
import type { Visitor } from '../geo/queries.ts'
import { vatFor } from '../suppliers/vat.ts'
import { characteristicsOf } from './characteristics.ts'
import type { randomCards } from './contract.ts'
import { type Drafts, isShown, isStoreShown } from './drafts.ts'
import { offerSummariesOf, toOffers } from './offers/offer-summaries.ts'
import { bestLocaleOf, type Names, shownName } from './shown-name.ts'
import { assembledName, type CharacteristicValues, characteristicValues, specsIn } from './specs.ts'
import { slugOf } from './slug.ts'
import { type StockedProduct, stockOf } from './stock.ts'
import { treeIn } from './tree.ts'
import { storedTiers } from './tiers.ts'

export type Card = OutputOf<typeof randomCards>['items'][number]

type CardRow = CharacteristicValues &
  StockedProduct & {
    id: number
    code: string
    brand: Card['brand']
    names: Names
    currency: Currency
    priceMinor: number
    oldPriceMinor: number | null
    vatPercent: number | null
    tiers: { fromQuantity: number; priceMinor: number }[]
    unitCode: string
    orderStep: number
    imageIds: string[]
    hasDrawing: boolean
    storeId: number
    storeLocale: Locale
    /** Filled on first use. */
    slugs: Names
  }
type StoreSummary = {
  id: number
  alias: string
  locale: Locale
  names: Names
  cities: Names
  currency: Currency
  minimumOrderMinor: number
  verifiedAt: string | null
  countryCode: string | null
  deliveryDays: DeliveryDays
  places: { locationId: number; names: Names; days: DeliveryDays }[]
  isPickupOnly: boolean
}
type DeliveryDays = Card['store']['deliveryDays']
/** `buyerCountry`: where the goods would go, if known. */
export type Viewer = Visitor & { currency: Currency }

/** Product cards in the order of the ids, without products that the viewer may not see. */
export async function cardsOf(
  db: Db,
  ids: readonly number[],
  viewer: Viewer,
  { promo = false, drafts, maxSpecs = 6 }: { promo?: boolean; drafts?: Drafts; maxSpecs?: number } = {},
): Promise<Card[]> {
  if (ids.length === 0) return []
  const [shownRows, rates, units, offers] = await Promise.all([
    rowsOf(db, ids, drafts),
    latestRates(db),
    unitsIn(db, viewer.locale),
    offerSummariesOf(db, ids),
  ])
  const [stores, characteristics, { byId: categories }] = await Promise.all([
    storeSummariesOf(db, [...new Set(shownRows.map(({ storeId }) => storeId))], drafts),
    characteristicsByCategory(db, shownRows, viewer.locale),
    treeIn(db, viewer.locale, drafts),
  ])
  const place = await placeFor(db, [...stores.values()], viewer)
  return shownRows.flatMap((row) => {
    const store = stores.get(row.storeId)
    if (!store) return []
    const specified = characteristics.get(row.categoryId)!
    const original = { minor: row.priceMinor, currency: row.currency }
    const shown = (minor: number) => convert({ minor, currency: row.currency }, viewer.currency, rates)
    return {
      id: row.id,
      slug: cachedSlug(row, bestLocaleOf(row.names, viewer.locale, row.storeLocale)),
      ...shownName(row.names, viewer.locale, row.storeLocale, () =>
        assembledName(categories.get(row.categoryId), specified, row, viewer.locale),
      ),
      code: row.code,
      brand: row.brand,
      imageIds: row.imageIds,
      hasDrawing: row.hasDrawing,
      price: shown(row.priceMinor),
      originalPrice: original,
      vat: vatFor({ vatPercent: row.vatPercent, storeCountry: store.countryCode, buyerCountry: viewer.buyerCountry }),
      oldPrice: row.oldPriceMinor === null ? null : shown(row.oldPriceMinor),
      tiers: row.tiers.map(({ fromQuantity, priceMinor }) => ({ fromQuantity, price: shown(priceMinor) })),
      unit: unitOf(units, row.unitCode),
      minimumOrder: row.minimumOrder,
      orderStep: row.orderStep,
      stock: stockOf(row),
      store: storeOf(store, viewer, { rates, place }),
      specs: specsIn(specified, row, viewer.locale, maxSpecs),
      offers: toOffers(offers.get(row.id), viewer, rates),
      isPromo: promo,
    }
  })
}

const cachedSlug = ({ id, names, slugs }: CardRow, locale: Locale) =>
  (slugs[locale] ??= slugOf({ id, name: names[locale]!, nameLocale: locale }))

async function characteristicsByCategory(db: Db, rows: readonly CardRow[], locale: Locale) {
  const ids = [...new Set(rows.map(({ categoryId }) => categoryId))]
  return new Map(await Promise.all(ids.map(async (id) => [id, await characteristicsOf(db, id, locale)] as const)))
}

/** Names of stores in the order of the ids. */
export async function storeNames(db: Db, ids: readonly number[], locale: Locale, drafts?: Drafts) {
  const stores = await storeSummariesOf(db, ids, drafts)
  return ids
    .flatMap((id) => stores.get(id) ?? [])
    .map((store) => ({
      id: store.id,
      alias: store.alias,
      name: store.names[bestLocaleOf(store.names, locale, store.locale)]!,
    }))
}

function storeOf(
  { names, cities, currency, minimumOrderMinor, locale: original, places, ...summary }: StoreSummary,
  { locale, currency: shownCurrency }: Viewer,
  { rates, place }: { rates: Rates; place: readonly number[] },
): Card['store'] {
  const own = narrowestOn(place, places)
  return {
    id: summary.id,
    alias: summary.alias,
    name: names[bestLocaleOf(names, locale, original)]!,
    city: cities[bestLocaleOf(cities, locale, original)]!,
    minimumOrder: convert({ minor: minimumOrderMinor, currency }, shownCurrency, rates),
    verifiedAt: summary.verifiedAt,
    deliveryDays: own ? own.days : summary.deliveryDays,
    deliveryPlace: own ? own.names[bestLocaleOf(own.names, locale, original)]! : null,
    isPickupOnly: summary.isPickupOnly,
  }
}

/** Where the goods would go, if it makes a difference to one of the stores. */
const placeFor = async (db: Db, stores: readonly StoreSummary[], viewer: Viewer) =>
  stores.some(({ places }) => places.length > 0) ? findVisitorPlace(db, viewer) : []

/** Drafts are not cached: they are few, and their authors check every change. */
const rowsOf = (db: Db, ids: readonly number[], drafts: Drafts) =>
  drafts ? readRows(db, ids, drafts).then((rows) => orderByIds(ids, rows)) : cachedRowsOf(db, ids)
const cachedRowsOf = entityCache<CardRow>(
  { entity: 'product', tags: ['categories', 'brands'], maxEntries: 10_000 },
  readRows,
)

/** Whether the picture of an imported product `p` is one of the marketplace's drawings. */
export const hasDrawing = sql`(
  p.image_ids <> '{}' and exists (select from product_sources ps where ps.product_id = p.id)
  and not exists (select from files f where f.id = p.image_ids[1] and f.charged_to is not null)
)`

/** Contains all languages, so that one cached row serves every visitor. */
async function readRows(db: Db, ids: readonly number[], drafts?: Drafts): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select p.id, p.code, case when b.id is not null then json_build_object('alias', b.alias, 'name', b.name) end as brand, p.currency, coalesce(p.price_minor, 0) as "priceMinor", p.old_price_minor as "oldPriceMinor", p.vat_percent as "vatPercent", p.unit_code as "unitCode",
      p.minimum_order as "minimumOrder", p.order_step as "orderStep", p.available, p.is_stock_counted as "isStockCounted", p.low_stock_at as "lowStockAt", p.lead_days as "leadDays",
      p.image_ids[:3] as "imageIds", ${hasDrawing} as "hasDrawing", p.category_id as "categoryId", p.option_ids as "optionIds", s.id as "storeId", s.locale as "storeLocale",
      (select json_object_agg(t.locale, t.name) from product_translations t where t.product_id = p.id) as names,
      ${storedTiers} as tiers,
      v.ids as "valueIds", v.values
    from products p join stores s on s.id = p.store_id left join brands b on b.id = p.brand_id
    cross join lateral ${characteristicValues} v
    where p.id = any(${ids as number[]}::int[]) and ${isShown(drafts)}
  `.execute(db)
  return rows
    .map((row) => ({ ...row, names: row.names ?? {}, slugs: {} }))
    .filter(({ names }) => Object.keys(names).length > 0)
}

const storeSummariesOf = (db: Db, ids: readonly number[], drafts: Drafts) =>
  (drafts ? readStoreSummaries(db, ids, drafts) : cachedStoreSummariesOf(db, ids)).then(byId)
const cachedStoreSummariesOf = entityCache<StoreSummary>(
  { entity: 'store', tags: ['stores'], maxEntries: 10_000 },
  readStoreSummaries,
)

async function readStoreSummaries(db: Db, ids: readonly number[], drafts?: Drafts): Promise<StoreSummary[]> {
  const { rows } = await sql<StoreSummary>`
    select s.id, s.alias, s.locale, s.currency, (select country_code from locations where id = s.location_id) as "countryCode", s.minimum_order_minor as "minimumOrderMinor", case when s.verified_until > current_date then s.verified_at::text end as "verifiedAt",
      ${deliveryDays('s')} as "deliveryDays",
      coalesce((select json_agg(json_build_object('locationId', d.location_id, 'days', ${deliveryDays('d')},
        'names', (select json_object_agg(t.locale, t.name) from location_translations t where t.location_id = d.location_id)))
        from delivery_places d where d.store_id = s.id), '[]') as places,
      s.delivery_ways = '{Pickup}' and not exists (select from delivery_places d where d.store_id = s.id) as "isPickupOnly",
      (select json_object_agg(t.locale, t.name) from store_translations t where t.store_id = s.id) as names,
      (select json_object_agg(t.locale, t.name) from location_translations t where t.location_id = s.location_id) as cities
    from stores s where s.id = any(${ids as number[]}::int[]) and ${isStoreShown(drafts)}
  `.execute(db)
  return rows
}

const deliveryDays = (table: 's' | 'd') => {
  const [from, to] = [sql.ref(`${table}.delivery_days_from`), sql.ref(`${table}.delivery_days_to`)]
  return sql`case when ${to} is not null then json_build_object('from', coalesce(${from}, ${to}), 'to', ${to}) end`
}
