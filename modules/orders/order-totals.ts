// An order costs what its goods and their delivery cost. Each has VAT at a rate of its own.
import { convert, type Money, type Rates, sum, vatOf } from '#platform/values/money.ts'
import type { DeliveryCharge, NewOrder } from './queries.ts'

export type Charge = Pick<DeliveryCharge, 'minor' | 'vatPercent' | 'vatMinor'>

export const chargeOf = (minor: number, vatPercent: number): Charge => ({
  minor,
  vatPercent,
  vatMinor: vatOf(minor, vatPercent),
})

/** The charge of a new order, also in the currency that the buyer sees. */
export function newCharge({ minor, currency }: Money, vatPercent: number, shown: Money['currency'], rates: Rates) {
  const shownMinor = convert({ minor, currency }, shown, rates).minor
  return { ...chargeOf(minor, vatPercent), shownMinor, shownVatMinor: vatOf(shownMinor, vatPercent) }
}

type Sums = { sumMinor: number; vatMinor: number }

/** The totals of lines and of their delivery, if its cost is stated. */
export const totalsWith = (lines: readonly Sums[], charge: Pick<Charge, 'minor' | 'vatMinor'> | null) => ({
  totalMinor: sum([...lines.map(({ sumMinor }) => sumMinor), charge?.minor ?? 0]),
  vatMinor: sum([...lines.map(({ vatMinor }) => vatMinor), charge?.vatMinor ?? 0]),
})

export const goodsOf = (lines: readonly Pick<Sums, 'sumMinor'>[]) => sum(lines.map(({ sumMinor }) => sumMinor))

/** The totals of a new order, in both currencies. */
export const newTotals = ({ lines, deliveryCharge = null }: Pick<NewOrder, 'lines' | 'deliveryCharge'>) => ({
  ...totalsWith(lines, deliveryCharge),
  isExport: lines.some(({ isExport }) => isExport),
  shownTotalMinor: sum([...lines.map(({ shownMinor }) => shownMinor), deliveryCharge?.shownMinor ?? 0]),
  shownVatMinor: sum([...lines.map(({ shownVatMinor }) => shownVatMinor), deliveryCharge?.shownVatMinor ?? 0]),
})
