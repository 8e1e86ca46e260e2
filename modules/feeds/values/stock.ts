import type { FeedOffer } from '../yml/read-offers.ts'
import { parseQuantity } from './numbers.ts'
import { fold } from './text.ts'

/** `count` is null if the feed says only that there is some, or gives no number. */
export type OfferStock = { isAvailable: boolean; count: number | null }

const maxStock = 1_000_000_000
const atLeast = /^(?:\+|(?:и )?(?:бол[её]е|больше|выше)|(?:and |or )?more|plus)/i
const none =
  /^(?:нет|не в наличии|отсутств|законч|распродан|под заказ|ожида|в пути|no\b|none|out\b|sold out|on order|nema|nein|nicht|non\b|esaurito|yok)/i

export function stockOfOffer({ available, fields }: Pick<FeedOffer, 'available' | 'fields'>): OfferStock {
  const text = fold(fields.count ?? fields.stock_quantity ?? fields.quantity_in_stock ?? fields.outlets ?? '')
  const isOffered = available !== 'false'
  const quantity = parseQuantity(text)
  if (quantity && !atLeast.test(quantity.unit)) {
    const count = Math.min(Math.max(0, Math.floor(quantity.value)), maxStock)
    return { isAvailable: isOffered && count > 0, count }
  }
  return { isAvailable: isOffered && !none.test(text), count: null }
}
