import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Money, sum, vatOf } from '#platform/values/money.ts'
import { parseIds } from '#platform/values/parse-ids.ts'
import type { Viewer } from '../../catalog/cards.ts'
import { type Cart, viewCartWithStores } from '../../carts/view.ts'
import { latestRates } from '../../currencies/rates.ts'
import { termsIn } from '../../suppliers/delivery-places.ts'
import type { TermsRow } from '../../suppliers/terms.ts'
import { vatFor } from '../../suppliers/vat.ts'
import { deliveryMethod, promisedCost, termsAt } from '../delivery.ts'
import { findAllowance } from './allowance.ts'
import type { previewRequests } from '../approval-contract.ts'
import { type Exceeded, exceededLimit } from './rules.ts'

type Preview = OutputOf<typeof previewRequests>
type Buyer = { accountId: string; viewer: Viewer; destination: InputOf<typeof previewRequests> }

/** The groups of the cart that are above a limit, judged as when orders are placed. */
export async function previewRequestsOf(
  db: Db,
  { accountId, viewer, destination }: Buyer,
  now: Date,
): Promise<Preview> {
  const allowance = await findAllowance(db, accountId, now)
  if (!allowance || (allowance.orderLimitMinor === null && allowance.monthLimitMinor === null))
    return { hasLimits: false, alone: [], together: [] }
  const [{ cart, stores }, rates] = await Promise.all([viewCartWithStores(db, { accountId }, viewer), latestRates(db)])
  const { currency } = allowance
  const toItem = (storeId: number, { limit, limitMinor, spentMinor }: Exceeded) => {
    const money = (minor: number): Money => ({ minor, currency })
    return { storeId, limit, allowed: money(limitMinor), spent: money(spentMinor) }
  }
  const preview: Preview = { hasLimits: true, alone: [], together: [] }
  let { spentMinor } = allowance
  const groups = cart.storeItems.filter(({ canOrder }) => canOrder).sort((a, b) => a.store.id - b.store.id)
  const [pickedUpIds, agreedIds] = [parseIds(destination.pickup ?? ''), parseIds(destination.agreed ?? '')]
  const path = parseIds(destination.locations ?? '')
  for (const group of groups) {
    const { store } = group
    const isPickedUp = pickedUpIds.includes(store.id)
    const buyerCountry = isPickedUp ? undefined : (destination.country ?? viewer.buyerCountry)
    const isDelivered = !isPickedUp && !agreedIds.includes(store.id)
    const terms = isDelivered ? termsIn(stores.get(store.id)!.terms, path) : null
    const grossMinor = convert(grossAt(group, buyerCountry, terms), currency, rates).minor
    const alone = exceededLimit(allowance, grossMinor)
    const together = exceededLimit({ ...allowance, spentMinor }, grossMinor)
    if (alone) preview.alone.push(toItem(store.id, alone))
    if (together) preview.together.push(toItem(store.id, together))
    spentMinor += grossMinor
  }
  return preview
}

type Group = Cart['storeItems'][number]

/** `terms`: of the store at the place, if it delivers the goods. */
function grossAt(group: Group, buyerCountry: string | undefined, terms: TermsRow | null): Money {
  const { store, items, originalSubtotal } = group
  const amounts = items.map(({ originalSum, vat }) => ({ minor: originalSum.minor, vatPercent: vat.domesticPercent }))
  const delivery = terms && { minor: costAt(terms, group, buyerCountry), vatPercent: terms.deliveryVatPercent }
  const vat = [...amounts, ...(delivery ? [delivery] : [])].map(({ minor, vatPercent }) => {
    const { percent } = vatFor({ vatPercent, storeCountry: store.countryCode, buyerCountry })
    return vatOf(minor, percent)
  })
  const { minor, currency } = originalSubtotal
  return { minor: sum([minor, delivery?.minor ?? 0, ...vat]), currency }
}

function costAt(terms: TermsRow, { store, originalSubtotal }: Group, buyerCountry: string | undefined): number {
  const method = deliveryMethod(terms.deliveryWays, 'Delivery')
  if (!method) return 0
  const country = buyerCountry ?? store.countryCode
  const orderTerms = termsAt(terms, { method, country, goodsMinor: originalSubtotal.minor, pickupAddress: '' })
  return (orderTerms && promisedCost(orderTerms)) ?? 0
}
