// A first visit loads no more than its budget. `npm run bench:sizes` prints the figures.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { firstVisit, pageBudgets, findOverBudget } from '../bench/first-visit.ts'
import { base } from './support/browser.ts'
import { launchBrowser } from './support/launch-browser.ts'

const browser = await launchBrowser()
after(() => browser.close())

for (const measured of await pageBudgets(base()))
  test(`a first visit to ${measured.path} stays within its budget`, async () => {
    const weights = await firstVisit(browser, base() + measured.path)
    assert.ok(weights.script > 50, 'the script is measured')
    assert.deepEqual(findOverBudget(measured, weights), [])
  })

test('first visits of a seller stay within their budgets', async () => {
  await using context = await browser.newContext()
  await signIn(context)
  const chooser = await (await context.request.get(`${base()}/profile/products/new`)).text()
  const editor = /\/profile\/products\/new\?category=\d+/.exec(chooser)?.[0] ?? assert.fail('a category can be chosen')
  for (const measured of [
    ...['/profile', '/profile/orders', '/profile/products', '/profile/products/edit', '/profile/new-products'].map(
      (path) => ({ path, script: 170, style: 24 }),
    ),
    { path: editor, script: 220, style: 28 },
  ]) {
    const weights = await firstVisit(browser, base() + measured.path, signIn)
    assert.ok(weights.script > 50, 'the script is measured')
    assert.deepEqual(findOverBudget(measured, weights), [])
  }
})

async function signIn(context: BrowserContext) {
  const data = { login: 'seller@tradeyard.example', password: demonstrationPassword }
  const answer = await context.request.post(`${base()}/api/token/request`, { data, headers: { origin: base() } })
  assert.ok(answer.ok())
}
