import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptRows } from './kept.ts'
import { dropMemos } from './memo.ts'

const db = {} as never

/** Rows that count how often they were read; `asked` are the ids of each reading. */
function counted(options: { most?: number; with?: string[]; missing?: number[] } = {}) {
  const asked: (readonly number[])[] = []
  const tag = `row-${Math.floor(performance.now() * 1_000)}`
  const rows = keptRows({ tag, most: options.most ?? 100, with: options.with }, async (_db, ids) => {
    asked.push(ids)
    return ids.filter((id) => !options.missing?.includes(id)).map((id) => ({ id, reading: asked.length }))
  })
  return {
    asked,
    tag,
    read: async (ids: readonly number[], of = db) =>
      [...(await rows(of, ids)).values()].map(({ id, reading }) => `${id}:${reading}`).sort(),
  }
}

test('only rows that are not kept are read, all of them together', async () => {
  const { asked, read } = counted()
  assert.deepEqual(await read([1, 2]), ['1:1', '2:1'])
  assert.deepEqual(await read([2, 3, 4]), ['2:1', '3:2', '4:2'])
  assert.deepEqual(asked, [
    [1, 2],
    [3, 4],
  ])
})

test('a dropped tag takes its row away, a dropped tag of all takes every row', async () => {
  const { tag, read } = counted({ with: ['everything'] })
  await read([1, 2])
  dropMemos([`${tag}:2`, 'other:1', `${tag}:x`])
  assert.deepEqual(await read([1, 2]), ['1:1', '2:2'])
  dropMemos(['everything'])
  assert.deepEqual(await read([1, 2]), ['1:3', '2:3'])
})

test('what is read while its tag is dropped is not kept', async () => {
  let reading = 0
  let answer = (_rows: { id: number; reading: number }[]) => {}
  const rows = keptRows(
    { tag: 'slow', most: 10 },
    () => new Promise<{ id: number; reading: number }[]>((done) => (answer = done)),
  )
  const stale = rows(db, [1])
  dropMemos(['slow:1'])
  answer([{ id: 1, reading: ++reading }])
  assert.equal((await stale).get(1)!.reading, 1)
  const fresh = rows(db, [1])
  answer([{ id: 1, reading: ++reading }])
  assert.equal((await fresh).get(1)!.reading, 2)
})

test('no more rows are kept than allowed, and those used last stay', async () => {
  const { asked, read } = counted({ most: 2 })
  await read([1, 2])
  await read([1])
  await read([3])
  await read([1, 3])
  assert.deepEqual(asked, [[1, 2], [3]])
  await read([2])
  assert.deepEqual(asked.at(-1), [2])
})

test('a row that does not exist is asked for again, and a failed reading leaves nothing', async () => {
  const { asked, read } = counted({ missing: [9] })
  assert.deepEqual([await read([9]), await read([9])], [[], []])
  assert.deepEqual(asked, [[9], [9]])
  let readings = 0
  const failing = keptRows({ tag: 'failing', most: 10 }, async () => {
    if (++readings === 1) throw new Error('away')
    return [{ id: 1 }]
  })
  await assert.rejects(failing(db, [1]), /away/)
  assert.equal((await failing(db, [1])).size, 1)
})

test('another database has rows of its own, and a transaction reads for itself', async () => {
  const { asked, read } = counted()
  await read([1])
  await read([1], { isTransaction: true } as never)
  await read([1], {} as never)
  assert.deepEqual(asked, [[1], [1], [1]])
})
