// Views and clicks of visitors appear in the report of views after they are counted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { countMetrics } from '#modules/metrics/count-metrics.ts'
import { countDays } from '#modules/reports/count-days.ts'
import type { viewsReport } from '#modules/reports/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { until } from '#platform/testing/until.ts'
import { withDatabase } from '../../scripts/with-database.ts'
import { openAsAdmin, rowWith } from '../support/admin-lists.ts'
import { base, open } from '../support/browser.ts'
import { openAsNewUser } from '../support/people.ts'

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Event = { element: string; action: string; relatedProductId?: number }
type Card = { id: number; slug: string; name: string; store: { id: number; name: string } }

async function findProduct() {
  const answer = await fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&pageSize=1&store=sibmetiz`)
  return ((await answer.json()) as { items: Card[] }).items[0]!
}

/** The events that the page sends from now on. Playwright does not see what beacons contain. */
async function eventsOf(page: Page) {
  const events: Event[] = []
  await page.exposeFunction('noteEvents', (body: string) => void events.push(...(JSON.parse(body) as Event[])))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((window as unknown as { noteEvents: (text: string) => void }).noteEvents)
      return send(address, body)
    }
  })
  const sent = (element: string, action: string) =>
    until(() => events.find((event) => event.element === element && event.action === action))
  return { events, sent }
}

/** As the jobs do every ten minutes. */
const countFigures = () =>
  withDatabase(
    'count figures',
    { max: 2 },
    async ({ db }) => {
      await countMetrics(db, new Date())
      await countDays(db, new Date())
    },
    { DATA_DIR: process.env.E2E_DATA_DIR },
  )

test('a product that is opened and a press of its phone button appear in the report', async () => {
  const { id, slug, store } = await findProduct()
  await using admin = await openAsAdmin()
  const today = new Date().toISOString().slice(0, 10)
  const path = `/api/x/admin-panel/statistics/reports/stores-and-products-views?from=${today}&to=${today}&groupBy=store&limit=1000`
  const readFigures = async () => {
    const report = (await (await admin.context.request.get(path)).json()) as OutputOf<typeof viewsReport>
    const row = report.rows.find((each) => each.id === String(store.id))
    return Object.fromEntries(report.columns.map(({ key }, index) => [key, row?.figures[index]?.current ?? 0]))
  }
  const before = await readFigures()
  await using visit = await openAsNewUser(`/product/${slug}`, { userAgent })
  const { sent } = await eventsOf(visit.page)
  await visit.page.reload()
  assert.equal((await sent('page', 'PageOpen')).relatedProductId, id)
  await visit.page.locator('[data-contact=phone]').first().click()
  assert.equal((await sent('supplier.phone', 'Click')).relatedProductId, id)
  await until(async () => {
    await countFigures()
    const after = await readFigures()
    return after.productViews! > before.productViews! && after.contactClicks! > before.contactClicks!
  })
  await admin.page.goto(`/admin/statistics?kind=stores-and-products-views&from=${today}&to=${today}&groupBy=store`)
  await rowWith(admin.page, store.name).waitFor()
  assert.deepEqual([visit.problems, admin.problems], [[], []])
})

test('cards count when they are seen, buttons of the menu when pressed, also when the page is left', async () => {
  await using visit = await open()
  const { page } = visit
  const { events, sent } = await eventsOf(page)
  await page.goto('/catalog/all')
  await sent('page', 'PageOpen')
  await page.locator('[data-metric=productCard]').first().scrollIntoViewIfNeeded()
  await sent('productCard', 'View')
  const seen = events.filter(({ element }) => element === 'productCard').map(({ relatedProductId }) => relatedProductId)
  assert.equal(new Set(seen).size, seen.length, 'each card once')
  const cards = await page.locator('[data-metric=productCard]').count()
  assert.ok(seen.length < cards, 'not those below the window')
  await page.locator('[data-metric=productCard]').last().scrollIntoViewIfNeeded()
  const last = Number(await page.locator('[data-metric=productCard]').last().getAttribute('data-product'))
  await until(() => events.some(({ relatedProductId }) => relatedProductId === last))
  await page.locator('[data-metric="menu.suppliers"]').first().click()
  await sent('menu.suppliers', 'Click')
  assert.deepEqual(visit.problems, [])
})

test('a browser that asks not to be tracked sends nothing', async () => {
  await using visit = await open()
  const { page, context } = visit
  await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })")
  const { events } = await eventsOf(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/catalog/all')
  await page.waitForLoadState('networkidle')
  await page.locator('[data-metric="menu.suppliers"]').first().click()
  await page.waitForLoadState('networkidle')
  assert.deepEqual(events, [])
  assert.ok(!scripts.some((url) => /\/metrics-[\w-]+\.js$/.test(url)))
})
