import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { registerCompany } from '#modules/team/contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { activeStore, getStore, lastStores, listStores, myStores } from './contract.ts'

test('the people of a draft store see it and what it lacks; nobody else does', async () => {
  const app = await fileApp()
  const { db } = app.database
  const owner = await somebody(app)
  const { body: opened } = await owner.call(registerCompany, {
    country: 'RU',
    taxNumber: '7707083893',
    companyName: 'Fresh LLC',
    supplierType: 'Distributor',
    storeName: 'Fresh fasteners',
    location: 'moscow',
  })
  const operator = await colleague(app, opened.storeId, 'Operator')
  const { alias } = opened
  for (const member of [owner, operator]) {
    const { status, body } = await member.call(getStore, { alias })
    assert.equal(status, 200)
    assert.deepEqual([body.name, body.draft], ['Fresh fasteners', { missing: ['products', 'about', 'logo', 'phone'] }])
  }
  await sql`update stores set phones = '{+74951234567}' where id = ${opened.storeId}`.execute(db)
  await sql`update store_translations set about = 'Bolts and nuts' where store_id = ${opened.storeId}`.execute(db)
  assert.deepEqual((await owner.call(getStore, { alias })).body.draft, { missing: ['products', 'logo'] })

  const stranger = await colleague(app, (await make.store(db)).id, 'Owner')
  for (const visitor of [stranger, anonymous(app)]) {
    assert.equal(statusAndCode(await visitor.call(getStore, { alias })), '404 suppliers.unknownStore')
    assert.equal((await visitor.call(listStores, { text: 'Fresh fasteners' })).body.total, 0)
    const { items } = (await visitor.call(lastStores, { limit: 24 })).body
    assert.ok(items.every(({ id }) => id !== opened.storeId))
  }

  await sql`update stores set status = 'Active' where id = ${opened.storeId}`.execute(db)
  assert.equal((await anonymous(app).call(getStore, { alias })).body.draft, null)
  for (const [status, expected] of [
    ['Suspended', '404 suppliers.unknownStore'],
    ['Closed', '410 suppliers.closedStore'],
  ]) {
    await sql`update stores set status = ${status} where id = ${opened.storeId}`.execute(db)
    assert.equal(statusAndCode(await owner.call(getStore, { alias })), expected)
  }
})

test('own stores are listed in every state; the only one is the active one without a header', async () => {
  const app = await fileApp()
  const { db } = app.database
  const draft = await make.store(db, { status: 'Draft' })
  const owner = await colleague(app, draft.id, 'Owner')
  const statuses = async () => (await owner.call(myStores, {})).body.items.map(({ id, status }) => [id, status])
  assert.deepEqual(await statuses(), [[draft.id, 'Draft']])
  const active = async (storeId?: number) =>
    (await owner.call(activeStore, {}, storeId === undefined ? {} : { storeId })).body?.id
  assert.equal(await active(), draft.id)
  const second = await make.store(db, { status: 'Suspended' })
  await make.member(db, second.id, owner.accountId, 'Manager')
  assert.deepEqual(await statuses(), [
    [draft.id, 'Draft'],
    [second.id, 'Suspended'],
  ])
  assert.equal(await active(), undefined, 'one of two must be named')
  assert.equal(await active(second.id), second.id)
  assert.equal(await active((await make.store(db)).id), undefined)
  await sql`update stores set status = 'Closed' where id = ${second.id}`.execute(db)
  assert.deepEqual(
    [await statuses(), await active()],
    [
      [
        [draft.id, 'Draft'],
        [second.id, 'Closed'],
      ],
      draft.id,
    ],
  )
})
