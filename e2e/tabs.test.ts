// One session in many tabs: its end reaches all of them, and they share its refreshes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { visit } from './people.ts'

test('a sign-out in one tab leads the others away', async () => {
  await using own = await visit('/profile/settings')
  const { page, context, person } = own
  const home = await context.newPage()
  await home.goto('/')
  const leaving = await context.newPage()
  await leaving.goto('/profile')
  await leaving.waitForFunction(() => '__reactRouterDataRouter' in window)
  await Promise.all([page, home].map((tab) => tab.waitForFunction(() => localStorage.getItem('tokenExpiresAt') !== null)))
  await leaving.locator('header nav summary[title="Ada Novak"]').click()
  await leaving.locator('header').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/login\?next=%2Fprofile%2Fsettings$/)
  assert.ok(!(await page.content()).includes(person.email))
  await home.locator('header a[href="/login"]').waitFor()
  assert.ok(!(await home.content()).includes(person.email))
})

test('D07 tabs share one refresh', async () => {
  await using own = await visit('/profile')
  const { context } = own
  let refreshes = 0
  await context.route('**/api/token/refresh', async (route) => {
    refreshes++
    const answer = await route.fetch()
    const pair = (await answer.json()) as { expiresAt: number }
    await route.fulfill({ response: answer, json: { ...pair, expiresAt: pair.expiresAt + 3_600 } })
  })
  const tabs = [own.page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await tab.clock.install()
    await tab.goto('/profile/settings')
    await tab.waitForFunction(() => '__reactRouterDataRouter' in window && localStorage.getItem('tokenExpiresAt'))
  }
  for (const tab of tabs) await tab.clock.fastForward('14:50')
  await Promise.all(tabs.map((tab, index) => suggest(tab, `bol${index}`)))
  assert.equal(refreshes, 1)
})

for (const [day, away] of [['ahead', 86_400_000], ['behind', -86_400_000]] as const)
  test(`D18 a browser whose clock is a day ${day} refreshes when the token ends, not before`, async () => {
    await using own = await visit('/')
    const { page } = own
    let refreshes = 0
    page.on('request', (request) => { if (request.url().endsWith('/api/token/refresh')) refreshes++ })
    await page.clock.install({ time: Date.now() + away })
    await page.goto('/profile/settings')
    await suggest(page, 'bol')
    assert.equal(refreshes, 0)
    await page.clock.fastForward('14:50')
    await suggest(page, 'bolt')
    assert.equal(refreshes, 1)
  })

const suggest = (tab: Page, text: string) =>
  Promise.all([tab.waitForResponse(/\/api\/.*(suggest|search)/), tab.locator('header input[type=search]').pressSequentially(text)])

test('a refresh that is refused leads to the login page, and from there back', async () => {
  await using own = await visit('/')
  const { page, context, person } = own
  await page.clock.install()
  await page.goto('/profile/settings?done=name.set')
  await page.waitForFunction(() => localStorage.getItem('tokenExpiresAt'))
  await context.clearCookies()
  await page.clock.fastForward('01:00:00')
  await Promise.all([page.waitForURL(/\/login\?next=%2Fprofile%2Fsettings%3Fdone%3Dname.set$/), page.locator('header input[type=search]').pressSequentially('nut')])
  await page.fill('[name=login]', person.email)
  await page.fill('[name=password]', person.password)
  await Promise.all([page.waitForURL(/\/profile\/settings\?done=name\.set$/), page.press('[name=password]', 'Enter')])
})
