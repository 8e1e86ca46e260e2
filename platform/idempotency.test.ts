import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { withIdempotencyKey } from './idempotency.ts'
import { fileDatabase } from './testing/shared.ts'

const request = (key: string | undefined, input: unknown = { a: 1 }) => ({
  actor: 'somebody',
  call: 'POST a',
  key,
  input,
})

test('concurrent and later requests with the same key get the first result', async () => {
  const { db } = await fileDatabase()
  let runs = 0
  const ask = () =>
    db.transaction().execute((tx) => withIdempotencyKey(tx, request('twin'), async () => ({ run: ++runs })))
  const answers = await Promise.all(Array.from({ length: 10 }, ask))
  answers.push(await ask())
  assert.deepEqual([...new Set(answers.map(({ run }) => run))], [1])
})

test('keys are separate per actor and call', async () => {
  const { db } = await fileDatabase()
  let runs = 0
  for (const other of [
    request('shared'),
    { ...request('shared'), actor: 'other' },
    { ...request('shared'), call: 'POST b' },
  ])
    await db.transaction().execute((tx) => withIdempotencyKey(tx, other, async () => ++runs))
  assert.equal(runs, 3)
})

test('a different request with the same key is refused', async () => {
  const { db } = await fileDatabase()
  await db.transaction().execute((tx) => withIdempotencyKey(tx, request('reused'), async () => 1))
  await assert.rejects(
    db.transaction().execute((tx) => withIdempotencyKey(tx, request('reused', { a: 2 }), async () => 2)),
    { code: 'request.keyReused' },
  )
})

test('after a failure the key can be used again', async () => {
  const { db } = await fileDatabase()
  await assert.rejects(
    db.transaction().execute((tx) => withIdempotencyKey(tx, request('failed'), () => Promise.reject(new Error('no')))),
    /no/,
  )
  assert.equal(
    await db.transaction().execute((tx) => withIdempotencyKey(tx, request('failed'), async () => 'done')),
    'done',
  )
})

test('without a key every request runs', async () => {
  const { db } = await fileDatabase()
  let runs = 0
  for (let count = 0; count < 2; count++)
    await db.transaction().execute((tx) => withIdempotencyKey(tx, request(undefined), async () => ++runs))
  assert.equal(runs, 2)
  assert.equal((await sql`select 1 from idempotency_keys where key = ''`.execute(db)).rows.length, 0)
})
