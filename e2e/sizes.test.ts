// A first visit loads no more than its budget. `npm run bench:sizes` prints the figures.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { chromium } from 'playwright-core'
import { firstVisit, pageBudgets, findOverBudget } from '../bench/first-visit.ts'
import { findBrowser } from '../scripts/ensure-browser.ts'
import { base } from './support/browser.ts'

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
after(() => browser.close())

for (const measured of await pageBudgets(base()))
  test(`a first visit to ${measured.path} stays within its budget`, async () => {
    const weights = await firstVisit(browser, base() + measured.path)
    assert.ok(weights.script > 50, 'the script is measured')
    assert.deepEqual(findOverBudget(measured, weights), [])
  })
