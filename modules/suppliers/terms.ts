import { sql } from 'kysely'
import type { z } from 'zod'
import { type Currency, formatTags, type Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { convert, type Rates } from '#platform/values/money.ts'
import type { deliveryCosts, deliveryWays, paymentWays, StoreTerms } from './terms-contract.ts'

/** The terms as they are stored, with amounts in the store's currency. */
export type TermsRow = {
  deliveryWays: (typeof deliveryWays)[number][]
  deliveryCountries: string[]
  deliveryDaysFrom: number | null
  deliveryDaysTo: number | null
  deliveryCost: (typeof deliveryCosts)[number] | null
  deliveryPrice: number | null
  freeDeliveryFrom: number | null
  paymentWays: (typeof paymentWays)[number][]
  paymentDays: number | null
}

/** The terms of the store `s`. */
export const termsColumn = sql`json_build_object('deliveryWays', s.delivery_ways, 'deliveryCountries', s.delivery_countries,
  'deliveryDaysFrom', s.delivery_days_from, 'deliveryDaysTo', s.delivery_days_to, 'deliveryCost', s.delivery_cost,
  'deliveryPrice', s.delivery_price_minor, 'freeDeliveryFrom', s.free_delivery_from_minor,
  'paymentWays', s.payment_ways, 'paymentDays', s.payment_days)`

/** Where the goods of store `s` are picked up: a branch in its own city, else another one, else a warehouse; empty without any address. */
export const pickupAddress = (locale: Locale) => sql`coalesce((
  select p.address || ', ' || t.name from (
    select 1 as kind, id, location_id, address from company_branches where store_id = s.id
    union all select 2, id, location_id, address from warehouses where store_id = s.id
  ) p join location_translations t on t.location_id = p.location_id and t.locale = ${locale}
  where p.address <> '' order by p.kind, p.location_id = s.location_id desc, p.id limit 1), '')`

type TermsViewer = { storeCurrency: Currency; currency: Currency; rates: Rates; locale: Locale }

export function toTerms(
  { deliveryCountries, deliveryDaysFrom, deliveryDaysTo, deliveryPrice, freeDeliveryFrom, ...terms }: TermsRow,
  { storeCurrency, currency, rates, locale }: TermsViewer,
): z.output<typeof StoreTerms> {
  const shown = (minor: number | null) =>
    minor === null ? null : convert({ minor, currency: storeCurrency }, currency, rates)
  const names = new Intl.DisplayNames(formatTags[locale], { type: 'region' })
  return {
    ...terms,
    deliveryCountries: deliveryCountries.map((code) => ({ code, name: names.of(code) ?? code })),
    deliveryDays: deliveryDaysTo === null ? null : { from: deliveryDaysFrom ?? deliveryDaysTo, to: deliveryDaysTo },
    deliveryPrice: shown(deliveryPrice),
    freeDeliveryFrom: shown(freeDeliveryFrom),
  }
}

export const updateTerms = (tx: Tx, storeId: number, terms: TermsRow) =>
  sql`
    update stores set delivery_ways = ${terms.deliveryWays}::text[], delivery_countries = ${terms.deliveryCountries}::text[],
      delivery_days_from = ${terms.deliveryDaysFrom}, delivery_days_to = ${terms.deliveryDaysTo}, delivery_cost = ${terms.deliveryCost},
      delivery_price_minor = ${terms.deliveryPrice}, free_delivery_from_minor = ${terms.freeDeliveryFrom},
      payment_ways = ${terms.paymentWays}::text[], payment_days = ${terms.paymentDays}
    where id = ${storeId}
  `.execute(tx)
