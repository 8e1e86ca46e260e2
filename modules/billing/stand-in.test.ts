import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { until } from '#platform/testing/until.ts'
import { ledgerOf, newInvoice, payingStore, robokassaSettings } from './billing.fixture.ts'

let app: TestApp
before(async () => {
  app = await startApp({ environment: { DEMO: '1' } })
})
after(() => app[Symbol.asyncDispose]())

const post = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.post(path, String(new URLSearchParams(fields)), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('the stand-in of a demonstration pays an invoice by the signed result', async () => {
  const { db, storeId, owner } = await payingStore(app)
  const { address, fieldsByName, invoiceId } = await newInvoice(owner, storeId)
  assert.equal(address, '/dev/payment')
  const page = await post(owner, address, fieldsByName)
  assert.equal(page.status, 200)
  assert.match(page.text, /₽500.00/)
  const cancelled = await post(owner, `${address}/cancel`, fieldsByName)
  assert.equal(cancelled.headers.get('location'), `/profile/balance/fail?InvId=${invoiceId}&Shp_locale=en`)
  assert.deepEqual((await ledgerOf(db, storeId)).entries, [])
  const paid = await post(owner, `${address}/pay`, fieldsByName)
  assert.equal(paid.status, 303)
  assert.equal(paid.headers.get('location'), `/profile/balance/success?InvId=${invoiceId}&Shp_locale=en`)
  assert.deepEqual(await ledgerOf(db, storeId), { entries: ['TopUp 50000'], balance: 50_000, held: 0 })
})

test('the result can come after the visitor is back', async () => {
  const { db, storeId, owner } = await payingStore(app)
  const { address, fieldsByName } = await newInvoice(owner, storeId)
  await post(owner, `${address}/later`, fieldsByName)
  assert.deepEqual((await ledgerOf(db, storeId)).entries, [])
  await until(async () => (await ledgerOf(db, storeId)).balance === 50_000)
})

test('the stand-in takes only forms that the product has signed', async () => {
  const { db, storeId, owner } = await payingStore(app)
  const { address, fieldsByName } = await newInvoice(owner, storeId)
  const changed = { ...fieldsByName, OutSum: '1.00' }
  assert.equal((await post(owner, address, changed)).status, 400)
  assert.equal((await post(owner, `${address}/pay`, changed)).status, 400)
  assert.equal((await anonymous(app).get(address)).status, 400)
  assert.deepEqual((await ledgerOf(db, storeId)).entries, [])
})

test('there is no stand-in outside of demonstrations, and none beside Robokassa', async () => {
  for (const environment of [{ DEMO: '0' }, { DEMO: '1', ...robokassaSettings }]) {
    await using other = await startApp({ environment })
    for (const path of ['/dev/payment', '/dev/payment/pay'])
      assert.doesNotMatch((await post(anonymous(other), path, { InvId: '1' })).text, /Wrong signature/)
  }
})
