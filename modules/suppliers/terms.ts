import { sql } from 'kysely'
import type { z } from 'zod'
import { type Currency, formatTags, type Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { convert, type Rates } from '#platform/values/money.ts'
import { isInUse } from './premises-status.ts'
import type { deliveryCosts, deliveryWays, paymentWays, StoreTerms } from './terms-contract.ts'
import { vatFor } from './vat.ts'

/** How goods are brought, with amounts in the store's currency. */
export type DeliveryRow = {
  deliveryWays: (typeof deliveryWays)[number][]
  deliveryDaysFrom: number | null
  deliveryDaysTo: number | null
  deliveryCost: (typeof deliveryCosts)[number] | null
  deliveryPrice: number | null
  freeDeliveryFrom: number | null
}
export type GeneralTerms = DeliveryRow & {
  deliveryCountries: string[]
  /** Of the cost of delivery; null: the standard rate of the store's country. */
  deliveryVatPercent: number | null
  paymentWays: (typeof paymentWays)[number][]
  paymentDays: number | null
}
/** The terms as they are stored: those of the store, and those of single places. */
export type TermsRow = GeneralTerms & { places: (DeliveryRow & { locationId: number; locationName: string })[] }

const deliveryOf = (table: 's' | 'd') => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`'deliveryWays', ${column('delivery_ways')}, 'deliveryDaysFrom', ${column('delivery_days_from')},
    'deliveryDaysTo', ${column('delivery_days_to')}, 'deliveryCost', ${column('delivery_cost')},
    'deliveryPrice', ${column('delivery_price_minor')}, 'freeDeliveryFrom', ${column('free_delivery_from_minor')}`
}

/** The terms of the store `s`. */
export const termsColumn = (
  locale: Locale,
) => sql`json_build_object(${deliveryOf('s')}, 'deliveryCountries', s.delivery_countries,
  'deliveryVatPercent', s.delivery_vat_percent, 'paymentWays', s.payment_ways, 'paymentDays', s.payment_days, 'places', coalesce((
    select json_agg(json_build_object(${deliveryOf('d')}, 'locationId', d.location_id, 'locationName', t.name) order by array_length(l.path, 1), t.name)
    from delivery_places d join locations l on l.id = d.location_id
    join location_translations t on t.location_id = l.id and t.locale = ${locale} where d.store_id = s.id), '[]'))`

/** The countries that the store `s` delivers to, at least to a place in them. */
export const deliveredCountries = sql`(select coalesce(array_agg(code), '{}') from (
  select unnest(s.delivery_countries) as code union
  select c.country_code from delivery_places d join locations l on l.id = d.location_id
  join locations c on c.id = any(l.path) and c.level = 'Country' where d.store_id = s.id) delivered)`

/** Where the goods of store `s` are picked up: a branch in its own city, else another one, else a warehouse; empty without any address. */
export const pickupAddress = (locale: Locale) => sql`coalesce((
  select p.address || ', ' || t.name from (
    select 1 as kind, id, location_id, address from company_branches b where store_id = s.id and ${isInUse('b')}
    union all select 2, id, location_id, address from warehouses w where store_id = s.id and ${isInUse('w')}
  ) p join location_translations t on t.location_id = p.location_id and t.locale = ${locale}
  where p.address <> '' order by p.kind, p.location_id = s.location_id desc, p.id limit 1), '')`

type TermsViewer = {
  storeCurrency: Currency
  storeCountry: string | null
  currency: Currency
  rates: Rates
  locale: Locale
}

export function toTerms(
  { deliveryCountries, deliveryVatPercent, places, paymentWays, paymentDays, ...delivery }: TermsRow,
  { storeCurrency, storeCountry, currency, rates, locale }: TermsViewer,
): z.output<typeof StoreTerms> {
  const original = (minor: number | null) => (minor === null ? null : { minor, currency: storeCurrency })
  const shown = (minor: number | null) =>
    minor === null ? null : convert({ minor, currency: storeCurrency }, currency, rates)
  const names = new Intl.DisplayNames(formatTags[locale], { type: 'region' })
  const toDelivery = ({ deliveryWays, deliveryCost, ...row }: DeliveryRow) => ({
    deliveryWays,
    deliveryCost,
    deliveryDays:
      row.deliveryDaysTo === null ? null : { from: row.deliveryDaysFrom ?? row.deliveryDaysTo, to: row.deliveryDaysTo },
    deliveryPrice: shown(row.deliveryPrice),
    freeDeliveryFrom: shown(row.freeDeliveryFrom),
    originalFreeDeliveryFrom: original(row.freeDeliveryFrom),
  })
  return {
    ...toDelivery(delivery),
    deliveryVatPercent: vatFor({ vatPercent: deliveryVatPercent, storeCountry, buyerCountry: undefined }).percent,
    deliveryCountries: deliveryCountries.map((code) => ({ code, name: names.of(code) ?? code })),
    deliveryPlaces: places.map(({ locationId, locationName: name, ...place }) => ({
      ...toDelivery(place),
      locationId,
      name,
    })),
    paymentWays,
    paymentDays,
  }
}

export const updateTerms = (tx: Tx, storeId: number, terms: GeneralTerms) =>
  sql`
    update stores set delivery_ways = ${terms.deliveryWays}::text[], delivery_countries = ${terms.deliveryCountries}::text[],
      delivery_vat_percent = ${terms.deliveryVatPercent}, delivery_days_from = ${terms.deliveryDaysFrom}, delivery_days_to = ${terms.deliveryDaysTo}, delivery_cost = ${terms.deliveryCost},
      delivery_price_minor = ${terms.deliveryPrice}, free_delivery_from_minor = ${terms.freeDeliveryFrom},
      payment_ways = ${terms.paymentWays}::text[], payment_days = ${terms.paymentDays}
    where id = ${storeId}
  `.execute(tx)
