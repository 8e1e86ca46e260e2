import { entityTags } from '#platform/cache.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { listOffers, listSizes } from '../offers-contract.ts'
import { partitionOf } from '../partition.ts'
import { offersOf } from './offers.ts'
import { sizesOf } from './sizes.ts'

/** Both are empty for an unknown product, as for one without other offers and sizes. */
export const offerHandlers: Handler[] = [
  on(listOffers, async (context) => {
    const { input, caller, tagResponse } = context
    const { db } = await partitionOf(context)
    const { id, quantity, limit } = input
    const offers = await offersOf(db, id, { viewer: caller, quantity, limit })
    tagResponse(
      'rates',
      `product:${id}`,
      ...entityTags(
        'product',
        offers.items.map((item) => item.id),
      ),
    )
    return offers
  }),
  on(listSizes, async (context) => {
    const { input, caller, tagResponse } = context
    const { db } = await partitionOf(context)
    const sizes = await sizesOf(db, input.id, caller)
    tagResponse(
      'rates',
      'categories',
      `product:${input.id}`,
      ...entityTags('product', sizes?.cells.map(({ id }) => id) ?? []),
    )
    return sizes
  }),
]
