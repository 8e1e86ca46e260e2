import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CacheTag, cached, entityCache, invalidate, invalidateAll, onInvalidate } from './cache.ts'
import { taggedCache } from './tagged-cache.ts'
import type { Db } from './db/database.ts'

const db = {} as Db

// @ts-expect-error A misspelt tag does not compile.
const misspelt: CacheTag = 'rate'
void misspelt
const transaction = () => ({ isTransaction: true }) as Db

test('a fact is loaded once per key, by concurrent misses too, and again after its tag is invalidated', async () => {
  let loads = 0
  const fact = cached({ tag: 'rates' }, async (_db, key: string) => `${key}-${++loads}`)
  assert.deepEqual(await Promise.all([fact(db, 'a'), fact(db, 'a'), fact(db, 'b')]), ['a-1', 'a-1', 'b-2'])
  invalidate(['synonyms'])
  assert.equal(await fact(db, 'a'), 'a-1')
  invalidate(['rates'])
  assert.equal(await fact(db, 'a'), 'a-3')
  invalidateAll()
  assert.equal(await fact(db, 'a'), 'a-4')
})

test('an error is not cached', async () => {
  let loads = 0
  const fact = cached({ tag: 'rates' }, async () => {
    if (++loads === 1) throw new Error('away')
    return loads
  })
  await assert.rejects(fact(db), /away/)
  assert.equal(await fact(db), 2)
})

test('a fact that fails after its tag was invalidated does not remove the next one', async () => {
  const loads: PromiseWithResolvers<number>[] = []
  const fact = cached({ tag: 'rates' }, async () => {
    loads.push(Promise.withResolvers())
    return loads.at(-1)!.promise
  })
  const outdated = fact(db)
  invalidate(['rates'])
  const current = fact(db)
  loads[0]!.reject(new Error('away'))
  await assert.rejects(outdated, /away/)
  loads[1]!.resolve(2)
  assert.deepEqual([await current, await fact(db)], [2, 2])
})

test('a fact that is loading while its tag is invalidated is returned and not kept', async () => {
  const loads: PromiseWithResolvers<string>[] = []
  const fact = cached({ tag: 'rates' }, async () => {
    loads.push(Promise.withResolvers())
    return loads.at(-1)!.promise
  })
  const outdated = fact(db)
  invalidate(['rates'])
  loads[0]!.resolve('old')
  assert.equal(await outdated, 'old')
  const current = fact(db)
  loads[1]!.resolve('new')
  assert.deepEqual([await current, await fact(db)], ['new', 'new'])
})

test('facts are bounded in number and in age', async (t) => {
  t.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 1_000 })
  let loads = 0
  const fact = cached(
    { tag: 'rates', maxEntries: 2, maxAgeMs: 60_000 },
    async (_db, key: string) => `${key}-${++loads}`,
  )
  await fact(db, 'a')
  await fact(db, 'b')
  await fact(db, 'a')
  await fact(db, 'c')
  assert.deepEqual([await fact(db, 'a'), await fact(db, 'c'), await fact(db, 'b')], ['a-1', 'c-3', 'b-4'])
  t.mock.timers.tick(60_000)
  assert.equal(await fact(db, 'b'), 'b-4')
  t.mock.timers.tick(1_000)
  assert.equal(await fact(db, 'b'), 'b-5')
})

test('a transaction reads each fact itself, once until its tag is invalidated; another database has facts of its own', async () => {
  let loads = 0
  const fact = cached({ tag: 'rates' }, async () => ++loads)
  const tx = transaction()
  assert.deepEqual([await fact(db), await fact(tx), await fact(tx), await fact(transaction())], [1, 2, 2, 3])
  invalidate(['rates'])
  assert.deepEqual([await fact(tx), await fact(db), await fact({} as Db)], [4, 5, 6])
  assert.equal(await fact(db), 5)
})

/** Rows that count their loads; `loads` are the ids of each load. */
function countedRows(options: { maxEntries?: number; missing?: number[] } = {}) {
  const loads: (readonly number[])[] = []
  const rows = entityCache(
    { entity: 'product', tags: ['categories'], maxEntries: options.maxEntries ?? 100 },
    async (_db, ids) => {
      loads.push(ids)
      return ids.filter((id) => !options.missing?.includes(id)).map((id) => ({ id, load: loads.length }))
    },
  )
  const read = async (ids: readonly number[], from = db) =>
    (await rows(from, ids)).map(({ id, load }) => `${id}:${load}`)
  return { loads, read }
}

test('only missing rows are loaded, all of them together; rows come in the order of the ids', async () => {
  const { loads, read } = countedRows()
  assert.deepEqual(await read([2, 1]), ['2:1', '1:1'])
  assert.deepEqual(await read([4, 2, 3, 4]), ['4:2', '2:1', '3:2', '4:2'])
  assert.deepEqual(loads, [
    [2, 1],
    [4, 3],
  ])
})

test('concurrent misses of a row share its load', async () => {
  const { loads, read } = countedRows()
  assert.deepEqual(await Promise.all([read([1, 2]), read([2, 3]), read([1, 2, 3])]), [
    ['1:1', '2:1'],
    ['2:1', '3:2'],
    ['1:1', '2:1', '3:2'],
  ])
  assert.deepEqual(loads, [[1, 2], [3]])
})

test('the tag of a row removes the row, a tag of the set removes every row', async () => {
  const { read } = countedRows()
  await read([1, 2])
  invalidate(['product:2', 'store:1', 'rates'])
  assert.deepEqual(await read([1, 2]), ['1:1', '2:2'])
  invalidate(['categories'])
  assert.deepEqual(await read([1, 2]), ['1:3', '2:3'])
})

test('a row that is loading while its tag is invalidated is returned and not kept', async () => {
  for (const tag of ['product:1', 'categories'] as const) {
    const loads: PromiseWithResolvers<{ id: number; load: number }[]>[] = []
    const rows = entityCache({ entity: 'product', tags: ['categories'], maxEntries: 10 }, () => {
      loads.push(Promise.withResolvers())
      return loads.at(-1)!.promise
    })
    const outdated = rows(db, [1])
    invalidate([tag])
    const current = rows(db, [1])
    loads[1]!.resolve([{ id: 1, load: 2 }])
    loads[0]!.resolve([{ id: 1, load: 1 }])
    assert.deepEqual([(await outdated)[0]!.load, (await current)[0]!.load], [1, 2])
    assert.equal((await rows(db, [1]))[0]!.load, 2)
  }
})

test('rows are bounded in number: the least recently used go first', async () => {
  const { loads, read } = countedRows({ maxEntries: 2 })
  await read([1, 2])
  await read([1])
  await read([3])
  await read([1, 3])
  assert.deepEqual(loads, [[1, 2], [3]])
  await read([2])
  assert.deepEqual(loads.at(-1), [2])
})

test('a row that does not exist is loaded again, and a failed load leaves nothing', async () => {
  const { loads, read } = countedRows({ missing: [9] })
  assert.deepEqual([await read([9]), await read([9])], [[], []])
  assert.deepEqual(loads, [[9], [9]])
  let count = 0
  const failing = entityCache({ entity: 'product', maxEntries: 10 }, async () => {
    if (++count === 1) throw new Error('away')
    return [{ id: 1 }]
  })
  const outcomes = await Promise.allSettled([failing(db, [1]), failing(db, [1])])
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal((await failing(db, [1])).length, 1)
})

test('another database has rows of its own, and a transaction reads for itself', async () => {
  const { loads, read } = countedRows()
  await read([1])
  const tx = transaction()
  await read([1], tx)
  await read([1], tx)
  await read([1], {} as Db)
  await read([1])
  assert.deepEqual(loads, [[1], [1], [1], [1]])
})

const strings = (maxBytes = 1_000) =>
  taggedCache<{ text: string }>({ name: 'pages', maxBytes, sizeBytes: ({ text }) => text.length, maxAgeMs: 60_000 })

function keep(cache: ReturnType<typeof strings>, key: string, text: string, ...tags: Parameters<typeof invalidate>[0]) {
  using load = cache.beginLoad()
  load.keep(key, { text }, tags)
}

test('tagged values are bounded in bytes: the least recently used go first, and one that is too large is not kept', () => {
  const cache = strings()
  for (const key of ['a', 'b', 'c', 'd', 'e']) keep(cache, key, 'x'.repeat(200), 'rates')
  assert.ok(cache.get('a'))
  keep(cache, 'f', 'x'.repeat(200), 'rates')
  assert.deepEqual(cache.keys(), ['c', 'd', 'e', 'a', 'f'])
  keep(cache, 'huge', 'x'.repeat(20_000), 'rates')
  assert.deepEqual(cache.keys(), ['c', 'd', 'e', 'a', 'f'])
  cache.close()
})

test('a replaced value is counted once, and only its own tags remove it', () => {
  const cache = strings(500)
  for (let count = 0; count < 50; count++) keep(cache, 'a', 'x'.repeat(200), 'rates')
  keep(cache, 'b', 'x'.repeat(200), 'synonyms')
  assert.deepEqual(cache.keys(), ['a', 'b'])
  keep(cache, 'a', 'x'.repeat(200), 'banners')
  invalidate(['rates'])
  assert.deepEqual(cache.keys(), ['b', 'a'])
  invalidate(['banners'])
  assert.deepEqual(cache.keys(), ['b'])
  cache.close()
})

test('a value with a tag that is invalidated during its load is not kept, others are', () => {
  const cache = strings()
  {
    using first = cache.beginLoad()
    using second = cache.beginLoad()
    invalidate(['product:1'])
    using third = cache.beginLoad()
    first.keep('first', { text: 'old' }, ['product:1', 'rates'])
    second.keep('second', { text: 'other' }, ['product:2', 'rates'])
    third.keep('third', { text: 'new' }, ['product:1', 'rates'])
    assert.deepEqual(cache.keys(), ['second', 'third'])
    invalidateAll()
    second.keep('second', { text: 'old' }, [])
    assert.deepEqual(cache.keys(), [])
  }
  cache.close()
})

test('a closed cache no longer follows invalidations, nor does a listener that has unsubscribed', () => {
  const cache = strings()
  const heard: unknown[] = []
  const unsubscribe = onInvalidate((tags) => heard.push(tags))
  keep(cache, 'a', 'text', 'rates')
  invalidate(['synonyms'])
  cache.close()
  unsubscribe()
  invalidate(['rates'])
  assert.deepEqual(cache.keys(), ['a'])
  assert.deepEqual(heard, [['synonyms']])
})
