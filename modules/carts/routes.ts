import { cookieNames, maxCartLines, preferenceCookieSeconds } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { openAnonymousSession } from '../accounts/identify.ts'
import { latestRates } from '../currencies/rates.ts'
import * as contract from './contract.ts'
import { cartErrors, worthTooMuch } from './errors.ts'
import * as queries from './queries.ts'
import { correctQuantity, mayReplace, priceAt } from './rules.ts'
import { viewCart } from './view.ts'

export const cartHandlers: Handler[] = [
  on(contract.addToCart, (context) => {
    const { productId, quantity } = context.input
    return change(context, async (tx, cartId) => {
      const product = await queries.findOrderable(tx, cartId, productId)
      if (!product) throw cartErrors.unknownProduct()
      const lines = await queries.linesIn(tx, cartId)
      const line = lines.find((each) => each.productId === productId)
      if (!line && lines.length >= maxCartLines) throw cartErrors.full({ most: maxCartLines })
      const wanted = correctQuantity((line?.quantity ?? 0) + (quantity ?? product.minimumOrder), product)
      await putLine(tx, cartId, lines, {
        ...product,
        productId,
        quantity: wanted,
        seenPriceMinor: priceAt(product, wanted),
      })
    })
  }),
  on(contract.editCart, (context) => {
    const { productId, quantity, acceptPrice } = context.input
    return change(context, async (tx, cartId) => {
      const lines = await queries.linesIn(tx, cartId)
      const line = lines.find((each) => each.productId === productId)
      if (!line) throw cartErrors.unknownProduct()
      if (quantity === 0) return void (await queries.deleteLines(tx, cartId, { productId }))
      const product = await queries.findOrderable(tx, cartId, productId)
      if (!product) throw cartErrors.unknownProduct()
      const wanted = quantity === undefined ? line.quantity : correctQuantity(quantity, product)
      // A price that moved because the quantity reached another tier is no news; one that the seller changed is.
      const isNews = priceAt(product, line.quantity) !== line.seenPriceMinor
      const seenPriceMinor = isNews && !acceptPrice ? line.seenPriceMinor : priceAt(product, wanted)
      await putLine(tx, cartId, lines, { ...product, productId, quantity: wanted, seenPriceMinor })
    })
  }),
  on(contract.removeFromCart, (context) => {
    const { productId, storeId } = context.input
    if (productId === undefined && storeId === undefined) throw requestErrors.malformed()
    return change(context, async (tx, cartId) => {
      if ((await queries.deleteLines(tx, cartId, { productId, storeId })) === 0) throw cartErrors.unknownProduct()
    })
  }),
  on(contract.getCart, (context) => view(context)),
  on(contract.getCartProducts, (context) => linesOf(context)),
  on(contract.getCartItems, async (context) => {
    refuseDraft(context)
    const { storeItems } = await view(context)
    return {
      items: storeItems.flatMap(({ store, items }) =>
        items.map(({ productId, quantity }) => ({ productId, quantity, storeId: store.id })),
      ),
    }
  }),
  on(contract.getPartitionProducts, (context) => {
    refuseDraft(context)
    return linesOf(context)
  }),
]

type Visitor = Pick<Context, 'db' | 'caller' | 'cookies'>

export function ownerOf({ account, anonymousId }: Context['caller']): queries.CartOwner | undefined {
  if (account) return { accountId: account.id }
  return anonymousId ? { anonymousId } : undefined
}

/** Changes the visitor's cart under its lock, and answers with the whole cart. A first change opens an anonymous session. */
async function change(context: Visitor, write: (tx: Tx, cartId: string) => Promise<void>) {
  const { db, caller, cookies } = context
  const owner = ownerOf(caller) ?? { anonymousId: await openAnonymousSession(db, cookies, caller.sessionId) }
  await db.transaction().execute(async (tx) => write(tx, await queries.lockCart(tx, owner)))
  cookies.set(cookieNames.cartInteraction, '1', { maxAge: preferenceCookieSeconds })
  return viewCart(db, owner, caller)
}

/** Refused where it would make the cart worth too much. */
async function putLine(tx: Tx, cartId: string, lines: readonly queries.CartLine[], line: queries.CartLine) {
  const others = lines.filter(({ productId }) => productId !== line.productId)
  if (!mayReplace(lines, [...others, line], await latestRates(tx))) throw worthTooMuch()
  await queries.putLine(tx, cartId, line)
}

const view = ({ db, caller }: { db: Db; caller: Context['caller'] }) => viewCart(db, ownerOf(caller), caller)

async function linesOf(context: Visitor) {
  const { storeItems } = await view(context)
  return { items: storeItems.flatMap(({ items }) => items) }
}

/** There is one cart, the live one. */
function refuseDraft({ input }: { input: { p: 'live' | 'draft' } }) {
  if (input.p !== 'live') throw requestErrors.notFound()
}
