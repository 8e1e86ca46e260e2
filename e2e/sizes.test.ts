// What a first visit loads stays within 2 % of its budget. `npm run bench:sizes` tells the figures.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { chromium } from 'playwright-core'
import { firstVisit, measuredPages, overweight } from '../bench/first-visit.ts'
import { findBrowser } from '../scripts/ensure-browser.ts'
import { base } from './support.ts'

const slack = 1.02
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
after(() => browser.close())

for (const measured of await measuredPages(base()))
  test(`a first visit to ${measured.path} keeps to its budget`, async () => {
    const weights = await firstVisit(browser, base() + measured.path)
    assert.ok(weights.script > 50, 'the script is measured')
    assert.deepEqual(overweight(measured, weights, slack), [])
  })
