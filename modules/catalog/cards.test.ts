import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { invalidate } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { fileDatabase, inTransaction } from '#platform/testing/shared.ts'
import { productId, storeId } from '#platform/testing/shop.ts'
import { cardsOf } from './cards.ts'

const viewer = { locale: 'en', currency: 'EUR' } as const

test(
  'cards are in the order of the ids, without products that are not live',
  inTransaction(async (db) => {
    const [first, second, hidden] = await Promise.all(['W-1', 'W-2', 'W-HIDDEN'].map((code) => productId(db, code)))
    const cards = await cardsOf(db, [second!, hidden!, first!, 2_000_000_000], viewer)
    assert.deepEqual(
      cards.map(({ code }) => code),
      ['W-2', 'W-1'],
    )
  }),
)

test(
  'a name falls back to English, then to the language of the seller',
  inTransaction(async (db) => {
    const [north, east] = [await storeId(db, 'north'), await storeId(db, 'east')]
    const both = await make.product(db, { storeId: north, names: { de: 'Scheibe', en: 'Washer', tr: 'Pul' } })
    const own = await make.product(db, { storeId: east, names: { sr: 'Podloška', de: 'Scheibe' } })
    const namesIn = async (locale: 'it' | 'tr' | 'de') =>
      (await cardsOf(db, [both.id, own.id], { locale, currency: 'EUR' })).map(({ name, nameLocale, slug }) => [
        name,
        nameLocale,
        slug.replace(/-\d+$/, ''),
      ])
    assert.deepEqual(await namesIn('it'), [
      ['Washer', 'en', 'washer'],
      ['Podloška', 'sr', 'podloska'],
    ])
    assert.deepEqual(await namesIn('tr'), [
      ['Pul', 'tr', 'pul'],
      ['Podloška', 'sr', 'podloska'],
    ])
    assert.deepEqual(await namesIn('de'), [
      ['Scheibe', 'de', 'scheibe'],
      ['Scheibe', 'de', 'scheibe'],
    ])
  }),
)

test('a cached card is converted to each currency and reloaded after a change of its product or store', async () => {
  const { db } = await fileDatabase()
  const id = await productId(db, 'W-1')
  const card = async (currency: 'EUR' | 'RUB' = 'EUR') => (await cardsOf(db, [id], { locale: 'en', currency }))[0]!
  const before = await card()
  assert.equal((await card('RUB')).price.currency, 'RUB')
  assert.deepEqual((await card('RUB')).originalPrice, before.originalPrice)

  await sql`update products set price_minor = price_minor + 100 where id = ${id}`.execute(db)
  invalidate([`product:${id}`])
  assert.equal((await card()).price.minor, before.price.minor + 100)

  await sql`update store_translations set name = 'Northern Fasteners' where store_id = ${before.store.id} and locale = 'en'`.execute(
    db,
  )
  invalidate([`store:${before.store.id}`])
  assert.equal((await card()).store.name, 'Northern Fasteners')
})

test(
  'the delivery time is that of the narrowest place of delivery around the visitor',
  inTransaction(async (db) => {
    const store = await make.store(db)
    const { id } = await make.product(db, { storeId: store.id })
    await sql`update stores set delivery_days_from = 5, delivery_days_to = 9 where id = ${store.id}`.execute(db)
    await sql`
      insert into delivery_places (store_id, location_id, delivery_days_to, delivery_cost)
      select ${store.id}, id, case alias when 'belgrade' then 1 end, 'ByAgreement' from locations where alias in ('serbia', 'belgrade')
    `.execute(db)
    const deliveryTo = async (visitor: { location?: string; buyerCountry?: string }) => {
      const [card] = await cardsOf(db, [id], { ...viewer, ...visitor })
      return [card!.store.deliveryDays, card!.store.deliveryPlace]
    }
    assert.deepEqual(await deliveryTo({}), [{ from: 5, to: 9 }, null])
    assert.deepEqual(await deliveryTo({ location: 'belgrade' }), [{ from: 1, to: 1 }, 'Belgrade'])
    assert.deepEqual(await deliveryTo({ buyerCountry: 'RS' }), [null, 'Serbia'])
    assert.deepEqual(await deliveryTo({ location: 'belgrade', buyerCountry: 'DE' }), [{ from: 5, to: 9 }, null])
  }),
)
