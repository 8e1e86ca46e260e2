import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOrder, getOrder } from '#modules/orders/contract.ts'
import { newParties } from '#modules/orders/parties.fixture.ts'
import * as steps from '#modules/orders/step-contract.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import { startMailServer } from '#platform/outbox/smtp.fixture.ts'
import { mailerOf } from '#platform/outbox/transports.ts'
import * as make from '#platform/testing/make.ts'
import { configFor, deliverAt, inSeconds, sendOutbox } from '#platform/testing/notifications.ts'
import type { Somebody } from '#platform/testing/somebody.ts'

test('e-mails about the steps of an order say what the other side did, what changes and how the goods come', async (t) => {
  const { app, store, seller, buyer } = await newParties()
  const { db } = app.database
  await using server = await startMailServer()
  const config = configFor(app, server)
  t.after(() => mailerOf(config).close())
  let minutes = 0
  const mailTo = async ({ accountId, email }: Somebody) => {
    minutes += 20
    await deliverAt(app, config, { accountId, kind: 'OrderStep', channel: 'Email' }, inSeconds(minutes * 60))
    await sendOutbox(app, config)
    return server.received.findLast(({ to }) => to[0] === email)!.text
  }
  const product = await make.product(db, { storeId: store.id, names: { en: 'Cable tray' }, available: 30 })
  const other = await make.product(db, { storeId: store.id, names: { en: 'Clip' }, priceMinor: 333 })
  await make.cart(db, buyer.accountId, [
    { productId: product.id, quantity: 10 },
    { productId: other.id, quantity: 7 },
  ])
  const placed = await buyer.call(createOrder, { contactName: 'Bea', contactPhone: '1' })
  const id = placed.body.outcomes[0]!.orderId!
  const reason = `The rest of the batch was damaged in transport. ${'We inspect it again. '.repeat(5)}See evil.example/now`
  await seller.call(steps.confirmOrder, {
    id,
    expectedOn: '2031-12-24',
    deliveryMinor: 5_000,
    lines: [{ position: 1, quantity: 7, reason }],
  })
  const offer = await mailTo(buyer)
  assert.match(offer, /The supplier has confirmed your order with changes.* You can accept the offer/)
  const { grossTotal, offer: offered } = (await buyer.call(getOrder, { id })).body
  const [before, after] = [grossTotal, offered!.grossTotal].map((total) => formatMoney(total, 'en'))
  assert.ok(
    offer.includes(
      `ordered for ${before} incl. VAT\nTotal as offered: ${after} incl. VAT\nDelivery cost as offered: €50.00 excl. VAT\nExpected delivery date: 24 December 2031\n`,
    ),
    offer,
  )
  assert.match(
    offer,
    /- Cable tray\n {2}7 instead of 10 × 1\s\S+: The rest of the batch .* See evil\.\u2060example\/now/,
  )

  const { version } = (await buyer.call(getOrder, { id })).body
  await buyer.call(steps.acceptOrder, { id, version })
  assert.match(await mailTo(seller), /The buyer has accepted your offer\. The order is confirmed\./)

  await seller.call(steps.shipOrder, { id, carrier: 'Rhenus', trackingNumber: 'RH 00-17' })
  const shipped = await mailTo(buyer)
  assert.match(shipped, /The supplier has shipped the goods\./)
  assert.match(shipped, /Expected delivery date: 24 December 2031\nCarrier: Rhenus\nTracking number: RH 00-17\n/)
  assert.doesNotMatch(shipped, /instead of/)

  await seller.call(steps.completeOrder, { id })
  assert.match(await mailTo(buyer), /The supplier has closed the order as completed\./)
})
