import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { until } from '#platform/testing/until.ts'
import * as contract from './contract.ts'
import { importingStore } from './imports.fixture.ts'
import { resumeImports } from './run/resume-imports.ts'
import { batchRows } from './staged-rows.ts'

/** Two batches, with the heads. */
const count = 2 * batchRows - 1
const last = `D-${count - 1}`
const table = ['Артикул;Название;Цена', ...Array.from({ length: count }, (_, n) => `D-${n};Болт ${n};1000`)].join('\n')

/** Fails like a full disk when the last product of the store is written, until it is disposed. */
async function fillDisk({ db, store }: Awaited<ReturnType<typeof importingStore>>) {
  const name = sql.ref(`full_disk_${store.id}`)
  await sql`
    create function ${name}() returns trigger language plpgsql as 'begin raise exception using errcode = ''53100'', message = ''no space left on device''; end'
  `.execute(db)
  await sql`
    create trigger ${name} before insert on products for each row
    when (new.store_id = ${sql.lit(store.id)} and new.code = ${sql.lit(last)}) execute function ${name}()
  `.execute(db)
  return { [Symbol.asyncDispose]: async () => void (await sql`drop function ${name} cascade`.execute(db)) }
}

test('on a full disk an import keeps whole batches, goes on when there is space, or is given up and undone (R08)', async () => {
  const own = await importingStore()
  const { upload, check, succeed, work, show, products, db } = own
  const start = async () => {
    const id = await upload(table)
    assert.equal((await check(id)).counts?.created, count)
    await using _ = await fillDisk(own)
    await succeed(contract.runImport, { id })
    await work()
    assert.deepEqual([(await show(id)).status, Object.keys(await products()).length], ['Running', batchRows - 1])
    return id
  }
  const resume = async (id: string) => {
    await sql`update imports set seen_at = now() - interval '1 minute' where id = ${id}::uuid`.execute(db)
    await resumeImports(db, new Date())
    await work()
    return (await show(id)).status
  }
  const undo = async (id: string) => {
    await succeed(contract.undoImport, { id })
    await work()
    assert.deepEqual(await products(), {})
  }
  const resumed = await start()
  assert.equal(await resume(resumed), 'Done')
  assert.deepEqual([(await show(resumed)).counts?.created, Object.keys(await products()).length], [count, count])
  await undo(resumed)

  const given = await start()
  await using _ = await fillDisk(own)
  await until(async () => (await resume(given)) === 'Failed')
  const { problem, counts } = await show(given)
  assert.deepEqual([problem?.code, counts?.created], ['imports.failed', batchRows - 1])
  await undo(given)
})
