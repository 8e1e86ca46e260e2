import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatPhone } from '#platform/values/format-phone.ts'
import { currencies, locales } from '#platform/constants.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import type { OrderDocument } from '../document.ts'
import { orderDocument, pagesOf, plain } from '../document.fixture.ts'
import { termsTexts } from '../../suppliers/order-terms.ts'
import { documentTitle, textsOf } from '../texts.ts'
import render from './worker.ts'

/** The details that both parties and their accountants look for. */
const factsOf = ({ order, locale, supplier }: OrderDocument) => [
  String(order.number),
  ...[order.store.company!, order.buyer.company!].flatMap(({ legalName, taxNumber }) => [legalName, taxNumber]),
  supplier.address,
  supplier.city,
  ...supplier.phones.map(formatPhone),
  order.buyer.company!.address,
  termsTexts(order.terms, null, locale).days,
  order.buyer.name,
  formatPhone(order.buyer.phone),
  order.buyer.email,
  order.address,
  order.reference,
  order.comment,
  textsOf(locale).date(order.createdAt),
  textsOf(locale).date(order.wantedOn!),
  textsOf(locale).date(order.expectedOn!),
  order.carrier,
  order.trackingNumber,
  ...order.lines.flatMap(({ code, name }) => [code, name]),
]
const amountsOf = ({ order: { lines, total, vatTotal, grossTotal }, locale }: OrderDocument) =>
  [...lines.flatMap(({ price, sum }) => [price, sum]), total, vatTotal, grossTotal].map((money) =>
    formatMoney(money, locale),
  )
/** How what is on no packing slip is paid. */
const paymentOf = ({ order, locale }: OrderDocument) => {
  const { cost, payment } = termsTexts(order.terms, null, locale)
  return [cost, payment, order.buyer.company!.bank!.account]
}

function assertContains(text: string, parts: readonly string[], hint: string) {
  for (const part of parts) assert.ok(text.includes(plain(part)), `${hint}: ${part} in ${text}`)
}

for (const [index, locale] of locales.entries())
  test(`an order and its proforma invoice say everything in ${locale}, with the symbols of currencies`, async () => {
    for (const kind of ['order', 'proforma'] as const) {
      const currency = currencies[(index * 2 + (kind === 'order' ? 0 : 1)) % currencies.length]!
      // With one rate of VAT, its amount is that of the order.
      const document = orderDocument({ kind, locale, currency })
      document.order.lines.forEach((line) => (line.vatPercent = 20))
      const text = (await pagesOf(await render(document))).join(' ')
      const parts = [documentTitle(document), ...factsOf(document), ...amountsOf(document), ...paymentOf(document)]
      assertContains(text, parts, `${kind} ${locale}`)
      assert.ok(!/\{|undefined|order-documents:|null/.test(text), text)
    }
  })

test('the proforma invoice has its own number and the day to pay by', async () => {
  const [page] = await pagesOf(await render(orderDocument({ kind: 'proforma' })))
  assertContains(
    page!,
    [
      'Proforma invoice no. 47',
      'Issued on 20 November 2026',
      'Pay by 27 November 2026',
      'RZBSRSBG',
      'RS35260005601001611379',
    ],
    'proforma',
  )
})

test('the VAT of each rate is listed', async () => {
  const [page] = await pagesOf(await render(orderDocument({ lineCount: 2 })))
  assertContains(page!, ['20% VAT €24.69', '10% VAT €24.69', 'Total incl. VAT €419.75'], 'order')
})

test('delivery has a row of its own, and its VAT is counted at its rate', async () => {
  const document = orderDocument({ kind: 'proforma', lineCount: 2 })
  const { order } = document
  const money = (minor: number) => ({ minor, currency: 'EUR' as const })
  order.deliveryCharge = { sum: money(5_000), vatPercent: 10, vatSum: money(500), grossSum: money(5_500) }
  order.total = money(order.goodsTotal.minor + 5_000)
  const [page] = await pagesOf(await render(document))
  const parts = ['Goods excl. VAT €370.37', 'Delivery excl. VAT €50.00', 'Total excl. VAT €420.37', '10% VAT €29.69']
  assertContains(page!, parts, 'proforma')
  assert.ok(page!.includes('€50.00 excl. VAT') && !page!.includes('not included'), page!)
})

test('a part that was agreed on is told from what was ordered', async () => {
  const textOf = async (kind: 'order' | 'packing-slip') => {
    const document = orderDocument({ kind, side: 'seller' })
    Object.assign(document.order.lines[0]!, { quantity: 0, orderedQuantity: 7, reason: 'Sold out' })
    Object.assign(document.order.lines[1]!, { quantity: 2, orderedQuantity: 5, reason: 'Last boxes' })
    return (await pagesOf(await render(document))).join(' ')
  }
  assertContains(
    await textOf('order'),
    ['W-1000', 'Reason for the change: Sold out', 'Ordered: 7', 'Ordered: 5'],
    'order',
  )
  const slip = await textOf('packing-slip')
  assert.doesNotMatch(slip, /W-1000|Sold out/)
  assertContains(slip, ['W-1001', 'Ordered: 5'], 'packing slip')
})

test('the packing slip has no prices', async () => {
  const document = orderDocument({ kind: 'packing-slip', side: 'seller' })
  const text = (await pagesOf(await render(document))).join(' ')
  assertContains(text, factsOf(document), 'packing slip')
  assert.doesNotMatch(text, /€|VAT|%|TR33/)
})

test('pages are numbered, and each begins with the head of the table', async () => {
  const pages = await pagesOf(await render(orderDocument({ lineCount: 200 })))
  assert.ok(pages.length > 5)
  for (const [index, page] of pages.entries()) {
    assert.ok(page.includes(`Page ${index + 1} of ${pages.length}`))
    if (index < pages.length - 1) assertContains(page, ['Price excl. VAT', 'Amount excl. VAT'], `page ${index + 1}`)
  }
  const text = pages.join(' ')
  for (let index = 0; index < 200; index++) assert.ok(text.includes(`W-${1000 + index}`))
})

test('a proforma invoice of a store without a bank account says so', async () => {
  const document = orderDocument({ kind: 'proforma' })
  const textOf = async (bank: typeof document.supplier.bank) =>
    (await pagesOf(await render({ ...document, supplier: { ...document.supplier, bank } }))).join(' ')
  assert.match(await textOf(null), /hasn’t stated a bank account here/)
  assert.doesNotMatch(await textOf(document.supplier.bank), /hasn’t stated/)
})
