// Push settings: enabling and disabling browsers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitForStatus, openAsNewUser } from '../support/people.ts'
import { allowNotifications, pushSection, switchOn, openWithPushService } from './push.fixture.ts'
import { accessibilityProblems, assertFits, assertFitsAllSizes, open, sizes } from '../support/browser.ts'

test('push can be enabled in a browser and disabled there or from another one without JavaScript', async () => {
  await using own = await openWithPushService()
  const { page, context } = own
  await page
    .locator('section#notifications')
    .getByRole('link', { name: 'Turn on push notifications in a browser' })
    .waitFor()
  await switchOn(page).click()
  await waitForStatus(page, /This browser now shows notifications/)
  await pushSection(page).getByText('This browser', { exact: true }).waitFor()
  await switchOn(page).waitFor({ state: 'detached' })
  assert.equal(
    await page
      .locator('section#notifications')
      .getByRole('link', { name: /Turn on push/ })
      .count(),
    0,
  )
  assert.deepEqual(await accessibilityProblems(page, { include: 'section#notifications' }), [])
  await pushSection(page)
    .getByRole('button', { name: /^Turn off: Chrom/ })
    .click()
  await waitForStatus(page, /no longer show notifications/)
  await pushSection(page).locator('button:not([aria-disabled=true])').waitFor()
  assert.equal(
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ pushManager }) => pushManager.getSubscription())),
    null,
  )

  await switchOn(page).click()
  await waitForStatus(page, /This browser now shows notifications/)
  await using plain = await open({ javaScript: false })
  await plain.context.addCookies((await context.storageState()).cookies)
  await plain.page.goto('/ru/profile/settings')
  assert.match(await pushSection(plain.page).innerText(), /Без скриптов здесь можно только выключить/)
  await pushSection(plain.page)
    .getByRole('button', { name: /^Выключить: Chrom/ })
    .click()
  await waitForStatus(plain.page, /больше не показывает уведомления/)
  await page.reload()
  await switchOn(page).waitFor()
  assert.deepEqual(own.problems, [])
})

test('a browser without push service or permission shows instructions', async () => {
  await using own = await openAsNewUser('/profile/settings')
  const { page, context } = own
  await allowNotifications(context)
  await switchOn(page).click()
  await pushSection(page).getByRole('alert').getByText('couldn’t reach its push service').waitFor()
  assert.deepEqual(await accessibilityProblems(page, { include: 'section#notifications' }), [])
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.reload()
  await pushSection(page).getByText('You’ve blocked notifications from this site').waitFor()
  assert.equal(await switchOn(page).count(), 0)
  for (const prefix of ['', '/ru', '/de']) {
    await page.goto(`${prefix}/profile/settings`)
    await pushSection(page).locator('[data-tone=warn]').waitFor()
    await assertFitsAllSizes(page)
  }
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.goto('/profile/settings')
  await pushSection(page).getByText('Push notifications aren’t available in this browser').waitFor()
})

test('removing the last browser asks for confirmation if push is the only channel', async () => {
  await using own = await openWithPushService()
  const { page } = own
  await pushSection(page).locator('button:not([aria-disabled=true])').waitFor()
  await page.getByRole('checkbox', { name: 'New messages: E-mail' }).uncheck()
  await page.locator('td:has([name="NewMessage.Email"]) [data-state=saved]').waitFor()
  await switchOn(page).click()
  await waitForStatus(page, /This browser now shows notifications/)
  await pushSection(page)
    .getByRole('button', { name: /^Turn off: Chrom/ })
    .click()
  await pushSection(page).getByRole('alert').getByText('Without this browser').waitFor()
  assert.deepEqual(await accessibilityProblems(page, { include: 'section#notifications' }), [])
  await page.setViewportSize(sizes.phone)
  await assertFits(page)
  await pushSection(page).getByText('This browser', { exact: true }).waitFor()
  await pushSection(page).getByRole('button', { name: 'Turn off anyway' }).click()
  await waitForStatus(page, /no longer show notifications/)
})
