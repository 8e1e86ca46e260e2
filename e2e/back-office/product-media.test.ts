// Videos and documents of a product: from the editor of the seller to the page of the buyer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import * as files from '#platform/testing/files.ts'
import { webm } from '#platform/testing/videos.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, unique } from '../support/admin-lists.ts'
import { assertFits, open, signIn, waitForHydration, problemsExcept } from '../support/browser.ts'

/** The editor of a product on sale; returns the address of its page. */
async function openProduct(page: Page, order: 'asc' | 'desc') {
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto(`/profile/products?status=Active&sort=code&order=${order}`)
  await page.locator('tbody th a').first().click()
  await page.waitForURL(/\/profile\/products\/\d+$/)
  await waitForHydration(page)
  return `/product/${new URL(page.url()).pathname.split('/').at(-1)}`
}

test('a video is uploaded, stands before one of YouTube and plays on the page of the product', async () => {
  await using visit = await open()
  const { page } = visit
  const productPath = await openProduct(page, 'asc')
  const rows = page.locator('section[aria-labelledby=videos] li')
  await page.getByLabel('YouTube link').fill('https://youtu.be/aqz-KE-bpKQ')
  await button(page, 'Add video').click()
  await rows.filter({ hasText: 'YouTube' }).waitFor()
  await waitForHydration(page)

  const chooser = page.getByLabel('Video file')
  await chooser.setInputFiles({ name: 'clip.mov', mimeType: 'video/quicktime', buffer: Buffer.from('moov') })
  await page.getByText(/Please choose an MP4 or WebM file/).waitFor()
  await chooser.setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer: Buffer.from('no video') })
  await page.getByText('Files of this type aren’t accepted here.').waitFor()
  await chooser.setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer: Buffer.from(await webm()) })
  await rows.filter({ hasText: 'clip.webm' }).waitFor()
  await page.getByRole('button', { name: 'Move video 2 up' }).click()
  await rows.first().filter({ hasText: 'clip.webm' }).waitFor()

  await page.goto(productPath)
  const video = page.locator('#videos video')
  await video.scrollIntoViewIfNeeded()
  assert.equal(await page.locator('#videos li').first().locator('video').count(), 1)
  await video.focus()
  await page.keyboard.press('Space')
  await page.waitForFunction(() => (document.querySelector<HTMLVideoElement>('#videos video')?.currentTime ?? 0) > 0)
  await page.setViewportSize({ width: 375, height: 800 })
  await assertFits(page)
  assert.deepEqual(problemsExcept(visit, 415), [])
})

test('a certificate has a last day, of which the home of the store reminds', async () => {
  await using visit = await open()
  const { page } = visit
  const productPath = await openProduct(page, 'desc')
  const title = unique('Certificate ')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Add document' }) })
  await form.getByLabel('Type').selectOption('Certificate')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('File', { exact: true }).setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(files.pdf()),
  })
  await button(page, 'Add document').click()
  const row = page.locator('section[aria-labelledby=documents] li', { hasText: title })
  await row.getByLabel('Valid until').fill('2020-03-31')
  await row.getByRole('button', { name: /^Save date/ }).click()
  await row.getByText('Expired').waitFor()

  await page.getByRole('link', { name: 'Duplicate' }).click()
  await page.getByText('The videos and documents of the original come along.', { exact: false }).waitFor()
  await waitForHydration(page)
  await button(page, 'Save as draft').click()
  await page.waitForURL(/\/profile\/products\/\d+$/)
  await row.getByText('Expired').waitFor()
  await page.goto('/profile')
  const task = page.locator('li', { has: page.getByRole('heading', { name: 'Documents run out' }) })
  assert.match(await task.innerText(), /Earliest date: 31 Mar 2020/)
  await task.getByRole('link', { name: 'Show products' }).click()
  await page.locator('tbody').getByText('Documents run out').first().waitFor()
  await page.goto(productPath)
  await page.locator('#documents').getByText('Expired on 31 Mar 2020').waitFor()
  assert.deepEqual(visit.problems, [])
})

test('pictures are reordered without script', async () => {
  await using visit = await open({ javaScript: false })
  const { page } = visit
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/profile/products?status=Active')
  await page.locator('tbody tr:has(img) th a').first().click()
  await page.waitForURL(({ pathname }) => pathname !== '/profile/products')
  const pictures = () =>
    page
      .locator('input[name="fields.images"]')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  const before = await pictures()
  await page.getByRole('button', { name: 'Move image 2 forward' }).click()
  await page.waitForURL(/done=save/)
  assert.deepEqual(await pictures(), [before[1], before[0], ...before.slice(2)])
  await page.getByRole('button', { name: 'Move image 1 back' }).click()
  assert.deepEqual(visit.problems, [])
})
