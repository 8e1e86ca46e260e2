import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import {
  callbackStatistics,
  listCalls,
  listNumbers,
  redirectStatistics,
  requestCallback,
} from '#modules/contacts/contract.ts'
import { getAccount } from '#modules/moderation/account-contract.ts'
import { getOrder, listOrders } from '#modules/orders/contract.ts'
import { storesByAlias } from '#modules/search/names.ts'
import { suggest } from '#modules/search/contract.ts'
import { type Locale, locales } from '#platform/constants.ts'
import { newProduct, ownStore, type Saved } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInAs } from '#platform/testing/personas.ts'
import { somebody } from '#platform/testing/somebody.ts'

test('a store with its name in one language only is shown with it in all languages', async () => {
  const { app, db, store, person, categoryId, upsert, update, find } = await ownStore({ locale: 'sr' })
  const named = await update('store', (await find('store')).body.items[0]!, { name: { sr: 'Jednojezični vijci' } })
  assert.equal(named.status, 200, named.text)
  const made = (await upsert(
    'product',
    newProduct(categoryId, {
      name: { sr: 'Vijak' },
      status: 'Active',
      stock: [{ warehouse: String(store.warehouseIds[0]), quantity: 5 }],
    }),
  )) as Saved
  assert.equal(made.status, 200, made.text)
  const buyer = await somebody(app)
  await make.cart(db, buyer.accountId, [{ productId: made.body.id, quantity: 1 }])
  const placed = await buyer.post('/api/cart/order/create', {
    contactName: 'Somebody',
    contactPhone: '+381 60 1234567',
    address: 'Somewhere 1',
  })
  assert.equal(placed.status, 200, placed.text)
  await sql`insert into redirect_numbers (number, store_id, last_shown_at) values ('+38111000111', ${store.id}, now())`.execute(
    db,
  )
  await sql`
    insert into phone_calls (provider_call_id, store_id, number, caller_phone, started_at, duration_seconds, status, received_at)
    values ('one-language', ${store.id}, '+38111000111', '', now(), 5, 'Answered', now())
  `.execute(db)
  assert.equal(
    (await anonymous(app).call(requestCallback, { storeId: store.id, phone: '+381 60 7654321' })).status,
    200,
  )
  const admin = await signedInAs(app, (await make.admin(db, ['accounts', 'statistics', 'telephony'])).id)
  for (const locale of locales as readonly Locale[]) {
    const named = { locale }
    const {
      items: [order],
    } = (await buyer.call(listOrders, { side: 'buyer' }, named)).body
    const names = [
      order?.storeName,
      order && (await buyer.call(getOrder, { id: order.id }, named)).body.store.name,
      (await person.call(getAccountContext, {}, named)).body.stores.find(({ id }) => id === store.id)?.name,
      (await admin.call(getAccount, { id: person.accountId }, named)).body.stores[0]?.name,
      (await admin.call(getAccount, { id: buyer.accountId }, named)).body.orders[0]?.storeName,
      (await admin.call(listNumbers, {}, named)).body.items.find(({ number }) => number === '+38111000111')?.lease
        ?.store.name,
      (await admin.call(listCalls, { storeId: store.id }, named)).body.items[0]?.store?.name,
      ...(await Promise.all(
        [callbackStatistics, redirectStatistics].map(
          async (call) =>
            (await admin.call(call, {}, named)).body.items.find((item) => item.store.id === store.id)?.store.name,
        ),
      )),
      (await storesByAlias(db, [store.alias], locale))[0]?.name,
      (await anonymous(app).call(suggest, { p: 'live', g: 'default', text: 'jednojez' }, named)).body.stores[0]?.name,
    ]
    assert.deepEqual(
      names,
      names.map(() => 'Jednojezični vijci'),
      locale,
    )
  }
})
