import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague } from '#platform/testing/somebody.ts'
import { getFormerStore } from './contract.ts'

test('a closed store is named with the class of its products; one that buyers may not have seen is not', async () => {
  const app = await fileApp()
  const { db } = app.database
  const node = await make.category(db, { key: 'tools', name: 'Tools', level: 'Class' })
  const categoryId = (await make.category(db, { parentId: node.id })).id
  const newStore = async (status: 'Active' | 'Archived' | 'Draft') => {
    const store = await make.store(db, { name: 'Former Tools', status: 'Closed' })
    await make.product(db, { storeId: store.id, categoryId, status })
    return store
  }
  const read = async ({ alias }: { alias: string }) => {
    const stranger = await colleague(app, (await make.store(db)).id, 'Owner')
    const answer = await anonymous(app).call(getFormerStore, { alias })
    assert.equal((await stranger.call(getFormerStore, { alias })).status, answer.status)
    return answer
  }
  const closed = await newStore('Active')
  assert.deepEqual((await read(closed)).body, { name: 'Former Tools', class: { path: 'tools', name: 'Tools' } })

  const deleted = await newStore('Active')
  await sql`update stores set status_before = 'Active' where id = ${deleted.id}`.execute(db)
  const suspended = await newStore('Active')
  await sql`update stores set suspension_reason = 'Fraud' where id = ${suspended.id}`.execute(db)
  const open = await make.store(db)
  await make.product(db, { storeId: open.id })
  for (const hidden of [
    deleted,
    suspended,
    open,
    await newStore('Draft'),
    await newStore('Archived'),
    { alias: 'nobody' },
  ])
    assert.equal(statusAndCode(await read(hidden)), '404 suppliers.unknownStore', hidden.alias)
})
