// Notification settings, the notification centre and unsubscribe links.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { unsubscribePath } from '#modules/notifications/unsubscribe.ts'
import { demonstrationAccounts, demonstrationPassword } from '#seed/accounts.ts'
import { openAsNewSeller, openAsNewUser, waitForStatus } from '../support/people.ts'
import { pepper } from '../support/server.ts'
import {
  accessibilityProblems,
  assertFits,
  assertFitsAllSizes,
  base,
  open,
  problemsExcept,
  signIn,
} from '../support/browser.ts'

const section = (page: Page) => page.locator('section#notifications')
const box = (page: Page, name: string) => section(page).locator(`[name="${name}"]`)

test('each checkbox of the matrix is saved at once; turning off the last channel of orders asks for confirmation', async () => {
  await using own = await openAsNewSeller('/profile/settings')
  const { page } = own
  await box(page, 'NewMessage.Email').uncheck()
  await section(page).locator('[data-state=saved]').waitFor()
  await box(page, 'NewOrder.Email').click()
  await section(page)
    .getByRole('alert')
    .getByText(/last channel for new orders/)
    .waitFor()
  assert.ok(await box(page, 'NewOrder.Email').isChecked(), 'it stays on until one is sure')
  await section(page).getByRole('button', { name: 'Turn off anyway' }).click()
  await section(page).getByRole('alert').waitFor({ state: 'detached' })
  await section(page).locator('td:has([name="NewOrder.Email"]) [data-state=saved]').waitFor()
  assert.ok(await section(page).getByRole('link', { name: 'Confirm phone number' }).isVisible())
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.reload()
  assert.deepEqual(
    await Promise.all(
      ['NewMessage.Email', 'NewOrder.Email', 'NewChat.Email'].map((name) => box(page, name).isChecked()),
    ),
    [false, false, true],
  )
  assert.deepEqual(problemsExcept(own, 409), [])
})

test('without JavaScript the form saves all settings, asks about the last channel and keeps quiet hours', async () => {
  await using own = await openAsNewSeller('/profile/settings', { javaScript: false })
  const { page } = own
  await box(page, 'NewChat.Email').uncheck()
  await box(page, 'NewOrder.Email').uncheck()
  await box(page, 'NewOrder.Sms').uncheck()
  await section(page).getByRole('button', { name: 'Save', exact: true }).click()
  await section(page).getByRole('button', { name: 'Turn off anyway' }).click()
  await waitForStatus(page, /Notifications saved/)
  assert.ok(!(await box(page, 'NewChat.Email').isChecked()) && !(await box(page, 'NewOrder.Email').isChecked()))
  await section(page).locator('[name=isOn]').check()
  await section(page).locator('[name="quietHours.startsAt"]').fill('23:00')
  await section(page).locator('[name="quietHours.endsAt"]').fill('23:00')
  await section(page).getByRole('button', { name: 'Save quiet hours' }).click()
  await section(page).getByText('Start and end must be different').first().waitFor()
  await section(page).locator('[name="quietHours.endsAt"]').fill('07:00')
  await section(page).locator('[name="quietHours.timeZone"]').selectOption('Europe/Belgrade')
  await section(page).getByRole('button', { name: 'Save quiet hours' }).click()
  await waitForStatus(page, /Quiet hours saved/)
  assert.deepEqual(await section(page).locator('[name="quietHours.timeZone"]').inputValue(), 'Europe/Belgrade')
})

const post = (page: Page, path: string, data: object) =>
  page.request.post(`/api/${path}`, { data, headers: { origin: base() } })

/** Opens a page as a buyer whom the demonstration seller has answered. */
async function openAsAnsweredBuyer() {
  const buyer = await openAsNewUser('/about-us')
  await using seller = await open()
  await signIn(
    seller.page,
    demonstrationAccounts.find(({ store }) => store === 'sibmetiz')!.email,
    demonstrationPassword,
  )
  const { stores } = (await (await seller.page.request.get('/api/account/get/context')).json()) as {
    stores: { id: number }[]
  }
  const opened = await post(buyer.page, 'chat/create', { memberStoreId: stores[0]!.id, chatType: 'Authorized' })
  const { id: chatId } = (await opened.json()) as { id: string }
  await post(buyer.page, 'chat/message/send', { chatId, message: 'How soon can you deliver?' })
  await post(seller.page, 'chat/message/send', { chatId, message: 'Within three days.' })
  return Object.assign(buyer, { chatId })
}

test('on phones the bell is in the header and its panel fits', async () => {
  for (const path of ['/about-us', '/de/about-us']) {
    await using own = await openAsNewUser(path, { size: 'phone' })
    const { page } = own
    const bell = page.locator('header summary[title][aria-label]')
    const { width, height } = (await bell.boundingBox())!
    assert.ok(width >= 44 && height >= 44, `${width} x ${height}`)
    await bell.click()
    const panel = page.locator('header details[open] section')
    await panel.waitFor()
    const box = (await panel.boundingBox())!
    assert.ok(box.x >= 0 && box.x + box.width <= 375, JSON.stringify(box))
    await assertFits(page)
    assert.deepEqual(await accessibilityProblems(page), [])
  }
})

test('the bell updates its count, lists new notifications and marks all as read', async () => {
  await using own = await openAsAnsweredBuyer()
  const { page, chatId } = own
  const bell = page.locator('header summary[aria-label*="1 unread"]')
  await bell.waitFor()
  await bell.click()
  const item = page.locator('header').getByRole('link', { name: /New message from|has started a conversation/ })
  await item.waitFor()
  assert.match(await item.innerText(), /Within three days\./)
  assert.ok((await item.getAttribute('href'))!.endsWith(`/profile/messages/${chatId}`))
  assert.deepEqual(await accessibilityProblems(page, { include: 'header' }), [])
  const sign = page.locator('header nav a[href="/profile/messages"]')
  assert.match(await sign.innerText(), /^Messages\s+1/)
  assert.deepEqual(
    await accessibilityProblems(page, {
      include: 'header nav a[href="/profile/messages"]',
      rules: ['label-content-name-mismatch'],
    }),
    [],
  )
  await page.locator('header').getByRole('button', { name: 'Mark all as read' }).click()
  await page.locator('header summary[aria-label="Notifications"]').waitFor()
  assert.deepEqual(own.problems, [])
})

test('the notification centre works without JavaScript and fits every screen', async () => {
  await using own = await openAsAnsweredBuyer()
  const state = await own.context.storageState()
  await using plain = await open({ javaScript: false, size: 'phone' })
  await plain.context.addCookies(state.cookies)
  for (const prefix of ['', '/ru', '/de']) {
    await plain.page.goto(`${prefix}/profile/notifications`)
    await plain.page.getByText('Within three days.').first().waitFor()
    await plain.page.goto(`${prefix}/profile/settings`)
    assert.equal(await plain.page.locator('section#notifications td input').count(), 18)
  }
  await using far = await open({ timeZone: 'Asia/Kolkata' })
  await far.context.addCookies(state.cookies)
  await far.page.goto('/profile/notifications')
  const time = far.page.locator('main li time').first()
  const there = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date((await time.getAttribute('datetime'))!))
  await time.filter({ hasText: there }).waitFor()
  const { page } = own
  for (const path of ['/profile/notifications', '/de/profile/settings']) {
    await page.goto(path)
    await assertFitsAllSizes(page)
  }
  await page.goto('/profile/notifications')
  assert.deepEqual(await accessibilityProblems(page, { include: 'main' }), [])
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' })
})

test('an unsubscribe link asks for confirmation; one-click unsubscribe works with a POST', async () => {
  await using own = await openAsNewSeller('/profile/settings')
  const { id: accountId } = (await (await own.page.request.get('/api/account/get/context')).json()) as { id: string }
  const link = (kind: 'NewChat' | 'NewOrder') =>
    unsubscribePath({ pepper, dataDir: '' }, { accountId, kind, channel: 'Email' }, new Date())
  await using stranger = await open({ path: link('NewChat'), javaScript: false })
  await stranger.page.getByText('Stop e-mails about new conversations?').waitFor()
  await own.page.reload()
  assert.ok(await box(own.page, 'NewChat.Email').isChecked(), 'a link that is only opened changes nothing')
  await stranger.page.getByRole('button', { name: 'Unsubscribe' }).click()
  await stranger.page.getByText('You won’t get any more e-mails about new conversations.').waitFor()
  await stranger.page.goto(link('NewChat'))
  await stranger.page.getByText('You won’t get any more e-mails about new conversations.').waitFor()
  assert.equal(await stranger.page.getByRole('button', { name: 'Unsubscribe' }).count(), 0)
  const posted = await fetch(base() + link('NewOrder'), {
    method: 'POST',
    redirect: 'manual',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(posted.status, 200)
  await own.page.reload()
  assert.deepEqual(
    await Promise.all(
      ['NewChat.Email', 'NewOrder.Email', 'NewMessage.Email'].map((name) => box(own.page, name).isChecked()),
    ),
    [false, false, true],
  )
  await stranger.page.goto(`${link('NewChat')}x`)
  await stranger.page.getByText('This link doesn’t work').waitFor()
  assert.equal(await stranger.page.getByRole('button', { name: 'Unsubscribe' }).count(), 0)
})
