// One session in several tabs: sign-out reaches all of them, and they share token refreshes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { post } from '../support/api.ts'
import { open, signIn } from '../support/browser.ts'
import { openAsNewUser } from '../support/people.ts'
import { findOrderableProducts } from '../support/products.ts'

test('a sign-out in one tab redirects the other tabs', async () => {
  await using own = await openAsNewUser('/profile/settings')
  const { page, context, person } = own
  const home = await context.newPage()
  await home.goto('/')
  const leaving = await context.newPage()
  await leaving.goto('/profile')
  await leaving.locator('header nav summary[title="Ada Novak"]').click()
  await leaving.locator('header').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/login\?next=%2Fprofile%2Fsettings$/)
  assert.ok(!(await page.content()).includes(person.email))
  await home.locator('header a[href="/login"]').waitFor()
  assert.ok(!(await home.content()).includes(person.email))
})

test('a page that slept while its session was ended on another device asks to sign in', async () => {
  await using own = await openAsNewUser('/')
  const { page, context, person } = own
  await context.route('**/api/events', (route) => route.abort())
  await page.goto('/stores/all')
  await using other = await open({ path: '/' })
  await signIn(other.page, person.email, person.password)
  await post(other.context, 'account/session/revoke', { id: 'others' })
  await context.unroute('**/api/events')
  await Promise.all([
    page.waitForURL(/\/login\?next=%2Fstores%2Fall$/),
    page.evaluate(() => window.dispatchEvent(new Event('online'))),
  ])
})

test('a cart that has changed in another tab is shown as it is', async () => {
  const products = await findOrderableProducts(2, 28)
  await using own = await openAsNewUser('/')
  const { page, context } = own
  for (const { id: productId, quantity } of products) await post(context, 'cart/add', { productId, quantity })
  await page.goto('/cart')
  const lineOf = ({ id }: { id: number }) => page.locator(`#line-${id}`)
  await post(context, 'cart/remove', { productId: products[0]!.id })
  await lineOf(products[0]!)
    .getByRole('button', { name: /^Remove: / })
    .click()
  await lineOf(products[0]!).waitFor({ state: 'detached' })
  await post(context, 'cart/remove', { productId: products[1]!.id })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
})

test('tabs share one token refresh (D07)', async () => {
  await using own = await openAsNewUser('/profile')
  const { context } = own
  const refreshes = countRefreshes(context)
  await context.clock.install()
  const tabs = [own.page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) await tab.goto('/stores/all')
  await context.clock.fastForward('14:50')
  await Promise.all(tabs.map((tab, index) => suggest(tab, `bol${index}`)))
  assert.equal(refreshes(), 1)
})

test('a tab that has not seen the refresh of another tab yet waits for it (D07)', async () => {
  await using own = await openAsNewUser('/profile')
  const { page, context } = own
  const refreshes = countRefreshes(context)
  const tab = await context.newPage()
  await tab.addInitScript(delayStorageEvents)
  await context.clock.install()
  for (const each of [page, tab]) await each.goto('/stores/all')
  await context.clock.fastForward('14:50')
  await suggest(page, 'bolt')
  await context.clock.runFor(5_000)
  const suggested = suggest(tab, 'bolt')
  await tab.waitForFunction(async () => (await navigator.locks.query()).pending!.length > 0)
  await tab.evaluate(() => window.dispatchEvent(new Event('release')))
  await suggested
  assert.equal(refreshes(), 1)
})

test('a tab that hydrates after the refresh of another tab uses its result (D07)', async () => {
  await using own = await openAsNewUser('/profile')
  const { page, context } = own
  const refreshes = countRefreshes(context)
  const late = await context.newPage()
  const released = Promise.withResolvers<void>()
  await late.route('**/assets/*.js', (route) => released.promise.then(() => route.continue()))
  await context.clock.install()
  await page.goto('/stores/all')
  const gone = late.goto('/stores/all')
  await late.locator('header input[type=search]').waitFor()
  await context.clock.fastForward('14:50')
  await suggest(page, 'bolt')
  released.resolve()
  await gone
  for (const tab of [late, page]) await suggest(tab, 'nut')
  assert.equal(refreshes(), 1)
})

function countRefreshes(context: BrowserContext) {
  let count = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/token/refresh')) count++
  })
  return () => count
}

/** Hides local storage changes of other tabs until the `release` event, as on a slow machine. */
function delayStorageEvents() {
  const stored = { ...localStorage }
  const delayed: StorageEvent[] = []
  let isDelayed = true
  const { getItem, setItem } = Storage.prototype
  Storage.prototype.getItem = function (key) {
    return isDelayed ? (stored[key] ?? null) : getItem.call(this, key)
  }
  Storage.prototype.setItem = function (key, value) {
    stored[key] = value
    setItem.call(this, key, value)
  }
  const delay = (event: StorageEvent) => {
    if (!isDelayed) return
    event.stopImmediatePropagation()
    delayed.push(event)
  }
  window.addEventListener('storage', delay)
  window.addEventListener('release', () => {
    isDelayed = false
    for (const { key, newValue } of delayed) window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
}

for (const [day, offsetMs] of [
  ['ahead', 86_400_000],
  ['behind', -86_400_000],
] as const)
  test(`a browser whose clock is a day ${day} refreshes when the token expires, not before (D18)`, async () => {
    await using own = await openAsNewUser('/')
    const { page } = own
    const refreshes = countRefreshes(own.context)
    await page.clock.install({ time: Date.now() + offsetMs })
    await page.goto('/stores/all')
    await suggest(page, 'bol')
    assert.equal(refreshes(), 0)
    await page.clock.fastForward('14:50')
    await suggest(page, 'bolt')
    assert.equal(refreshes(), 1)
  })

const suggest = (tab: Page, text: string) =>
  Promise.all([
    tab.waitForResponse(/\/api\/.*(suggest|search)/),
    tab.locator('header input[type=search]').pressSequentially(text),
  ])

test('a page whose token has expired meanwhile renews it to open its event stream again', async () => {
  await using own = await openAsNewUser('/profile')
  const { page, context } = own
  const response = (path: string, status = 200) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.status() === status)
  const stream = (status = 200) => response('/api/events', status)
  await page.clock.install()
  const counted = ['/api/chat/unreadcounts/context', '/api/x/notification/count'].map((path) => response(path))
  // A count that is still to come would renew the token first.
  await Promise.all([stream(), ...counted, page.goto('/profile')])
  await context.clearCookies({ name: 'token' })
  await page.clock.fastForward('14:50')
  const refused = stream(401)
  const renewed = response('/api/token/refresh')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await Promise.all([refused, renewed])
  const opened = stream()
  await page.clock.runFor(30_000)
  await opened
})

test('a refused refresh redirects to the login page, and signing in returns to the page', async () => {
  await using own = await openAsNewUser('/')
  const { page, context, person } = own
  await page.clock.install()
  await page.goto('/stores/all?view=list')
  await page.waitForFunction(() => localStorage.getItem('tokenExpiresAt'))
  await context.clearCookies()
  await page.clock.fastForward('01:00:00')
  await Promise.all([
    page.waitForURL(/\/login\?next=%2Fstores%2Fall%3Fview%3Dlist$/),
    page.locator('header input[type=search]').pressSequentially('nut'),
  ])
  await page.fill('[name=login]', person.email)
  await page.fill('[name=password]', person.password)
  await Promise.all([page.waitForURL(/\/stores\/all\?view=list$/), page.press('[name=password]', 'Enter')])
})
