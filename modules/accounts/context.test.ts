import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addToCart, removeFromCart } from '#modules/carts/contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, signedInAs, statusAndCode, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, people, productId } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'

const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
const contextOf = async (visitor: Visitor, currency?: string) =>
  (await visitor.call(contract.getAccountContext, {}, { currency })).body
const signIn = (visitor: Visitor, login: string) => visitor.call(contract.requestToken, { login, password })
const viewedOf = async (visitor: Visitor) => (await visitor.call(contract.listViewedProducts, {})).body.ids

test('the chosen location is stored in the account and in cookies', async () => {
  const app = await fileApp()
  const { id } = await make.account(app.database.db)
  const person = await signedInAs(app, id)
  assert.equal((await contextOf(person)).location, null)
  assert.equal((await person.call(contract.setLocation, { alias: 'belgrade' })).status, 200)
  assert.deepEqual((await contextOf(person)).location, { alias: 'belgrade', name: 'Belgrade' })
  assert.deepEqual([person.cookies.get('searchLocation'), person.cookies.get('clientLocation')], ['belgrade', 'RS'])
  assert.deepEqual((await contextOf(await signedInAs(app, id))).location?.alias, 'belgrade', 'on every device')
  await person.post('/preferences', 'location=germany', form)
  assert.deepEqual((await contextOf(person)).location?.alias, 'germany', 'by the picker too')
  await person.call(contract.setLocation, { alias: 'all' })
  assert.equal((await contextOf(person)).location, null)
  assert.equal(person.cookies.get('clientLocation'), 'DE', 'all locations have no country')
  const unknown = await person.call(contract.setLocation, { alias: 'nowhere' })
  assert.equal(statusAndCode(unknown), '404 geo.unknownLocation')
  const visitor = anonymous(app)
  await visitor.call(contract.setLocation, { alias: 'munich' })
  assert.deepEqual([visitor.cookies.get('searchLocation'), visitor.cookies.get('clientLocation')], ['munich', 'DE'])
})

test('the context has the currency and the organizations', async () => {
  const app = await fileApp()
  const owner = await signedIn(app, 'owner')
  const { organizations, currency } = await contextOf(owner, 'din')
  assert.equal(currency, 'RSD')
  const { items } = (await owner.call(contract.listContexts, {})).body
  assert.ok(organizations.length > 0)
  assert.deepEqual(
    items.filter(({ kind }) => kind === 'Organization').map(({ id, name }) => [Number(id), name]),
    organizations.map(({ id, name }) => [id, name]),
  )
  assert.deepEqual(
    (await contextOf(await signedIn(app, 'manager'))).organizations,
    [],
    'those of its stores are not its own',
  )
})

test('the culture rs is sr', async () => {
  const app = await fileApp()
  const { id } = await make.account(app.database.db)
  const person = await signedInAs(app, id)
  assert.equal((await person.call(contract.setCulture, { culture: 'rs' })).status, 200)
  assert.equal((await contextOf(person)).culture, 'sr')
  assert.equal(person.cookies.get('NEXT_LOCALE'), 'sr')
  await person.post('/preferences', 'locale=de', form)
  assert.equal((await contextOf(person)).culture, 'de')
  await person.post('/preferences', 'locale=rs', form)
  assert.equal((await contextOf(person)).culture, 'sr')
  assert.equal((await person.call(contract.setCulture, { culture: 'xx' })).status, 422)
})

test('viewed products go with the account, the newest first and each once', async () => {
  const app = await fileApp()
  const { id } = await make.account(app.database.db)
  const [one, other] = [await signedInAs(app, id), await signedInAs(app, id)]
  for (const productId of [1, 2, 3, 2]) await one.call(contract.addViewedProduct, { productId })
  assert.deepEqual(await viewedOf(other), [2, 3, 1])
  for (let productId = 10; productId < 30; productId++) await other.call(contract.addViewedProduct, { productId })
  assert.deepEqual(
    await viewedOf(one),
    Array.from({ length: 12 }, (_, index) => 29 - index),
  )
  assert.equal((await one.call(contract.addViewedProduct, { productId: 0 })).status, 422)
  assert.equal((await anonymous(app).call(contract.listViewedProducts, {})).status, 401)
})

test('a sign-in moves what the browser has viewed to the account', async () => {
  const app = await fileApp()
  const earlier = await signedIn(app, 'buyer')
  for (const productId of [5, 6]) await earlier.call(contract.addViewedProduct, { productId })
  const visitor = anonymous(app)
  visitor.cookies.set('viewedProducts', '8.6.x.-1.99999999999.7')
  assert.equal((await signIn(visitor, people.buyer)).status, 200)
  assert.ok(!visitor.cookies.has('viewedProducts'), 'the next person here does not see it')
  assert.deepEqual(await viewedOf(earlier), [8, 6, 7, 5])
  await sql`update accounts set viewed_products = '{}' where email = ${people.buyer}`.execute(app.database.db)
  const guest = anonymous(app)
  await guest.call(addToCart, { productId: await productId(app.database.db, 'W-1') })
  earlier.cookies.set('anon', guest.cookies.get('anon')!).set('viewedProducts', '4.3')
  assert.equal((await earlier.call(contract.attachSession, {})).status, 200)
  assert.deepEqual(await viewedOf(earlier), [4, 3])
  assert.ok(!earlier.cookies.has('viewedProducts'))
})

test('a sign-in tells pages to ask for a cart that is not empty', async () => {
  const app = await fileApp()
  const filled = await signedIn(app, 'otherOwner')
  const id = await productId(app.database.db, 'W-1')
  const hasCart = async () => {
    const visitor = anonymous(app)
    await signIn(visitor, people.otherOwner)
    return visitor.cookies.has('cartInteraction')
  }
  assert.equal(await hasCart(), false)
  await filled.call(addToCart, { productId: id })
  assert.equal(await hasCart(), true)
  await filled.call(removeFromCart, { productId: id })
  assert.equal(await hasCart(), false)
})
