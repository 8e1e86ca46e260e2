// Banners in the administration; rights, layout and accessibility of its lists.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { png } from '#platform/testing/files.ts'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, openAsAdmin, rowWith, unique } from '../support/admin-lists.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, base, open, signIn, sizes, type Visit } from '../support/browser.ts'
import { findPageProblems, waysToVisit } from '../support/page-checks.ts'
import { waitForStatus } from '../support/people.ts'

const banner = {
  placement: 'category',
  priority: 1,
  locales: [],
  variants: [],
  titles: { en: 'Spring' },
  notes: {},
  target: '/catalog/all',
  fileId: null,
  tabletFileId: null,
  desktopFileId: null,
  isActive: true,
  startsAt: '2026-03-01T00:00:00Z',
  endsAt: null,
}

type ListedBanner = { title: string; imageId: string | null; tabletImageId: string | null }
const shownOn = async (placement: string, locale = 'en') => {
  const headers = { 'accept-language': locale }
  const answer = await fetch(`${base()}/api/x/banner/live/default/list?placement=${placement}`, { headers })
  return ((await answer.json()) as { items: ListedBanner[] }).items
}
const image = async () => ({ name: 'spring.png', mimeType: 'image/png', buffer: Buffer.from(await png()) })

test('a banner is made with images, corrected, filtered and hidden, without JavaScript', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  const title = unique('Spring sale ')
  const shown = async (locale?: string) => (await shownOn('category', locale)).filter((each) => each.title === title)
  await page.goto('/admin/banners?item=new')
  await page.locator('#create-target').fill('javascript:alert(1)')
  await page.locator('#create-placement').selectOption('category')
  await page.locator('#create-startsAt').fill('2026-03-01T10:30')
  await page.locator('#create-desktopFileId').setInputFiles(await image())
  await button(page, 'Create').click()
  await page.getByRole('alert').waitFor()
  assert.match(await page.title(), /^Error/)
  for (const field of ['titles-en', 'target', 'fileId'])
    assert.equal(await page.locator(`#create-${field}`).getAttribute('aria-invalid'), 'true', field)
  assert.equal(await page.locator('#create-placement').inputValue(), 'category')
  const kept = page.locator('[name=desktopFileId][type=hidden]')
  assert.match(await kept.inputValue(), /^[\da-f-]{36}$/, 'the image is kept')
  await page.locator('#create-titles-en').fill(title)
  await page.locator('#create-target').fill('/catalog/all')
  await page.locator('#create-fileId').setInputFiles(await image())
  await page.locator('#create-tabletFileId').setInputFiles(await image())
  for (const language of ['English', 'Deutsch']) await page.getByRole('checkbox', { name: language }).check()
  await button(page, 'Create').click()
  await waitForStatus(page, /Banner added/)
  assert.deepEqual(
    (await shown()).map(({ imageId, tabletImageId }) => [imageId !== null, tabletImageId !== null]),
    [[true, true]],
  )
  assert.deepEqual([(await shown('de')).length, (await shown('ru')).length], [1, 0])

  await page.locator('select[name=placement]').first().selectOption('category')
  await page.locator('select[name=isActive]').selectOption('true')
  await button(page, 'Show').first().click()
  await page.waitForURL(/isActive=true/)
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
  await page.getByRole('checkbox', { name: 'Remove the image for tablets' }).check()
  await button(page, 'Save').click()
  await waitForStatus(page, /Banner saved/)
  assert.deepEqual(
    (await shown()).map(({ tabletImageId }) => tabletImageId),
    [null],
  )
  await page.locator('main tbody [name=ids]').check()
  await button(page, 'Delete').first().click()
  await page.locator('#bulk-confirm ~ form').getByRole('button', { name: 'Delete' }).click()
  await waitForStatus(page, /deleted/)
})

test('a banner is previewed, goes live on the cached page of visitors and ends there', async () => {
  await using visit = await openAsAdmin()
  await using visitor = await open({ javaScript: false })
  const title = unique('Live ')
  const { context, page } = visit
  const fileId = await uploadImage(visit)
  const soon = () => new Date(Date.now() + 3_000).toISOString()
  const startsAt = new Date(Date.now() + 3_600_000).toISOString()
  const input = { ...banner, placement: 'group', titles: { en: title }, fileId, startsAt }
  const { id } = await post<{ id: number }>(context, 'x/admin-panel/banner/create', input)
  const update = async (version: number, period: object) => {
    const data = { id, version, ...period }
    const answer = await context.request.put('/api/x/admin-panel/banner/update', { data, headers: { origin: base() } })
    assert.ok(answer.ok(), await answer.text())
  }
  await page.goto(`/admin/banners?item=${id}`)
  const path = (await page.getByRole('link', { name: 'Preview on the page' }).getAttribute('href'))!
  await page.goto(path)
  await page.getByText(title).first().waitFor()
  const isShown = async (address: string) => {
    await visitor.page.goto(address)
    return (await visitor.page.getByText(title).count()) > 0
  }
  assert.equal(await isShown(path), false, 'visitors have no preview')
  const own = path.split('?')[0]!
  await update(1, { startsAt: soon() })
  await until(() => isShown(own), 'the banner does not begin')
  await update(2, { endsAt: soon() })
  await until(async () => !(await isShown(own)), 'the banner does not end')
  await post(context, 'x/admin-panel/banner/bulk-delete', { ids: [id] })
})

test('a banner begins when the clock of its administrator says so', async () => {
  await using visit = await openAsAdmin({ timeZone: 'Europe/Belgrade' })
  const { context, page } = visit
  const title = unique('Summer ')
  await page.goto('/admin/banners?item=new')
  await page.getByText('Time zone: Central European Time').waitFor()
  await page.locator('#create-startsAt').fill('2026-07-01T10:30')
  await button(page, 'Create').click()
  await page.getByRole('alert').waitFor()
  assert.equal(await page.locator('#create-startsAt').inputValue(), '2026-07-01T10:30')
  await page.locator('#create-titles-en').fill(title)
  await page.locator('#create-target').fill('/catalog/all')
  await page.locator('#create-fileId').setInputFiles(await image())
  await button(page, 'Create').click()
  await waitForStatus(page, /Banner added/)
  await page.goto(`/admin/banners?query=${encodeURIComponent(title)}`)
  await rowWith(page, title).getByRole('link').click()
  assert.equal(await page.locator('#update-startsAt').inputValue(), '2026-07-01T10:30')
  const found = await context.request.get(`/api/x/admin-panel/banner/list?query=${encodeURIComponent(title)}`)
  const [stored] = ((await found.json()) as { items: { id: number; startsAt: string }[] }).items
  assert.equal(new Date(stored!.startsAt).toISOString(), '2026-07-01T08:30:00.000Z')
  await post(context, 'x/admin-panel/banner/bulk-delete', { ids: [stored!.id] })
})

/** Uploads an image with the form of a new banner that is refused. */
async function uploadImage({ page }: Visit) {
  await page.goto('/admin/banners?item=new')
  await page.locator('#create-fileId').setInputFiles(await image())
  await button(page, 'Create').click()
  await page.getByRole('alert').waitFor()
  return page.locator('[name=fileId][type=hidden]').inputValue()
}

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
      ['/admin/banners', 403],
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
    const fileId = await uploadImage(visit)
    visit.problems.length = 0
    const { id } = await post<{ id: number }>(visit.context, 'x/admin-panel/banner/create', { ...banner, fileId })
    const paths = ['/admin/brands', `/admin/banners?item=${id}`, '/admin/brands?item=new', '/admin/banners']
    assert.deepEqual(await findPageProblems(visit, way, { paths, prepare: openFolds }), [])
    await visit.page.setViewportSize(sizes[way.size])
    await visit.page.locator('tbody [name=ids]').first().check()
    assert.deepEqual(await accessibilityProblems(visit.page), [])
    assert.deepEqual(visit.problems, [])
  })

const openFolds = (page: Page) =>
  page.locator('main details').evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)))
