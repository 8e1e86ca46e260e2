import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { errorCode } from '#platform/testing/personas.ts'
import { colleague } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { importingStore, reasonsOf } from './imports.fixture.ts'

test('of two imports of a store the second waits for the first', async () => {
  const { upload, check, call, work, show, products } = await importingStore()
  const ids = [await upload('Код;Название;Цена\nW-1;Болт;1000'), await upload('Код;Название;Цена\nW-1;Болт;1100')]
  for (const id of ids) await check(id)
  const answers = await Promise.all(ids.map((id) => call(contract.runImport, { id })))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  const started = await Promise.all(ids.map(show))
  assert.deepEqual(started.map(({ status }) => status).sort(), ['Running', 'Waiting'])
  await work()
  const ended = await Promise.all(ids.map(show))
  assert.deepEqual(
    ended.map(({ status }) => status),
    ['Done', 'Done'],
  )
  const last = started.findIndex(({ status }) => status === 'Waiting')
  assert.deepEqual(await products(), { 'W-1': `Болт ${last === 0 ? 100_000 : 110_000} Active piece` })
  assert.ok(ended[last]!.undoUntil)
  assert.equal(ended[1 - last]!.undoUntil, null)
  assert.equal(errorCode(await call(contract.undoImport, { id: ids[1 - last]! })), 'imports.undoExpired')
})

test('an import cannot be undone, nor is that offered, while another one runs', async () => {
  const { importFile, upload, check, call, work, show } = await importingStore()
  const { id } = await importFile('Код;Название;Цена\nW-6;Болт;1000')
  const next = await upload('Код;Название;Цена\nW-6;Болт;1100')
  await check(next)
  assert.ok((await show(id)).undoUntil)
  await call(contract.runImport, { id: next })
  assert.equal((await show(id)).undoUntil, null)
  assert.equal(errorCode(await call(contract.undoImport, { id })), 'imports.undoExpired')
  await work()
})

test('a run is started once, and undone once, however often it is asked for', async () => {
  const { upload, check, call, work, show } = await importingStore()
  const id = await upload('Код;Название;Цена\nW-2;Болт;1000')
  await check(id)
  const started = await Promise.all([1, 2, 3].map(() => call(contract.runImport, { id })))
  assert.deepEqual(started.map(({ status }) => status).sort(), [200, 409, 409])
  await work()
  const undone = await Promise.all([1, 2, 3].map(() => call(contract.undoImport, { id })))
  assert.deepEqual(undone.map(({ status }) => status).sort(), [200, 409, 409])
  await work()
  assert.deepEqual([(await show(id)).status, (await show(id)).counts?.undone], ['Undone', 1])
})

test('a category that is gone after the check refuses its rows', async () => {
  const { upload, check, run, products, db } = await importingStore()
  const { rows } = await sql<{ id: number }>`
    insert into categories (parent_id, level, key, path, position) select parent_id, level, 'passing', path, 99 from categories where key = 'hex-bolts'
    returning id
  `.execute(db)
  const id = await upload('Код;Название;Цена\nW-3;Болт;1000')
  await check(id, {}, rows[0]!.id)
  await sql`update categories set is_active = false where id = ${rows[0]!.id}`.execute(db)
  const done = await run(id)
  assert.deepEqual([done.status, done.counts?.refused, reasonsOf(done)], ['Done', 1, ['exchange.noCategory 1']])
  assert.deepEqual(await products(), {})
})

test('an operator imports products as drafts and changes no price', async () => {
  const { app, store, importFile, check, products, work } = await importingStore()
  await importFile('Код;Название;Цена;Остаток\nW-4;Болт;1000;1')
  const operator = await colleague(app, store.id, 'Operator')
  const bytes = new Uint8Array(Buffer.from('Код;Название;Цена;Остаток\nW-4;Болт 4;1;2\nW-5;Болт 5;1000;3'))
  const { body } = await operator.upload(contract.startImport, {}, { bytes }, { storeId: store.id })
  await work()
  await check(body.id)
  await operator.call(contract.runImport, { id: body.id }, { storeId: store.id })
  await work()
  assert.deepEqual(await products(), { 'W-4': 'Болт 4 100000 Active piece 2', 'W-5': 'Болт 5 100000 Draft piece 3' })
})
