import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startApp } from './app.ts'
import { fileDatabase, inTransaction } from './shared.ts'
import * as make from './make.ts'
import { anonymous, signedIn, withBearer } from './personas.ts'
import { boltCount } from './shop.ts'

test('a test database is a clone of the template', async () => {
  const { db } = await fileDatabase()
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from products where code like 'HB-%'`.execute(db)
  assert.equal(rows[0]!.count, boltCount)
})

test('what a test writes in its transaction is gone afterwards', async () => {
  await inTransaction(async (tx) => {
    await make.account(tx, { email: 'gone@test.example' })
  })()
  const { rows } = await sql`select 1 from accounts where email = 'gone@test.example'`.execute(
    (await fileDatabase()).db,
  )
  assert.equal(rows.length, 0)
})

test('a failure inside the transaction is the failure of the test', async () => {
  await assert.rejects(inTransaction(async () => assert.fail('as it is'))(), /as it is/)
})

test('people are recognised by cookie and by bearer', async () => {
  await using app = await startApp()
  assert.equal((await anonymous(app).get('/api/account/get/context')).status, 401)
  for (const client of [await signedIn(app, 'buyer'), await withBearer(app, 'buyer')]) {
    const answer = await client.get('/api/account/get/context')
    assert.equal(answer.status, 200)
    assert.equal((answer.body as { name: string }).name, 'Bea Buyer')
  }
})
