import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addToCart, getCartItems } from '#modules/carts/contract.ts'
import { maxCartLines } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInAs, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { hashPassword } from './passwords.ts'
import { attachSession, requestToken } from './contract.ts'

const password = 'correct horse battery'

async function newBuyer() {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const account = await make.account(db, { passwordHash: await hashPassword(password, app.config) })
  const goods = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await make.product(db, { storeId: store.id })).id))
  return { app, db, account, goods }
}

/** An anonymous visitor whose cart has these goods, put in one after the other. */
async function visitorWith(productIds: readonly number[]) {
  const visitor = anonymous(await fileApp())
  for (const productId of productIds) assert.equal((await visitor.call(addToCart, { productId })).status, 200)
  return visitor
}

const lines = async (visitor: Visitor) =>
  new Map(
    (await visitor.call(getCartItems, { p: 'live' })).body.items.map(({ productId, quantity }) => [
      productId,
      quantity,
    ]),
  )

test('a merged cart is filled with the newest lines, keeps all of its own, and adds up what both have (D11L)', async () => {
  const { app, db, account, goods } = await newBuyer()
  const own = await goods(maxCartLines - 3)
  await make.cart(
    db,
    account.id,
    own.map((productId) => ({ productId, quantity: 2 })),
  )
  const theirs = await goods(5)
  const visitor = await visitorWith([own[0]!, ...theirs, own[1]!])
  const holder = await signedInAs(app, account.id)
  holder.cookies.set('anon', visitor.cookies.get('anon')!)
  assert.equal((await holder.call(attachSession, {})).status, 200)
  const merged = await lines(holder)
  assert.deepEqual([...merged.keys()].sort(), [...own, ...theirs.slice(-3)].sort())
  assert.deepEqual(
    [merged.get(own[0]!), merged.get(own[1]!), merged.get(own[2]!), merged.get(theirs[4]!)],
    [3, 3, 2, 1],
  )
})

test('sign-ins at once with carts of their own never overfill the cart of the account (D11L)', async () => {
  const { app, db, account, goods } = await newBuyer()
  const own = await goods(maxCartLines - 30)
  await make.cart(
    db,
    account.id,
    own.map((productId) => ({ productId, quantity: 1 })),
  )
  const visitors = await Promise.all(Array.from({ length: 5 }, async () => visitorWith(await goods(12))))
  const signIn = (visitor: Visitor) => visitor.call(requestToken, { login: account.email, password })
  const attach = async (visitor: Visitor) => {
    const holder = await signedInAs(app, account.id)
    holder.cookies.set('anon', visitor.cookies.get('anon')!)
    return holder.call(attachSession, {})
  }
  // More passwords at once would look like guessing.
  const answers = await Promise.all(visitors.map((visitor, index) => (index < 3 ? signIn(visitor) : attach(visitor))))
  assert.deepEqual(
    answers.map(({ status }) => status),
    visitors.map(() => 200),
  )
  const merged = await lines(await signedInAs(app, account.id))
  assert.equal(merged.size, maxCartLines)
  for (const productId of own) assert.equal(merged.get(productId), 1)
})
