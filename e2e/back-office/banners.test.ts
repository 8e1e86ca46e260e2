// Banners in the administration; rights, layout and accessibility of its lists.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { png } from '#platform/testing/files.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, openAsAdmin, rowWith, unique } from '../support/admin-lists.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, base, open, signIn, sizes } from '../support/browser.ts'
import { findPageProblems, waysToVisit } from '../support/page-checks.ts'
import { waitForStatus } from '../support/people.ts'

const banner = {
  placement: 'test',
  titles: { en: 'Spring' },
  notes: {},
  target: '/catalog/all',
  fileId: null,
  isActive: true,
  startsAt: '2026-03-01T00:00:00Z',
  endsAt: null,
}

test('a banner is made with an image, corrected, filtered and hidden, without JavaScript', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  const placement = unique('test')
  const title = unique('Spring sale ')
  await page.goto('/admin/banners?item=new')
  await page.locator('#create-target').fill('javascript:alert(1)')
  await page.locator('#create-placement').fill(placement)
  await page.locator('#create-startsAt').fill('2026-03-01T10:30')
  await page.locator('#create-fileId').setInputFiles({
    name: 'spring.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await png()),
  })
  await button(page, 'Create').click()
  await page.getByRole('alert').waitFor()
  assert.match(await page.title(), /^Error/)
  for (const field of ['titles-en', 'target'])
    assert.equal(await page.locator(`#create-${field}`).getAttribute('aria-invalid'), 'true', field)
  assert.equal(await page.locator('#create-placement').inputValue(), placement)
  assert.match(await page.locator('[name=fileId][type=hidden]').inputValue(), /^[\da-f-]{36}$/, 'the image is kept')
  await page.locator('#create-titles-en').fill(title)
  await page.locator('#create-target').fill('/catalog/all')
  await button(page, 'Create').click()
  await waitForStatus(page, /Banner added/)
  const shown = async () => {
    const answer = await fetch(`${base()}/api/x/banner/live/default/list?placement=${placement}`)
    return ((await answer.json()) as { items: { title: string; imageId: string | null }[] }).items
  }
  assert.deepEqual(
    (await shown()).map((each) => [each.title, each.imageId !== null]),
    [[title, true]],
  )

  await page.locator('[name=placement]').fill(placement)
  await page.locator('select[name=isActive]').selectOption('true')
  await button(page, 'Show').first().click()
  await page.waitForURL(/isActive=true/)
  assert.equal(await page.locator('main tbody tr').count(), 1)
  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await button(page, 'Hide').click()
  await page.getByRole('heading', { name: '1 banner will be hidden.' }).waitFor()
  assert.equal((await shown()).length, 1, 'a dry run changes nothing')
  await page.locator('#bulk-confirm ~ form').getByRole('button', { name: 'Hide' }).click()
  await waitForStatus(page, /Selected banners are now hidden/)
  assert.deepEqual(await shown(), [])
  await page.goto(`/admin/banners?query=${encodeURIComponent(title)}`)
  await rowWith(page, title).getByRole('link').click()
  assert.equal(await page.locator('#update-isActive').isChecked(), false)
  await page.locator('#update-isActive').check()
  await page.getByRole('checkbox', { name: 'Remove image' }).check()
  await button(page, 'Save').click()
  await waitForStatus(page, /Banner saved/)
  assert.deepEqual(
    (await shown()).map(({ imageId }) => imageId),
    [null],
  )
})

test('each list is open to administrators with its right only', async () => {
  await using admin = await openAsAdmin({ javaScript: false })
  const email = 'second-seller@tradeyard.example'
  const found = await admin.context.request.get(`/api/x/admin-panel/account/list?query=${email}`)
  const ids = ((await found.json()) as { items: { id: string }[] }).items.map(({ id }) => id)
  const setFeatures = (features: string[]) => post(admin.context, 'x/admin-panel/account/bulk-admin', { ids, features })
  await setFeatures(['brands'])
  try {
    await using editor = await open({ javaScript: false })
    await signIn(editor.page, email, demonstrationPassword)
    for (const [path, status] of [
      ['/admin/brands', 200],
      ['/admin/brands?export=xlsx', 200],
      ['/admin/banners', 403],
      ['/admin/banners?export=xlsx', 403],
    ] as const)
      assert.equal((await editor.context.request.get(path)).status(), status, path)
    await editor.page.goto('/admin')
    assert.equal(await editor.page.locator('main a[href="/admin/brands"]').count(), 1)
    assert.equal(await editor.page.locator('main a[href="/admin/banners"]').count(), 0)
  } finally {
    await setFeatures([])
  }
})

for (const way of waysToVisit)
  test(`lists and forms fit and are accessible (${way.prefix || '/en'} ${way.theme})`, async () => {
    await using visit = await openAsAdmin({ size: way.size, theme: way.theme })
    const { id } = await post<{ id: number }>(visit.context, 'x/admin-panel/banner/create', banner)
    const paths = ['/admin/brands', `/admin/banners?item=${id}`, '/admin/brands?item=new', '/admin/banners']
    assert.deepEqual(await findPageProblems(visit, way, { paths, prepare: openFolds }), [])
    await visit.page.setViewportSize(sizes[way.size])
    await visit.page.locator('tbody [name=ids]').first().check()
    assert.deepEqual(await accessibilityProblems(visit.page), [])
    assert.deepEqual(visit.problems, [])
  })

const openFolds = (page: Page) =>
  page.locator('main details').evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)))
