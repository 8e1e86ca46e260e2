import type { getCart } from '#modules/carts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { type Money, sum, vatOf } from '#platform/values/money.ts'
import type { Vat } from '../../../lib/prices.ts'
import { coversCountry } from '../../../shared/terms/terms-at.ts'
import type { Destination } from './destination.ts'

type Group = OutputOf<typeof getCart>['storeItems'][number]

/** The VAT at the destination, by the rate within the store's country; it is that of the cart until a country is chosen: goods that are picked up change hands in the country of the store. */
function vatAt({ methods, country }: Destination, { store, items }: Group): (domesticPercent: number) => Vat {
  const isPickup = methods[store.id] === 'Pickup'
  const isAbroad = country === '' ? items.some(({ vat }) => vat.isExport) : country !== store.countryCode
  const isExport = !isPickup && store.countryCode !== null && isAbroad
  return (domesticPercent) => ({ percent: isExport ? 0 : domesticPercent, isExport })
}

/** What the terms of the store say that delivery of the group costs, without VAT; null for a pick-up, and where they leave it open. */
export function costAt({ methods, country }: Destination, { store, subtotal, originalSubtotal }: Group): Money | null {
  const { terms, countryCode } = store
  if (!isDelivered(methods[store.id]) || !coversCountry(terms, country || countryCode)) return null
  const from = terms.originalFreeDeliveryFrom
  const isFree = terms.deliveryCost === 'Free' || (from !== null && originalSubtotal.minor >= from.minor)
  return isFree ? { minor: 0, currency: subtotal.currency } : terms.deliveryPrice
}

const isDelivered = (method: string | undefined) => method !== 'Pickup' && method !== 'ByAgreement'

/** Whether the store is to say what delivery of the group costs. */
export const isCostOpen = (destination: Destination, group: Group) =>
  destination.methods[group.store.id] !== 'Pickup' && costAt(destination, group) === null

/** What orders to the destination cost: goods and delivery, as far as its cost is known. */
export function totalsAt(destination: Destination, groups: readonly Group[]) {
  const { currency } = groups[0]!.subtotal
  const money = (minor: number): Money => ({ minor, currency })
  const goods = groups.flatMap((group) =>
    group.items.map(({ sum: net, vat }) => ({ net, vat: vatAt(destination, group)(vat.domesticPercent) })),
  )
  const deliveries = groups.flatMap((group) => {
    const net = costAt(destination, group)
    return net ? [{ net, vat: vatAt(destination, group)(group.store.terms.deliveryVatPercent) }] : []
  })
  const charged = [...goods, ...deliveries.filter(({ net }) => net.minor > 0)]
  const netOf = (amounts: typeof goods) => sum(amounts.map(({ net }) => net.minor))
  const [netMinor, vatMinor] = [netOf(charged), sum(charged.map(({ net, vat }) => vatOf(net.minor, vat.percent)))]
  return {
    goods: money(netOf(goods)),
    delivery: deliveries.length > 0 ? money(netOf(deliveries)) : null,
    net: money(netMinor),
    vat: money(vatMinor),
    gross: money(sum([netMinor, vatMinor])),
    rates: charged.map(({ vat }) => vat),
  }
}
