import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addToCart, getCart } from '#modules/carts/contract.ts'
import { anonymous, signedIn, tokensOf, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, people, productId, storeId } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'

test('a sign-in does not upgrade a planted session (session fixation, D10)', async () => {
  const app = await fileApp()
  const id = await productId(app.database.db, 'W-1')
  const attacker = anonymous(app)
  const sessionId = randomUUID()
  await attacker.call(addToCart, { productId: id, quantity: 3 }, { headers: { sessionid: sessionId } })
  const { token } = await tokensOf(app, 'otherOwner')
  const victim = anonymous(app)
  victim.cookies
    .set('token', token)
    .set('refreshToken', 'planted')
    .set('sessionId', sessionId)
    .set('anon', attacker.cookies.get('anon')!)
  const { cookies } = await signIn(victim, people.lesserAdmin)
  assert.ok(cookies.token !== token && cookies.refreshToken !== 'planted')
  assert.equal((await victim.call(contract.getAccountContext, {})).body.email, people.lesserAdmin)
  await victim.call(addToCart, { productId: id, quantity: 5 })
  const seen = await attacker.call(getCart, {}, { headers: { sessionid: sessionId } })
  assert.equal(seen.body.totalProductsCount, 0)
  assert.equal((await attacker.call(contract.getAccountContext, {})).status, 401)
})

test('the next user of a browser sees nothing of the previous account after a sign-out or an expired session (A16)', async () => {
  const app = await fileApp()
  const { db } = app.database
  const id = await productId(db, 'W-1')
  const endings: Record<string, (visitor: Visitor) => Promise<unknown>> = {
    'signed out': (visitor) => visitor.call(contract.signOut, {}),
    'ended, seen by a page': async (visitor) => {
      await sql`update account_sessions set ended_at = now() where ended_at is null`.execute(db)
      await visitor.get('/anything')
    },
    'ended, seen by a refresh': async (visitor) => {
      await sql`update account_sessions set ended_at = now() where ended_at is null`.execute(db)
      await visitor.call(contract.refreshToken, {})
    },
  }
  for (const [ending, end] of Object.entries(endings)) {
    const visitor = anonymous(app)
    await signIn(visitor, people.owner)
    await visitor.call(contract.setStoreContext, { storeId: await storeId(db, 'north') })
    assert.ok((await visitor.call(addToCart, { productId: id, quantity: 2 })).body.totalProductsCount > 0)
    await end(visitor)
    assert.deepEqual(
      ['token', 'refreshToken', 'storeId', 'cartInteraction', 'anon'].filter((name) => visitor.cookies.has(name)),
      [],
      ending,
    )
    assert.equal((await visitor.call(getCart, {})).body.totalProductsCount, 0, ending)
    await signIn(visitor, people.otherBuyer)
    assert.equal((await visitor.call(getCart, {})).body.totalProductsCount, 0, ending)
  }
})

test('the anonymous cart moves to the account once, with its cookie as proof (D11)', async () => {
  const app = await fileApp()
  const visitor = anonymous(app)
  const id = await productId(app.database.db, 'W-1')
  await visitor.call(addToCart, { productId: id, quantity: 5 })
  const secret = visitor.cookies.get('anon')!
  assert.equal((await visitor.call(contract.requestToken, { login: people.otherOwner, password })).status, 200)
  assert.ok(!visitor.cookies.has('anon'))
  assert.equal((await visitor.call(getCart, {})).body.totalProductsCount, 5)
  visitor.cookies.set('anon', secret)
  assert.equal((await visitor.call(contract.attachSession, {})).status, 403)
  const stranger = await signedIn(app, 'operator')
  stranger.cookies.set('anon', secret)
  assert.equal((await stranger.call(contract.attachSession, {})).status, 403)
  assert.equal((await stranger.call(getCart, {})).body.totalProductsCount, 0)
})

test('the id of an anonymous session without its secret moves no cart (D11)', async () => {
  const app = await fileApp()
  const visitor = anonymous(app)
  const sessionId = randomUUID()
  await visitor.call(
    addToCart,
    { productId: await productId(app.database.db, 'W-1'), quantity: 4 },
    { headers: { sessionid: sessionId } },
  )
  const [id, secret] = visitor.cookies.get('anon')!.split('.') as [string, string]
  assert.equal(id, sessionId)
  const thief = await signedIn(app, 'operator')
  const before = (await thief.call(getCart, {})).body.totalProductsCount
  for (const anon of [id, `${id}.`, `${id}.${'A'.repeat(22)}`, `${randomUUID()}.${secret}`, `${id}.${secret}x`]) {
    thief.cookies.set('anon', anon).set('sessionId', id)
    assert.equal((await thief.call(contract.attachSession, {}, { headers: { sessionid: id } })).status, 403, anon)
  }
  assert.equal((await thief.call(getCart, {})).body.totalProductsCount, before)
  assert.equal((await visitor.call(getCart, {})).body.totalProductsCount, 4)
})

test('concurrent merges count once, and quantities add up to the maximum of a line (D11)', async () => {
  const app = await fileApp()
  const id = await productId(app.database.db, 'W-1')
  const visitor = anonymous(app)
  await visitor.call(addToCart, { productId: id, quantity: 900_000 })
  const holder = await signedIn(app, 'manager')
  await holder.call(addToCart, { productId: id, quantity: 900_000 })
  holder.cookies.set('anon', visitor.cookies.get('anon')!)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      holder.call(
        contract.attachSession,
        {},
        { headers: { cookie: [...holder.cookies].map((pair) => pair.join('=')).join('; ') } },
      ),
    ),
  )
  assert.ok(answers.some(({ status }) => status === 200))
  assert.equal((await holder.call(getCart, {})).body.storeItems[0]!.items[0]!.quantity, 1_000_000)
})

async function signIn(visitor: Visitor, login: string) {
  const answer = await visitor.call(contract.requestToken, { login, password })
  assert.equal(answer.status, 200)
  return { cookies: Object.fromEntries(visitor.cookies) }
}
