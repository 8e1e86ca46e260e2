import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { addToCart } from '#modules/carts/contract.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { anonymous, signedIn, signedInAs } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { until } from '#platform/testing/until.ts'
import { setSetting } from '../../operations/settings-contract.ts'
import { chooseProduct, searchProducts } from '../contract.ts'
import { searchIndex } from '../search-index.ts'
import { learnPreferences } from './preferences.ts'

const text = 'marking chalk'
let app: TestApp
let ids: { first: number; second: number; lacking: number }

beforeEach(async () => {
  app = await fileApp()
  const { db } = app.database
  await sql`truncate search_choices, search_preferences`.execute(db)
  if (ids) return
  const store = await make.store(db, {})
  const product = (name: string) => make.product(db, { storeId: store.id, names: { en: name } })
  const [first, second, lacking] = [
    (await product('Marking chalk, white')).id,
    (await product('Marking chalk, blue')).id,
    (await product('Tailor’s chalk')).id,
  ]
  ids = { first, second, lacking }
  await searchIndex.changed(db, [first, second, lacking])
})

/** A visitor with a session and a network of its own. */
function visitorOf(number: number, visitor = anonymous(app)) {
  const headers = {
    sessionid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    'x-forwarded-for': `10.1.${number}.1`,
  }
  return {
    visitor,
    choose: (productId: number, words = text) => visitor.call(chooseProduct, { text: words, productId }, { headers }),
  }
}

/** As if every second choice were of yesterday. */
async function learn() {
  const { db } = app.database
  await sql`update search_choices set day = day - 1 where visitor in (select min(visitor) from search_choices group by product_id)`.execute(
    db,
  )
  await db.transaction().execute(learnPreferences)
}

const choicesOf = async (productId: number) =>
  (
    await sql<{ weight: number }>`select weight from search_choices where product_id = ${productId}`.execute(
      app.database.db,
    )
  ).rows

async function order(words = text) {
  const { body } = await anonymous(app).call(searchProducts, { p: 'live', g: 'default', text: words, facets: '0' })
  return body.items.map(({ id }) => id)
}

const least = async () => (await order()).filter((id) => id !== ids.lacking).at(-1)!

test('what several visitors choose moves up among the products that match alike, also for other forms of the words', async () => {
  const [before, chosen] = [await order(), await least()]
  for (const number of [1, 2, 3, 4]) await visitorOf(number).choose(chosen, 'Chalks marking')
  await learn()
  const [first] = await order()
  assert.equal(first, chosen)
  assert.notEqual(before[0], chosen)
})

test('it does not move a product to those that match better', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await visitorOf(number).choose(ids.lacking)
  await learn()
  assert.equal((await order()).at(-1), ids.lacking)
})

test('one visitor, one network and one day are too few, however often they choose', async () => {
  const [before, chosen] = [await order(), await least()]
  const same = visitorOf(1)
  for (let time = 0; time < 10; time++) await same.choose(chosen)
  assert.equal((await choicesOf(chosen)).length, 1)
  for (const session of [2, 3, 4, 5]) {
    const headers = { sessionid: `00000000-0000-4000-8000-00000000000${session}`, 'x-forwarded-for': '10.1.1.1' }
    await anonymous(app).call(chooseProduct, { text, productId: chosen }, { headers })
  }
  assert.equal((await choicesOf(chosen)).length, 5)
  await learn()
  assert.deepEqual(await order(), before)
  for (const number of [6, 7, 8]) await visitorOf(number).choose(chosen)
  await sql`update search_choices set day = current_date`.execute(app.database.db)
  await app.database.db.transaction().execute(learnPreferences)
  assert.deepEqual(await order(), before)
})

test('the people of a store do not vote for its products', async () => {
  const { db } = app.database
  const store = await make.store(db, {})
  const { id } = await make.product(db, { storeId: store.id, names: { en: 'Crayon' } })
  const { id: accountId } = await make.seller(db, store.id)
  const member = await signedInAs(app, accountId)
  await visitorOf(1, member).choose(id)
  assert.deepEqual(await choicesOf(id), [])
  await visitorOf(1, member).choose(ids.first)
  assert.equal((await choicesOf(ids.first)).length, 1)
})

test('a visitor has a limited number of choices a day', async () => {
  const { db } = app.database
  await visitorOf(1).choose(ids.first)
  await sql`
    insert into search_choices (visitor, product_id, query, network, weight, day)
    select visitor, product_id, number, network, 1, day from search_choices, generate_series(1, 39) number
  `.execute(db)
  await visitorOf(1).choose(ids.second)
  assert.deepEqual(await choicesOf(ids.second), [])
})

test('what goes into the cart counts more than what is opened', async () => {
  const buyer = await signedIn(app, 'buyer')
  await visitorOf(1, buyer).choose(ids.first)
  await visitorOf(1, buyer).choose(ids.second)
  await buyer.call(addToCart, { productId: ids.first, quantity: 1 })
  assert.deepEqual([await choicesOf(ids.first), await choicesOf(ids.second)], [[{ weight: 3 }], [{ weight: 1 }]])
})

test('old choices are dropped, and the setting turns learning off', async () => {
  const chosen = await least()
  for (const number of [1, 2, 3, 4]) await visitorOf(number).choose(chosen)
  await learn()
  const { visitor: panel } = await administrator(app, ['appConfig'])
  assert.equal((await order())[0], chosen)
  await panel.call(setSetting, { key: 'searchLearningDays', value: '0' })
  await until(async () => (await order())[0] !== chosen)
  await visitorOf(5).choose(chosen)
  assert.equal((await choicesOf(chosen)).length, 4)
  await panel.call(setSetting, { key: 'searchLearningDays', value: null })
  await sql`update search_choices set day = current_date - 30`.execute(app.database.db)
  await app.database.db.transaction().execute(learnPreferences)
  assert.deepEqual(await choicesOf(chosen), [])
  assert.notEqual((await order())[0], chosen)
})
