// Both sides of an order: the store offers a part, the buyer accepts, the goods are shipped and received.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, assertFits, open, signIn, type Visit } from '../support/browser.ts'
import { readMessages } from '../support/messages.ts'
import { waitForStatus } from '../support/people.ts'
import { findOrderableProducts } from '../support/products.ts'

const sellerStore = 'sibmetiz'

for (const { locale, size, theme, javaScript } of [
  { locale: 'en', size: 'desktop', theme: 'light', javaScript: true },
  { locale: 'ru', size: 'phone', theme: 'dark', javaScript: true },
  { locale: 'de', size: 'tablet', theme: 'light', javaScript: false },
] as const)
  test(`an order is confirmed in part, accepted, shipped and received (${locale}, ${size}, ${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    const t = (key: string) => readMessages(locale, 'order')[key]!
    await using buyer = await open({ size, theme, javaScript })
    await using seller = await open({ size, theme, javaScript })
    await signIn(buyer.page, 'buyer@tradeyard.example', demonstrationPassword)
    await signIn(seller.page, 'seller@tradeyard.example', demonstrationPassword)
    const order = await placeOrder(buyer)
    const status = (visit: Visit, name: string) =>
      visit.page.locator('main h1 ~ span', { hasText: t(`status.${name}`) }).waitFor()
    const press = (visit: Visit, key: string) =>
      visit.page
        .getByRole('button', { name: t(key), exact: true })
        .first()
        .click()
    const check = async (visit: Visit) => {
      if (javaScript) assert.deepEqual(await accessibilityProblems(visit.page), [], visit.page.url())
      await assertFits(visit.page)
    }

    await seller.page.goto(`${prefix}/profile/orders?view=new&query=${order.number}`)
    await check(seller)
    await seller.page.locator('main table a').first().click()
    await seller.page.waitForURL(new RegExp(`/profile/orders/${order.id}`))
    await seller.page.locator('main summary', { hasText: t('confirmPartly.open') }).click()
    await seller.page.fill('[name="lines.0.quantity"]', String(order.quantity - 1))
    await press(seller, 'confirmPartly')
    await seller.page.locator('[data-error-summary] a[href="#confirmPartly-lines-0-reason"]').waitFor()
    await check(seller)
    const line = seller.page.getByRole('group', { name: /\S/ })
    await line.locator('[name="lines.0.reason"]').fill('Одна штука повреждена')
    await press(seller, 'confirmPartly')
    await waitForStatus(seller.page, new RegExp(t('done.confirmPartly')))
    await status(seller, 'PartlyConfirmed')
    await check(seller)

    await buyer.page.goto(`${prefix}/profile?side=buyer`)
    await buyer.page.locator(`main a[href$="&status=PartlyConfirmed"]`).click()
    await buyer.page.locator(`main table a[href$="/order/${order.id}"]`).click()
    await buyer.page.waitForURL(new RegExp(`/order/${order.id}`))
    await status(buyer, 'PartlyConfirmed')
    await buyer.page.getByText('Одна штука повреждена').first().waitFor()
    await check(buyer)
    await press(buyer, 'accept')
    await waitForStatus(buyer.page, new RegExp(t('done.accept')))
    await status(buyer, 'Confirmed')

    await seller.page.goto(`${prefix}/profile/orders/${order.id}`)
    await seller.page.fill('[name=carrier]', 'Deutsche Post')
    await seller.page.fill('[name=trackingNumber]', 'JD0146')
    await press(seller, 'ship')
    await waitForStatus(seller.page, new RegExp(t('done.ship')))

    await buyer.page.goto(`${prefix}/order/${order.id}`)
    await buyer.page.getByText('Deutsche Post · JD0146').waitFor()
    await press(buyer, 'complete.buyer')
    await waitForStatus(buyer.page, new RegExp(t('done.complete')))
    await status(buyer, 'Completed')
    await check(buyer)
    const refused = /status of 422/
    assert.deepEqual(
      [...buyer.problems, ...seller.problems].filter((problem) => !refused.test(problem)),
      [],
    )
  })

test('an open order shows a step of the other side at once, and a cancelled one its reason', async () => {
  await using buyer = await open()
  await using seller = await open()
  await signIn(buyer.page, 'buyer@tradeyard.example', demonstrationPassword)
  await signIn(seller.page, 'seller@tradeyard.example', demonstrationPassword)
  const { id } = await placeOrder(buyer)
  await seller.page.goto(`/order/${id}`)
  await seller.page.waitForURL(new RegExp(`/profile/orders/${id}`))
  await seller.page.locator('main h1 ~ span', { hasText: 'Opened' }).waitFor()
  await buyer.page.goto(`/profile/orders/${id}`)
  await buyer.page.waitForURL((url) => url.pathname === `/order/${id}`)
  await buyer.page.locator('main summary', { hasText: 'Cancel order' }).click()
  await buyer.page.fill('[name=reason]', 'Ordered twice')
  await buyer.page.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await waitForStatus(buyer.page, /The order is cancelled/)
  await seller.page.locator('main h1 ~ span[aria-live]', { hasText: 'Cancelled' }).waitFor()
  await seller.page.getByText('Ordered twice').waitFor()
  assert.equal(await seller.page.getByRole('button', { name: 'Confirm order' }).count(), 0)
  await seller.page.getByRole('button', { name: 'Message the buyer' }).click()
  await seller.page.locator('section[aria-labelledby=chat] [role=log]').waitFor()
  assert.deepEqual([...buyer.problems, ...seller.problems], [])
})

/** An order of the buyer to the store of the demonstration's seller. */
async function placeOrder({ context }: Visit) {
  const [product] = await findOrderableProducts(1, 0, sellerStore)
  if (!product) assert.fail('the store sells nothing')
  await post(context, 'cart/add', { productId: product.id, quantity: product.quantity })
  const { outcomes } = await post<{ outcomes: { orderId: string; orderNumber: number }[] }>(
    context,
    'cart/order/create',
    {
      storeId: product.storeId,
      contactName: 'Bea Buyer',
      contactPhone: '+381641234567',
    },
  )
  const [{ orderId: id, orderNumber: number }] = outcomes as [(typeof outcomes)[number]]
  return { id, number, quantity: product.quantity }
}
