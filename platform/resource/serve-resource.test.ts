import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { brands, generateBrandAlias, isBrandAliasAvailable } from '#modules/brands/contract.ts'
import { banners } from '#modules/content/banner-contract.ts'
import { resources } from '#modules/personas/resources.fixture.ts'
import { indexProductsHandler } from '#modules/search/jobs.ts'
import { readConfig } from '../config.ts'
import { drainJobs } from '../jobs/worker.ts'
import { createLog } from '../log.ts'
import type { TestApp } from '../testing/app.ts'
import { uploadedFile } from '../testing/fluent.ts'
import { administrator, auditOf } from '../testing/moderation.ts'
import { statusAndCode, type Visitor } from '../testing/personas.ts'
import { fileApp } from '../testing/shared.ts'
import { until } from '../testing/until.ts'
import { columnsOf } from './items.ts'

let app: TestApp
let editor: Visitor
let editorId: string
before(async () => {
  app = await fileApp()
  const made = await administrator(app, ['brands', 'banners'])
  ;[editor, editorId] = [made.visitor, made.id]
  banner.fileId = await uploadedFile(editorId)
})

const banner = {
  placement: 'category' as const,
  priority: 2,
  locales: ['de' as const],
  variants: [],
  titles: { en: 'Spring', de: 'Frühling' },
  notes: {},
  target: '/catalog/all',
  fileId: '',
  tabletFileId: null,
  desktopFileId: null,
  isActive: true,
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: null,
}

test('an item is created, read, changed and deleted, and each change is in the audit log', async () => {
  const { body: created } = await editor.call(brands.calls.create, { name: 'Zeta Tools', alias: 'zeta-tools' })
  assert.deepEqual(created, { ...created, version: 1, name: 'Zeta Tools', alias: 'zeta-tools', productCount: 0 })
  const { id } = created
  const { body: changed } = await editor.call(brands.calls.update, { id, version: 1, name: 'Zeta' })
  assert.deepEqual(changed, { ...created, version: 2, name: 'Zeta' })
  assert.deepEqual((await editor.call(brands.calls.single, { id })).body, changed)
  assert.equal((await editor.call(brands.calls.remove, { id, version: 2 })).status, 200)
  assert.equal(statusAndCode(await editor.call(brands.calls.single, { id })), '404 resource.notFound')
  assert.deepEqual(
    (await auditOf(app, 'brand', String(id))).map(({ action, actorId }) => [action, actorId]),
    ['brand.created', 'brand.updated', 'brand.deleted'].map((action) => [action, editorId]),
  )
})

test('the second of two who change the same version is refused, also at the same time', async () => {
  const { body: item } = await editor.call(brands.calls.create, { name: 'Race', alias: 'race' })
  const outcomes = await Promise.all(
    ['First', 'Second', 'Third'].map((name) => editor.call(brands.calls.update, { id: item.id, version: 1, name })),
  )
  assert.deepEqual(outcomes.map(statusAndCode).sort(), ['200', '409 resource.changed', '409 resource.changed'])
})

test('a value that must be unique is refused at its field', async () => {
  await editor.call(brands.calls.create, { name: 'Only', alias: 'only' })
  const refused = await editor.call(brands.calls.create, { name: 'Other', alias: 'only' })
  assert.equal(statusAndCode(refused), '409 resource.taken')
  assert.deepEqual(
    (refused.body as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path),
    ['alias'],
  )
})

test('what is in use is not deleted', async () => {
  const { rows } = await sql<{ id: number; version: number }>`
    select b.id, b.version from brands b join products p on p.brand_id = b.id limit 1
  `.execute(app.database.db)
  assert.equal(statusAndCode(await editor.call(brands.calls.remove, rows[0]!)), '409 resource.inUse')
})

test('the list is searched, ordered, filtered and cut into pages', async () => {
  for (const name of ['Quill One', 'Quill Two', 'Quill Three'])
    await editor.call(brands.calls.create, { name, alias: name.toLowerCase().replace(' ', '-') })
  const list = async (input: object) => (await editor.call(brands.calls.list, input)).body
  const page = await list({ query: 'QUILL', pageSize: 2 })
  assert.deepEqual([page.total, page.items.map(({ name }) => name)], [3, ['Quill One', 'Quill Three']])
  const last = await list({ query: 'quill', pageSize: 2, page: 2 })
  assert.deepEqual(
    last.items.map(({ name }) => name),
    ['Quill Two'],
  )
  const descending = await list({ query: 'quill', order: 'desc' })
  assert.deepEqual(
    descending.items.map(({ name }) => name),
    ['Quill Two', 'Quill Three', 'Quill One'],
  )

  await editor.call(banners.calls.create, banner)
  await editor.call(banners.calls.create, { ...banner, isActive: false })
  const { body: hidden } = await editor.call(banners.calls.list, { placement: 'category', isActive: 'false' })
  assert.deepEqual(hidden.items, [{ ...hidden.items[0], ...banner, isActive: false, version: 1 }])
})

test('many are deactivated and deleted at once; a dry run only tells the outcome', async () => {
  const made = await Promise.all(
    [1, 2, 3].map(() => editor.call(banners.calls.create, { ...banner, placement: 'group' })),
  )
  const ids = made.map(({ body }) => body.id)
  const listed = async () => (await editor.call(banners.calls.list, { placement: 'group' })).body.items
  const dryRun = await editor.call(banners.calls.bulkActivate, { ids, isActive: false, isDryRun: true })
  assert.deepEqual(dryRun.body, { count: 3, rejected: [] })
  assert.ok((await listed()).every(({ isActive }) => isActive))
  await editor.call(banners.calls.bulkActivate, { ids, isActive: false })
  assert.ok((await listed()).every(({ isActive, version }) => !isActive && version === 2))
  const { before, after } = (await auditOf(app, 'banner', String(ids[0]))).at(-1)!.details as Record<string, object>
  assert.deepEqual(after, { ...before, isActive: false, version: 2 })
  const again = await editor.call(banners.calls.bulkActivate, { ids, isActive: false })
  assert.deepEqual(again.body, { count: 0, rejected: [] })
  assert.deepEqual((await editor.call(banners.calls.bulkDelete, { ids: [...ids, 2_000_000_000] })).body, {
    count: 3,
    rejected: [{ id: 2_000_000_000, code: 'resource.notFound' }],
  })
  assert.deepEqual(await listed(), [])
})

test('of many only those in use are not deleted, which a dry run tells in advance', async () => {
  const { rows } = await sql<{ id: number }>`
    select distinct brand_id as id from products where brand_id is not null order by 1 limit 2
  `.execute(app.database.db)
  const used = rows.map(({ id }) => id)
  const made = await Promise.all(
    ['Spare One', 'Spare Two', 'Spare Three'].map((name) =>
      editor.call(brands.calls.create, { name, alias: name.toLowerCase().replace(' ', '-') }),
    ),
  )
  const ids = [used[0]!, ...made.map(({ body }) => body.id), used[1]!]
  const expected = { count: 3, rejected: used.map((id) => ({ id, code: 'resource.inUse' })) }
  const count = async () => (await editor.call(brands.calls.list, { query: 'spare' })).body.total
  assert.deepEqual((await editor.call(brands.calls.bulkDelete, { ids, isDryRun: true })).body, expected)
  assert.equal(await count(), 3)
  assert.deepEqual((await editor.call(brands.calls.bulkDelete, { ids })).body, expected)
  assert.equal(await count(), 0)
  assert.equal((await auditOf(app, 'brand', String(ids[1]))).at(-1)!.action, 'brand.deleted')
  assert.equal((await auditOf(app, 'brand', String(used[0]))).length, 0)
})

test('banners are found by their titles in any language', async () => {
  const titles = { en: 'Autumn', ru: 'Осенняя распродажа' }
  const { body: created } = await editor.call(banners.calls.create, { ...banner, titles })
  const { body: found } = await editor.call(banners.calls.list, { query: 'распродажа' })
  assert.deepEqual(
    found.items.map(({ id }) => id),
    [created.id],
  )
  assert.equal((await editor.call(banners.calls.list, { query: '"ru"' })).body.total, 0)
})

test('a target that leads nowhere and a file that does not exist are refused at their fields', async () => {
  for (const [field, value] of [
    ['target', 'javascript:alert(1)'],
    ['target', '//evil.example'],
    ['fileId', '6f9a8f0e-4a53-4bb1-9f0e-2f5d0d6f3c11'],
  ] as const) {
    const { status, body } = await editor.call(banners.calls.create, { ...banner, [field]: value })
    const { errors } = body as unknown as { errors: { path: string }[] }
    assert.deepEqual([status, errors.map(({ path }) => path)], [422, [field]])
  }
})

test('an alias is made from a name in any script, and is free', async () => {
  const { body } = await editor.call(generateBrandAlias, { name: 'Болт и Ко' })
  assert.match(body.alias, /^[a-z0-9-]+$/)
  await editor.call(brands.calls.create, { name: 'Болт и Ко', alias: body.alias })
  assert.equal((await editor.call(generateBrandAlias, { name: 'Болт и Ко' })).body.alias, `${body.alias}-2`)
  const { body: taken } = await editor.call(isBrandAliasAvailable, { alias: body.alias })
  const { body: free } = await editor.call(isBrandAliasAvailable, { alias: `${body.alias}-2` })
  assert.deepEqual([taken, free], [{ isAvailable: false }, { isAvailable: true }])
})

test('products are found by the new name of their brand', async () => {
  const { db, pool } = app.database
  const { rows } = await sql<{ id: number; version: number; code: string }>`
    select b.id, b.version, p.code from brands b join products p on p.brand_id = b.id where p.status = 'Active' order by p.id limit 1
  `.execute(db)
  const { id, version, code } = rows[0]!
  await editor.call(brands.calls.update, { id, version, name: 'Xylophonic' })
  const codes = async () => {
    const answer = await fetch(
      `${app.address}/api/x/platform/live/default/product/search?text=xylophonic&facets=0&pageSize=48`,
    )
    return ((await answer.json()) as { items: { code: string }[] }).items.map((item) => item.code)
  }
  await drainJobs(pool, [indexProductsHandler], { db, log: createLog('silent'), config: readConfig({}) })
  await until(async () => (await codes()).includes(code))
})

test('every field of a resource is a column of its table', async () => {
  for (const resource of resources) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${resource.table}
    `.execute(app.database.db)
    const declared = columnsOf(resource).map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    assert.deepEqual(rows.map(({ name }) => name).sort(), declared.sort(), resource.table)
  }
})
