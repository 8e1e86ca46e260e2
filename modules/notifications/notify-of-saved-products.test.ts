import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startMailServer } from '#platform/outbox/smtp.fixture.ts'
import { mailerOf } from '#platform/outbox/transports.ts'
import * as make from '#platform/testing/make.ts'
import { configFor, deliverAt, inSeconds, sendOutbox } from '#platform/testing/notifications.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { notifyOfSavedProducts } from './notify-of-saved-products.ts'

test('an e-mail about a product in a list has both prices and its page; one about several leads to the lists', async (t) => {
  const app = await fileApp()
  await using server = await startMailServer()
  const config = configFor(app, server)
  t.after(() => mailerOf(config).close())
  const { db } = app.database
  const { id: storeId } = await make.store(db, { currency: 'EUR' })
  const mailAbout = async (prices: readonly { priceMinor: number; previousPriceMinor: number | null }[]) => {
    const { accountId } = await somebody(app)
    const products = await Promise.all(prices.map(() => make.product(db, { storeId })))
    const news = prices.map((price, index) => ({ ...price, accountId, storeId, productId: products[index]!.id }))
    await db.transaction().execute((tx) => notifyOfSavedProducts(tx, news, new Date()))
    await deliverAt(app, config, { accountId, kind: 'SavedProduct', channel: 'Email' }, inSeconds(61))
    await sendOutbox(app, config)
    return server.received.pop()!
  }
  const one = await mailAbout([{ priceMinor: 90_000, previousPriceMinor: 120_000 }])
  assert.match(one.headers.subject!, /^Price down: /)
  assert.match(one.text, /€900.00 instead of €1,200.00 excl. VAT/)
  assert.match(one.text, /https:\/\/shop.example\/product\//)
  const back = { priceMinor: 90_000, previousPriceMinor: null }
  assert.match((await mailAbout([back])).headers.subject!, /^Available again: /)
  const several = await mailAbout([back, back])
  assert.equal(several.headers.subject, '2 products in your lists: price down or available again')
  assert.match(several.text, /https:\/\/shop.example\/profile\/lists\n/)
})
