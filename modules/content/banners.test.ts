import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startApp } from '#platform/testing/app.ts'
import { uploadedFile } from '#platform/testing/fluent.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp, fileDatabase } from '#platform/testing/shared.ts'
import { until } from '#platform/testing/until.ts'
import { banners, previewBanner } from './banner-contract.ts'
import { listBanners } from './contract.ts'

const dayMs = 86_400_000

async function bannerEditor() {
  const app = await fileApp()
  const { visitor: editor, id } = await administrator(app, ['banners'])
  const fileId = await uploadedFile(id)
  let count = 0
  const create = async (more: object = {}) => {
    const input = {
      placement: 'category' as const,
      priority: 1,
      locales: [],
      variants: [],
      titles: { en: `Banner ${++count}`, de: `Plakat ${count}` },
      notes: {},
      target: '/catalog/all',
      fileId,
      tabletFileId: null,
      desktopFileId: null,
      isActive: true,
      startsAt: '2020-01-01T00:00:00Z',
      endsAt: null,
      ...more,
    }
    const { body } = await editor.call(banners.calls.create, input)
    return body
  }
  const shown = async (placement: string, options: object = {}) => {
    const input = { p: 'live', g: 'default', placement } as never
    return (await anonymous(app).call(listBanners, input, options)).body.items.map(({ id: shownId }) => shownId)
  }
  const clear = async (...items: { id: number }[]) =>
    editor.call(banners.calls.bulkDelete, { ids: items.map((item) => item.id) })
  return { app, editor, create, shown, clear }
}

/** Moves the clock of the server; that of the database stays. */
const moveClock = (t: TestContext, ms: number) => t.mock.timers.setTime(Date.now() + ms)
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

test('a period does not end before it begins, whichever of both is changed', async () => {
  const { editor, create, clear } = await bannerEditor()
  const banner = await create({ startsAt: inDays(1), endsAt: inDays(2) })
  const update = async (period: object) =>
    editor.call(banners.calls.update, { id: banner.id, version: banner.version, ...period })
  for (const period of [{ endsAt: inDays(0.5) }, { startsAt: inDays(3) }]) {
    const { status, body } = await update(period)
    assert.deepEqual(
      [status, (body as { errors?: { path: string }[] }).errors?.map(({ path }) => path)],
      [422, ['endsAt']],
    )
  }
  assert.equal((await update({ endsAt: null })).status, 200)
  await clear(banner)
})

test('a banner is shown from the beginning of its period to its end', async (t) => {
  const { create, shown, clear } = await bannerEditor()
  const banner = await create({ startsAt: inDays(1), endsAt: inDays(2) })
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  assert.deepEqual(await shown('category'), [])
  moveClock(t, dayMs + 1)
  assert.deepEqual(await shown('category'), [banner.id])
  moveClock(t, dayMs)
  assert.deepEqual(await shown('category'), [])
  await clear(banner)
})

test('a cached page ends with the period of a banner, and at the beginning of the next one', async (t) => {
  const { create, clear } = await bannerEditor()
  let renders = 0
  await using app = await startApp({
    database: await fileDatabase(),
    async render(_request, { call }) {
      renders++
      const input = { p: 'live', g: 'default', placement: 'group' }
      const { items } = (await call(listBanners.id, input)) as { items: { title: string }[] }
      return new Response(items[0]?.title ?? 'none', { headers: { 'content-type': 'text/html' } })
    },
  })
  const page = async () => (await fetch(`${app.address}/`)).text()
  const banner = await create({ placement: 'group', startsAt: inDays(1), endsAt: inDays(2) })
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse(banner.startsAt) - 2 })
  // The invalidation of the new banner arrives first.
  await until(async () => {
    const before = renders
    return (await page()) === 'none' && renders === before
  })
  moveClock(t, 2)
  const { en: title } = banner.titles
  assert.deepEqual([await page(), await page()], [title, title])
  t.mock.timers.setTime(Date.parse(banner.endsAt!) - 1)
  assert.equal(await page(), title)
  moveClock(t, 1)
  assert.equal(await page(), 'none')
  await clear(banner)
})

test('the first of several by priority is shown; a list stands in for classes and groups without a banner', async () => {
  const { create, shown, clear } = await bannerEditor()
  const second = await create({ priority: 2 })
  const first = await create({ priority: 1 })
  assert.deepEqual(await shown('category'), [first.id, second.id])
  const list = await create({ placement: 'lists' })
  assert.deepEqual(await shown('class'), [list.id])
  const own = await create({ placement: 'class', priority: 5 })
  assert.deepEqual(await shown('class'), [own.id, list.id])
  assert.deepEqual(await shown('category'), [first.id, second.id])
  await clear(first, second, list, own)
})

test('of banners with the same priority the one that has begun last is shown', async () => {
  const { create, shown, clear } = await bannerEditor()
  const later = await create({ startsAt: inDays(-1) })
  const earlier = await create({ startsAt: inDays(-2) })
  const planned = await create({ startsAt: inDays(1) })
  assert.deepEqual(await shown('category'), [later.id, earlier.id])
  await clear(later, earlier, planned)
})

test('a banner is for languages and brands', async () => {
  const { create, shown, clear } = await bannerEditor()
  const german = await create({ locales: ['de', 'it'] })
  const dunav = await create({ variants: ['trade'] })
  assert.deepEqual(await shown('category', { locale: 'de' }), [german.id])
  assert.deepEqual(await shown('category', { locale: 'ru' }), [])
  await clear(german, dunav)
})

test('a preview shows a banner whose period has not begun, to administrators of banners only', async () => {
  const { app, editor, create, clear } = await bannerEditor()
  const banner = await create({ startsAt: inDays(1), isActive: false })
  const preview = await editor.call(previewBanner, { id: banner.id }, { locale: 'de' })
  assert.deepEqual([preview.body.title, preview.body.imageId], [banner.titles.de, banner.fileId])
  assert.equal((await anonymous(app).call(previewBanner, { id: banner.id })).status, 401)
  await clear(banner)
  assert.equal(statusAndCode(await editor.call(previewBanner, { id: banner.id })), '404 resource.notFound')
})

test('a banner needs a picture', async () => {
  const { create } = await bannerEditor()
  const { errors } = (await create({ fileId: null })) as unknown as { errors: { path: string }[] }
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['fileId'],
  )
})
