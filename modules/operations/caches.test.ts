import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listRates } from '#modules/currencies/contract.ts'
import { startApp } from '#platform/testing/app.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { invalidateCache, listCacheKeys } from './cache-contract.ts'

test('cached pages are listed and dropped by key, tag or altogether', async () => {
  const app = await fileApp()
  let renders = 0
  await using other = await startApp({
    database: app.database,
    render: async () => new Response(`<p>${++renders}</p>`, { headers: { 'content-type': 'text/html' } }),
  })
  const { visitor } = await administrator(app, ['cache'])
  const [one, two] = ['/about-us?drop=1', '/about-us?drop=2']
  const shown = async (path: string) => (await anonymous(other).get(path)).text
  const [first, second] = [await shown(one), await shown(two)]
  assert.deepEqual([await shown(one), await shown(two)], [first, second])
  await anonymous(app).call(listRates, {})

  const { items, total, groups } = (await visitor.call(listCacheKeys, { query: 'drop=' })).body
  assert.equal(total, 2)
  assert.deepEqual(
    items.map(({ address, locale, tags }) => [address, locale, tags]),
    [two, one].map((path) => [path, 'en', ['app-config']]),
  )
  assert.ok(groups.some(({ tag, count }) => tag === 'app-config' && count > 0))

  const key = items.find(({ address }) => address === one)!.id
  assert.equal((await visitor.call(invalidateCache, { ids: [key], isDryRun: true })).body.count, 1)
  assert.equal(await shown(one), first)
  await visitor.call(invalidateCache, { ids: [key] })
  assert.equal((await visitor.call(listCacheKeys, { query: one })).body.total, 0)
  assert.notEqual(await shown(one), first)
  assert.equal(await shown(two), second)
  await visitor.call(invalidateCache, { tags: ['app-config'] })
  assert.notEqual(await shown(two), second)
  const third = await shown(two)
  await visitor.call(invalidateCache, { isEverything: true })
  assert.notEqual(await shown(two), third)

  assert.equal((await visitor.call(invalidateCache, { tags: ['product:x'] })).status, 422)
  assert.deepEqual(
    (await auditOf(app, 'cache', 'entries')).map(({ details }) => details),
    [
      { before: { keys: [key], tags: [] }, after: null },
      { before: { keys: [], tags: ['app-config'] }, after: null },
    ],
  )
  assert.equal((await auditOf(app, 'cache', 'everything')).length, 1)
})
