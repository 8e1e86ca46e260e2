// Pushes in the settings: a browser is switched on by a press, and off again here or from elsewhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saidDone as done, visit } from './people.ts'
import { allow, block, switchOn, visitWithService } from './push.fixture.ts'
import { accessibilityProblems, assertFits, open, sizes } from './support.ts'

test('a browser is switched on by a press and off again, here or from elsewhere without script', async () => {
  await using own = await visitWithService()
  const { page, context } = own
  await page
    .locator('section#notifications')
    .getByRole('link', { name: 'Switch on push notifications in a browser' })
    .waitFor()
  await switchOn(page).click()
  await done(page, /This browser now shows notifications/)
  await block(page).getByText('This browser', { exact: true }).waitFor()
  await switchOn(page).waitFor({ state: 'detached' })
  assert.equal(
    await page
      .locator('section#notifications')
      .getByRole('link', { name: /Switch on push/ })
      .count(),
    0,
  )
  assert.deepEqual(await accessibilityProblems(page, { include: 'section#notifications' }), [])
  await block(page)
    .getByRole('button', { name: /^Switch off: Chrom/ })
    .click()
  await done(page, /shows no more notifications/)
  await block(page).locator('button:not([aria-disabled=true])').waitFor()
  assert.equal(
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ pushManager }) => pushManager.getSubscription())),
    null,
  )

  await switchOn(page).click()
  await done(page, /This browser now shows notifications/)
  await using plain = await open({ javaScript: false })
  await plain.context.addCookies((await context.storageState()).cookies)
  await plain.page.goto('/ru/profile/settings')
  assert.match(await block(plain.page).innerText(), /Без скриптов здесь можно только выключить/)
  await block(plain.page)
    .getByRole('button', { name: /^Выключить: Chrom/ })
    .click()
  await done(plain.page, /больше не показывает уведомления/)
  await page.reload()
  await switchOn(page).waitFor()
  assert.deepEqual(own.problems, [])
})

test('a browser that has no push service, or no permission, says what to do', async () => {
  await using own = await visit('/profile/settings')
  const { page, context } = own
  await allow(context)
  await switchOn(page).click()
  await block(page).getByRole('alert').getByText('could not reach its push service').waitFor()
  assert.deepEqual(await accessibilityProblems(page, { include: 'section#notifications' }), [])
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.reload()
  await block(page).getByText('You have blocked notifications from this site').waitFor()
  assert.equal(await switchOn(page).count(), 0)
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    for (const prefix of ['', '/ru', '/de']) {
      await page.goto(`${prefix}/profile/settings`)
      await block(page).locator('[data-tone=warn]').waitFor()
      await assertFits(page)
    }
  }
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.goto('/profile/settings')
  await block(page).getByText('This browser shows no push notifications here').waitFor()
})

test('the last browser goes only for sure where nothing else tells of something', async () => {
  await using own = await visitWithService()
  const { page } = own
  await block(page).locator('button:not([aria-disabled=true])').waitFor()
  await page.getByRole('checkbox', { name: 'New messages: E-mail' }).uncheck()
  await page.locator('td:has([name="NewMessage.Email"]) [data-state=saved]').waitFor()
  await switchOn(page).click()
  await done(page, /This browser now shows notifications/)
  await block(page)
    .getByRole('button', { name: /^Switch off: Chrom/ })
    .click()
  await block(page).getByRole('alert').getByText('Without this browser').waitFor()
  assert.deepEqual(await accessibilityProblems(page, { include: 'section#notifications' }), [])
  await page.setViewportSize(sizes.phone)
  await assertFits(page)
  await block(page).getByText('This browser', { exact: true }).waitFor()
  await block(page).getByRole('button', { name: 'Switch it off anyway' }).click()
  await done(page, /shows no more notifications/)
})
