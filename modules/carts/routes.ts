import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { openAnonymousSession } from '../accounts/anonymous-sessions.ts'
import { findFirstCountry } from '../buyers/addresses.ts'
import { confirmChoices } from '../search/learning/choices.ts'
import { addLines, saveLines } from './add-lines.ts'
import * as contract from './contract.ts'
import { cartErrors } from './errors.ts'
import * as queries from './queries.ts'
import { correctQuantity, priceAt } from './rules.ts'
import { viewCart } from './view.ts'

export const cartHandlers: Handler[] = [
  on(contract.addToCart, (context) => {
    const { productId, quantity } = context.input
    return changeCart(context, async (tx, cartId) => {
      if ((await addLines(tx, cartId, [{ productId, quantity }])) === 0) throw cartErrors.unknownProduct()
      await confirmChoices(tx, context, [productId], 'inCart')
    })
  }),
  on(contract.editCart, (context) => {
    const { productId, quantity, acceptPrice } = context.input
    return changeCart(context, async (tx, cartId) => {
      const lines = await queries.findLines(tx, cartId)
      const line = lines.find((each) => each.productId === productId)
      if (!line) throw cartErrors.unknownProduct()
      if (quantity === 0) return void (await queries.deleteLines(tx, cartId, { productId }))
      const [product] = await queries.findOrderableProducts(tx, cartId, [productId])
      if (!product) throw cartErrors.unknownProduct()
      const newQuantity = quantity === undefined ? line.quantity : correctQuantity(quantity, product)
      // Compared at the old quantity: a price that differs because of another tier is not a change by the seller.
      const hasRisen = priceAt(product, line.quantity) > line.seenPriceMinor
      const seenPriceMinor = hasRisen && !acceptPrice ? line.seenPriceMinor : priceAt(product, newQuantity)
      await saveLines(tx, cartId, lines, [{ ...product, productId, quantity: newQuantity, seenPriceMinor }])
    })
  }),
  on(contract.acceptPrices, (context) =>
    changeCart(context, async (tx, cartId) => {
      const lines = (await queries.findLines(tx, cartId)).filter(({ storeId }) => storeId === context.input.storeId)
      if (lines.length === 0) throw cartErrors.unknownProduct()
      const accepted = lines.map((line) => ({ ...line, seenPriceMinor: priceAt(line, line.quantity) }))
      await queries.upsertLines(tx, cartId, accepted)
    }),
  ),
  on(contract.removeFromCart, (context) => {
    const { productId, storeId } = context.input
    if (productId === undefined && storeId === undefined) throw requestErrors.malformed()
    return changeCart(context, async (tx, cartId) => {
      if ((await queries.deleteLines(tx, cartId, { productId, storeId })) === 0) throw cartErrors.unknownProduct()
    })
  }),
  on(contract.getCart, async ({ db, caller, cookies }) => {
    if (caller.buyerCountry || !caller.account) return viewOwnCart({ db, caller })
    // From here on, prices have the VAT of the country that the order form starts with.
    const buyerCountry = await findFirstCountry(db, caller.account.id)
    if (buyerCountry) cookies.set(cookieNames.buyerCountry, buyerCountry, { maxAge: preferenceCookieSeconds })
    return viewOwnCart({ db, caller: { ...caller, buyerCountry } })
  }),
  on(contract.getCartProducts, (context) => viewCartLines(context)),
  on(contract.getCartItems, async (context) => {
    assertLivePartition(context)
    const { storeItems } = await viewOwnCart(context)
    return {
      items: storeItems.flatMap(({ store, items }) =>
        items.map(({ productId, quantity }) => ({ productId, quantity, storeId: store.id })),
      ),
    }
  }),
  on(contract.getPartitionProducts, (context) => {
    assertLivePartition(context)
    return viewCartLines(context)
  }),
]

type Visitor = Pick<Context, 'db' | 'caller' | 'cookies'>

export function cartOwnerOf({ account, anonymousId }: Context['caller']): queries.CartOwner | undefined {
  if (account) return { accountId: account.id }
  return anonymousId ? { anonymousId } : undefined
}

/** Changes the visitor's cart under its lock and returns the whole cart. The first change opens an anonymous session. */
async function changeCart(context: Visitor, write: (tx: Tx, cartId: string) => Promise<void>) {
  const { db, caller, cookies } = context
  const owner = cartOwnerOf(caller) ?? { anonymousId: await openAnonymousSession(db, cookies, caller) }
  await db.transaction().execute(async (tx) => write(tx, await queries.lockCart(tx, owner)))
  cookies.set(cookieNames.cartInteraction, '1', { maxAge: preferenceCookieSeconds })
  return viewCart(db, owner, caller)
}

const viewOwnCart = ({ db, caller }: { db: Db; caller: Context['caller'] }) => viewCart(db, cartOwnerOf(caller), caller)

async function viewCartLines(context: Visitor) {
  const { storeItems } = await viewOwnCart(context)
  return { items: storeItems.flatMap(({ items }) => items) }
}

/** Carts exist in the live partition only. */
function assertLivePartition({ input }: { input: { p: 'live' | 'draft' } }) {
  if (input.p !== 'live') throw requestErrors.notFound()
}
