import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Money, sum, vatOf } from '#platform/values/money.ts'
import type { Viewer } from '../../catalog/cards.ts'
import { type Cart, viewCart } from '../../carts/view.ts'
import { latestRates } from '../../currencies/rates.ts'
import { vatFor } from '../../suppliers/vat.ts'
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
  const [cart, rates] = await Promise.all([viewCart(db, { accountId }, viewer), latestRates(db)])
  const { currency } = allowance
  const toItem = (storeId: number, { limit, limitMinor, spentMinor }: Exceeded) => {
    const money = (minor: number): Money => ({ minor, currency })
    return { storeId, limit, allowed: money(limitMinor), spent: money(spentMinor) }
  }
  const preview: Preview = { hasLimits: true, alone: [], together: [] }
  let { spentMinor } = allowance
  const groups = cart.storeItems.filter(({ canOrder }) => canOrder).sort((a, b) => a.store.id - b.store.id)
  const pickedUpIds = (destination.pickup ?? '').split(',').map(Number)
  for (const group of groups) {
    const { store } = group
    const buyerCountry = pickedUpIds.includes(store.id) ? undefined : (destination.country ?? viewer.buyerCountry)
    const grossMinor = convert(grossAt(group, buyerCountry), currency, rates).minor
    const alone = exceededLimit(allowance, grossMinor)
    const together = exceededLimit({ ...allowance, spentMinor }, grossMinor)
    if (alone) preview.alone.push(toItem(store.id, alone))
    if (together) preview.together.push(toItem(store.id, together))
    spentMinor += grossMinor
  }
  return preview
}

function grossAt(
  { store, items, originalSubtotal }: Cart['storeItems'][number],
  buyerCountry: string | undefined,
): Money {
  const vat = items.map(({ originalSum, vat: { domesticPercent: vatPercent } }) => {
    const { percent } = vatFor({ vatPercent, storeCountry: store.countryCode, buyerCountry })
    return vatOf(originalSum.minor, percent)
  })
  return { minor: sum([originalSubtotal.minor, ...vat]), currency: originalSubtotal.currency }
}
