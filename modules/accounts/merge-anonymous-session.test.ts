import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addToCart, getCartItems } from '#modules/carts/contract.ts'
import { maxCartLines } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInAs, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { hashPassword } from './passwords/passwords.ts'
import { attachSession, requestToken } from './contract.ts'

const password = 'correct horse battery'

async function newBuyer() {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const account = await make.account(db, { passwordHash: await hashPassword(password, app.config) })
  const createProducts = (count: number) =>
    db.transaction().execute(async (tx) => {
      const ids: number[] = []
      for (let made = 0; made < count; made++) ids.push((await make.product(tx, { storeId: store.id })).id)
      return ids
    })
  return { app, db, account, createProducts }
}

/** An anonymous visitor whose cart holds these products, added in this order. */
async function visitorWith(productIds: readonly number[]) {
  const visitor = anonymous(await fileApp())
  for (const productId of productIds) assert.equal((await visitor.call(addToCart, { productId })).status, 200)
  return visitor
}

const findQuantities = async (visitor: Visitor) =>
  new Map(
    (await visitor.call(getCartItems, { p: 'live' })).body.items.map(({ productId, quantity }) => [
      productId,
      quantity,
    ]),
  )

test('a merged cart keeps its own lines, adds up equal products and takes the newest other lines up to the limit (D11L)', async () => {
  const { app, db, account, createProducts } = await newBuyer()
  const ownProducts = await createProducts(maxCartLines - 3)
  await make.cart(
    db,
    account.id,
    ownProducts.map((productId) => ({ productId, quantity: 2 })),
  )
  const anonymousProducts = await createProducts(5)
  const visitor = await visitorWith([ownProducts[0]!, ...anonymousProducts, ownProducts[1]!])
  const holder = await signedInAs(app, account.id)
  holder.cookies.set('anon', visitor.cookies.get('anon')!)
  assert.equal((await holder.call(attachSession, {})).status, 200)
  const merged = await findQuantities(holder)
  assert.deepEqual([...merged.keys()].sort(), [...ownProducts, ...anonymousProducts.slice(-3)].sort())
  assert.deepEqual(
    [
      merged.get(ownProducts[0]!),
      merged.get(ownProducts[1]!),
      merged.get(ownProducts[2]!),
      merged.get(anonymousProducts[4]!),
    ],
    [3, 3, 2, 1],
  )
})

test("concurrent sign-ins with anonymous carts do not exceed the line limit of the account's cart (D11L)", async () => {
  const { app, db, account, createProducts } = await newBuyer()
  const ownProducts = await createProducts(maxCartLines - 30)
  await make.cart(
    db,
    account.id,
    ownProducts.map((productId) => ({ productId, quantity: 1 })),
  )
  const visitors = await Promise.all(Array.from({ length: 5 }, async () => visitorWith(await createProducts(12))))
  const signIn = (visitor: Visitor) => visitor.call(requestToken, { login: account.email, password })
  const attach = async (visitor: Visitor) => {
    const holder = await signedInAs(app, account.id)
    holder.cookies.set('anon', visitor.cookies.get('anon')!)
    return holder.call(attachSession, {})
  }
  // More than five concurrent password checks would exceed the attempt limit.
  const answers = await Promise.all(visitors.map((visitor, index) => (index < 3 ? signIn(visitor) : attach(visitor))))
  assert.deepEqual(
    answers.map(({ status }) => status),
    visitors.map(() => 200),
  )
  const merged = await findQuantities(await signedInAs(app, account.id))
  assert.equal(merged.size, maxCartLines)
  for (const productId of ownProducts) assert.equal(merged.get(productId), 1)
})
