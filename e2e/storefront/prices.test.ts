// Prices without and with VAT: the visitor's choice, and sums that add up in both.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findOrderableProducts, orderForm } from '../support/products.ts'
import { accessibilityProblems, open } from '../support/browser.ts'
import { waitForFocus } from '../support/keyboard.ts'

type Page = Awaited<ReturnType<typeof open>>['page']

/** Amounts of English prices in minor units, which may have fractions. */
const amount = (text: string) => Math.round(Number(/[\d,]+\.\d+/.exec(text)![0].replaceAll(',', '')) * 1e6) / 1e4

async function totals(page: Page) {
  const texts = await page.locator('main aside dl dd').allInnerTexts()
  return texts.map(amount)
}

async function choose(page: Page, choice: 'net' | 'gross') {
  await page.locator('header details:has([name=priceDisplay]) summary').click()
  await Promise.all([page.waitForEvent('load'), page.locator(`header [name=priceDisplay][value=${choice}]`).click()])
}

for (const javaScript of [true, false])
  test(`the choice of net or gross is remembered and changes every price (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    const [product] = await findOrderableProducts(1, javaScript ? 20 : 21)
    await using visit = await open({ path: `/product/${product!.id}`, javaScript })
    const { page, problems } = visit
    const label = page.locator('main aside dt > span').first()
    const price = page.locator('main aside dl dd').first()
    assert.equal(await label.innerText(), 'Excl. VAT')
    const net = amount(await price.innerText())
    await choose(page, 'gross')
    const percent = Number(/^Incl\. ([\d.]+)% VAT$/.exec(await label.innerText())![1])
    assert.ok(Math.abs(amount(await price.innerText()) - (net * (100 + percent)) / 100) < 0.01)
    await orderForm(page).locator('[name=quantity]').fill(String(product!.quantity))
    await Promise.all([
      page.waitForResponse((answer) => /cart/.test(answer.url()) && answer.request().method() === 'POST'),
      orderForm(page).locator('button[type=submit]').first().click(),
    ])
    await page.goto('/cart')
    const sums = page.locator('main li[id^=line-] > p').filter({ hasText: /\d\.\d\d$/ })
    const lineGross = amount(await sums.first().innerText())
    const gross = await totals(page)
    assert.equal(Math.round((gross[0]! + gross[1]!) * 100), Math.round(gross[2]! * 100))
    assert.equal(lineGross, gross[2], 'a single line is the total')
    await choose(page, 'net')
    assert.deepEqual(await totals(page), gross, 'the choice does not change what is paid')
    assert.equal(await page.locator('main li[id^=line-] dt').first().innerText(), 'Excl. VAT')
    if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
    assert.deepEqual(problems, [])
  })

for (const javaScript of [true, false])
  test(`the totals of the cart follow the delivery country (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    const [product] = await findOrderableProducts(1, javaScript ? 22 : 23)
    await using visit = await open({ path: `/product/${product!.id}`, javaScript })
    const { page, problems } = visit
    await orderForm(page).locator('[name=quantity]').fill(String(product!.quantity))
    await Promise.all([
      page.waitForResponse((answer) => /cart/.test(answer.url()) && answer.request().method() === 'POST'),
      orderForm(page).locator('button[type=submit]').first().click(),
    ])
    await page.goto('/cart')
    const country = page.getByLabel('Delivery country')
    const rate = page.locator('main aside dl dt').nth(1)
    assert.match(await rate.innerText(), /^[1-9][\d.]*% VAT$/)
    // No supplier of the demonstration is there.
    await chooseCountry('AT')
    await rate.filter({ hasText: 'Export' }).waitFor()
    if (javaScript) await waitForFocus(country)
    const [net, vat, gross] = await totals(page)
    assert.deepEqual([vat, gross], [0, net])
    await page.reload()
    assert.equal(await country.inputValue(), 'AT')
    await page.getByText('terms don’t cover this country').waitFor()
    assert.equal(await country.locator('option[value=""]').count(), 0, 'what was chosen can only be changed')
    assert.deepEqual(problems, [])

    async function chooseCountry(code: string) {
      await country.focus()
      await country.selectOption(code)
      if (!javaScript) await page.getByRole('button', { name: 'Update totals' }).click()
    }
  })
