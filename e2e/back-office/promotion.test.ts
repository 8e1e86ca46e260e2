// A seller promotes products and the store, paid from the balance.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, rowWith } from '../support/admin-lists.ts'
import { accessibilityProblems, assertFitsAllSizes, open, signIn, waitForHydration } from '../support/browser.ts'
import { waitForStatus } from '../support/people.ts'

async function openAsSeller(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, 'second-seller@tradeyard.example', demonstrationPassword)
  return visit
}

const factOf = (page: Page, caption: string) => page.locator('dl div', { hasText: caption }).locator('dd').innerText()
const roubles = (text: string) => Number(text.replace(/[^\d.]/g, ''))

for (const javaScript of [true, false])
  test(`too little money leads to topping up, then a product is promoted, seen in the shop and ended (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsSeller({ javaScript })
    const { page } = visit
    await page.goto('/profile/products?status=Active&sort=code&order=asc')
    const row = page.locator('main tbody tr').nth(javaScript ? 0 : 1)
    const name = await row.getByRole('link').first().innerText()
    await row.getByRole('checkbox').check()
    await button(page, 'Sponsor').click()
    await page.getByRole('heading', { level: 1, name: 'Sponsor 1 product' }).waitFor()
    assert.equal(roubles(await factOf(page, 'Total')), 7 * 300)
    if (javaScript) await waitForHydration(page)

    await page.getByLabel('Number of days').fill('366')
    if (javaScript) await page.getByText('You’ve changed the form.').waitFor()
    await button(page, 'Show the cost').click()
    await page.waitForURL(/days=366/)
    await page.getByText(/The balance is .* too low/).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Pay / }).count(), 0)
    if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
    await page.getByRole('link', { name: 'Top up' }).click()
    await page.getByRole('heading', { level: 1, name: 'Balance' }).waitFor()
    await page.getByLabel(/Amount, RUB/).fill('5000')
    await button(page, 'Top up').click()
    await button(page, 'Continue to payment').click()
    await button(page, 'Pay').click()
    await page.waitForURL(/\/profile\/balance\/success/)
    await page.getByRole('link', { name: 'Back to what you wanted to pay' }).click()
    await page.waitForURL(/days=366/)
    assert.equal(await page.getByLabel('Number of days').inputValue(), '366')

    await page.getByLabel('Number of days').fill('2')
    await button(page, 'Show the cost').click()
    await page.waitForURL(/days=2(&|$)/)
    const [before, after] = [await factOf(page, 'Balance now'), await factOf(page, 'Balance afterwards')]
    assert.equal(roubles(before) - roubles(after), 2 * 300)
    await page.getByRole('button', { name: /^Pay / }).click()
    await waitForStatus(page, /Paid\. Buyers will see it/)
    assert.match(await rowWith(page, name).first().innerText(), /Home page/)
    assert.match(await rowWith(page, name).first().innerText(), /Running/)
    await page.getByText(`Balance: ${after}`).waitFor()

    if (javaScript) {
      await rowWith(page, name).first().getByRole('link', { name }).click()
      await button(page, 'Archive').click()
      await page.getByText('the paid days of its sponsored placement go on').waitFor()
      await page.getByRole('link', { name: 'Open sponsored placements' }).click()
      await page.waitForURL(/productId=\d+$/)
      await rowWith(page, name).first().getByRole('link', { name }).click()
      await button(page, 'Publish').click()
      await waitForStatus(page, /Saved/)
    }

    await visit.context.clearCookies()
    const card = (await (
      await page.request.get('/api/x/platform/live/default/product/small-card/promo?limit=24')
    ).json()) as { items: { name: string; isPromo: boolean }[]; total: number }
    assert.ok(card.total > 24 || card.items.some((item) => item.isPromo && item.name === name))

    await signIn(page, 'second-seller@tradeyard.example', demonstrationPassword)
    await page.goto('/profile/promotion?state=current')
    await rowWith(page, name).first().getByRole('checkbox').check()
    await button(page, 'End').click()
    await page.getByText('₽300.00 goes back to your balance').waitFor()
    await button(page, 'End').last().click()
    await waitForStatus(page, /Ended\./)
    assert.equal(await rowWith(page, name).count(), 0)
    if (javaScript) await assertFitsAllSizes(page)
    if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
    assert.deepEqual(visit.problems, [])
  })
