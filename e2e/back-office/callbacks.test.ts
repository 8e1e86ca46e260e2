// Callback requests in the seller's cabinet.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { waitForStatus } from '../support/people.ts'
import { accessibilityProblems, assertFits, base, open, signIn } from '../support/browser.ts'

let requestCount = 0

/** A new visitor requests a callback from the demonstration seller's store. */
async function requestCallback(alias = 'sibmetiz') {
  const name = `Visitor ${Date.now().toString(36)}-${++requestCount}`
  const { id: storeId } = (await (await fetch(`${base()}/api/x/store/single?alias=${alias}`)).json()) as { id: number }
  const answer = await fetch(`${base()}/api/message/callback/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base(), sessionid: randomUUID() },
    body: JSON.stringify({
      storeId,
      name,
      phone: '+381641234567',
      question: 'How many are in a box?',
      preferredTime: 'TomorrowMorning',
    }),
  })
  assert.equal(answer.status, 200, await answer.text())
  return name
}

const rowWith = (page: Page, name: string) => page.locator('main li', { has: page.getByRole('heading', { name }) })

test('a request can be taken and completed with a note that appears in its history', async () => {
  const name = await requestCallback()
  await using visit = await open()
  const { page } = visit
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/profile')
  const badge = () => page.locator('#rail a[href$="/profile/callbacks"]')
  assert.match(await badge().innerText(), /Callback requests\s+\d/)
  await badge().click()
  await page.waitForURL(/callbacks/)
  const row = rowWith(page, name)
  await row.waitFor()
  assert.equal(await row.locator('a[href="tel:+381641234567"]').count(), 1)
  assert.match(await row.innerText(), /, morning[\s\S]*How many are in a box\?/)
  await row.getByRole('button', { name: 'Take on' }).click()
  await waitForStatus(page, /assigned to you/)
  assert.match(page.url(), /status=InWork/)
  await row.getByText('Add note').click()
  await row.locator('[name=note]').fill('Wants a pallet')
  await row.getByRole('button', { name: 'Mark as called' }).click()
  await waitForStatus(page, /Marked as called/)
  await page.getByRole('link', { name: 'Called' }).click()
  await row.getByText('History').click()
  assert.match(
    await row.locator('ol').innerText(),
    /Callback requested[\s\S]*Taken on[\s\S]*Called[\s\S]*Wants a pallet/,
  )
  assert.equal(await row.locator('form').count(), 0)
  assert.deepEqual(visit.problems, [])
})

test('a concurrent change by a colleague shows an error instead of being overwritten, without JavaScript too', async () => {
  const name = await requestCallback()
  await using first = await open()
  await using second = await open({ javaScript: false })
  for (const { page } of [first, second]) {
    await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
    await page.goto('/profile/callbacks?status=All')
  }
  await rowWith(first.page, name).getByRole('button', { name: 'Take on' }).click()
  await waitForStatus(first.page, /assigned to you/)
  const row = rowWith(second.page, name)
  await row.getByText('Add note').click()
  await row.locator('[name=note]').fill('Not a buyer')
  await row.getByRole('button', { name: 'Cancel request' }).click()
  await row.getByText(/A colleague has changed this request/).waitFor()
  assert.match(await second.page.title(), /^Error/)
  assert.equal(await row.locator('[name=note]').inputValue(), 'Not a buyer')
  await row.getByRole('button', { name: 'Cancel request' }).click()
  await waitForStatus(second.page, /cancelled/)
  assert.match(await row.innerText(), /Cancelled/)
})

test('a new request appears without a reload', async () => {
  await using visit = await open()
  await signIn(visit.page, 'seller@tradeyard.example', demonstrationPassword)
  const listening = visit.page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await visit.page.goto('/profile/callbacks')
  await listening
  await rowWith(visit.page, await requestCallback()).waitFor()
  assert.deepEqual(visit.problems, [])
})

test('the page fits three widths and is accessible in both themes', async () => {
  await requestCallback()
  for (const [size, theme, locale] of [
    ['phone', 'dark', '/ru'],
    ['tablet', 'light', '/de'],
    ['desktop', 'dark', ''],
  ] as const) {
    await using visit = await open({ size, theme })
    await signIn(visit.page, 'seller@tradeyard.example', demonstrationPassword)
    await visit.page.goto(`${locale}/profile/callbacks`)
    assert.deepEqual(await accessibilityProblems(visit.page), [], size)
    await assertFits(visit.page)
  }
})

test('an account without a store gets an explanation', async () => {
  await using visit = await open()
  await signIn(visit.page, 'buyer@tradeyard.example', demonstrationPassword)
  await visit.page.goto('/profile/callbacks')
  assert.match(await visit.page.locator('main').innerText(), /go to stores/)
  assert.equal(await visit.page.locator('#rail a[href$="/callbacks"]').count(), 0)
})
