import type { getCart } from '#modules/carts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { type Money, sum, vatOf } from '#platform/values/money.ts'
import type { Vat } from '../../../lib/prices.ts'
import type { Destination } from './destination.ts'

type Group = OutputOf<typeof getCart>['storeItems'][number]

/** The VAT of each line at the destination, which is that of the cart until a country is chosen: goods that are picked up change hands in the country of the store. */
export function vatAt({ methods, country }: Destination, { store, items }: Group): Vat[] {
  const isPickup = methods[store.id] === 'Pickup'
  if (!isPickup && country === '') return items.map(({ vat }) => vat)
  const isExport = !isPickup && store.countryCode !== null && country !== store.countryCode
  return items.map(({ vat }) => ({ percent: isExport ? 0 : vat.domesticPercent, isExport }))
}

/** Net, VAT and gross of orders that go to the destination. */
export function totalsAt(destination: Destination, groups: readonly Group[]) {
  const lines = groups.flatMap((group) => {
    const rates = vatAt(destination, group)
    return group.items.map(({ sum: net }, index) => ({ net, vat: rates[index]! }))
  })
  const { currency } = groups[0]!.subtotal
  const netMinor = sum(lines.map(({ net }) => net.minor))
  const vatMinor = sum(lines.map(({ net, vat }) => vatOf(net.minor, vat.percent)))
  const money = (minor: number): Money => ({ minor, currency })
  return {
    net: money(netMinor),
    vat: money(vatMinor),
    gross: money(sum([netMinor, vatMinor])),
    rates: lines.map(({ vat }) => vat),
  }
}
