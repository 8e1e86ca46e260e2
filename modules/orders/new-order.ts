import type { Currency, Locale, Variant } from '#platform/constants.ts'
import type { InputOf } from '#platform/contract.ts'
import { rateBetween, type Rates, sum, vatOf } from '#platform/values/money.ts'
import type { CartRow } from '../carts/queries.ts'
import { lineSum, priceAt, shownLineSum } from '../carts/rules.ts'
import { vatFor } from '../suppliers/vat.ts'
import type { createOrder } from './contract.ts'
import type { Company, NewOrder } from './queries.ts'

type Input = InputOf<typeof createOrder>
type Store = { id: number; countryCode: string | null }
export type Buyer = {
  accountId: string
  locale: Locale
  currency: Currency
  buyerCountry: string | undefined
  variant: Variant
  company: Company | null
  now: Date
}

/** The order of one group of a cart, with its prices, rates and VAT as they are now. */
export function toNewOrder(store: Store, rows: readonly CartRow[], buyer: Buyer, input: Input, rates: Rates): NewOrder {
  const { currency } = rows[0]!
  const delivery = input.delivery ?? 'ByAgreement'
  // Goods that are picked up change hands in the country of the store.
  const buyerCountry = delivery === 'Pickup' ? undefined : (input.country ?? buyer.buyerCountry)
  const lines = rows.map((row) => {
    const { percent, isExport } = vatFor({ vatPercent: row.vatPercent, storeCountry: store.countryCode, buyerCountry })
    const sumMinor = lineSum(row)
    const shownMinor = shownLineSum(row, buyer.currency, rates)
    return {
      ...snapshotOf(row),
      sumMinor,
      vatPercent: percent,
      vatMinor: vatOf(sumMinor, percent),
      isExport,
      shownMinor,
      shownVatMinor: vatOf(shownMinor, percent),
    }
  })
  return {
    storeId: store.id,
    buyerId: buyer.accountId,
    currency,
    locale: buyer.locale,
    totalMinor: sum(lines.map(({ sumMinor }) => sumMinor)),
    vatMinor: sum(lines.map(({ vatMinor }) => vatMinor)),
    isExport: lines.some(({ isExport }) => isExport),
    shownCurrency: buyer.currency,
    shownTotalMinor: sum(lines.map(({ shownMinor }) => shownMinor)),
    shownVatMinor: sum(lines.map(({ shownVatMinor }) => shownVatMinor)),
    shownRate: rateBetween(currency, buyer.currency, rates),
    rateDate: rates.date,
    contactName: input.contactName,
    contactPhone: input.contactPhone ?? '',
    contactEmail: input.contactEmail ?? '',
    delivery,
    countryCode: buyerCountry ?? store.countryCode,
    address: delivery === 'Pickup' ? '' : (input.address ?? ''),
    wantedOn: input.wantedOn ?? null,
    reference: input.reference ?? '',
    comment: input.comment ?? '',
    buyerCompany: buyer.company,
    lines,
  }
}

/** The product as it is now. */
const snapshotOf = (row: CartRow) => ({
  productId: row.productId,
  code: row.code,
  name: row.name,
  nameLocale: row.nameLocale,
  unitCode: row.unitCode,
  imageId: row.imageIds[0] ?? null,
  quantity: row.quantity,
  priceMinor: priceAt(row, row.quantity),
})
