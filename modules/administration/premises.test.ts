import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './premises-contract.ts'

test('companies, branches and warehouses of all stores are listed, the newest first, and found', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { visitor } = await administrator(app, ['stores'])
  const store = await make.store(db, { name: 'Zupčanik plus' })
  await sql`
    update organizations set legal_name = 'Zupčanik plus d.o.o.', tax_number = '123450099'
    where id = (select organization_id from stores where id = ${store.id})
  `.execute(db)
  await sql`
    insert into company_branches (store_id, location_id, names, address, phone)
    select id, location_id, '{"en": "Showroom", "de": "Ausstellung"}', 'Nemanjina 4', '+381112223344' from stores where id = ${store.id}
  `.execute(db)
  await sql`update warehouses set address = 'Skladišna 17%' where store_id = ${store.id}`.execute(db)

  for (const query of ['123450099', 'zupcanik PLUS d']) {
    const { body } = await visitor.call(contract.listOrganizations, { query })
    assert.deepEqual(
      body.items.map(({ legalName, storeCount }) => [legalName, storeCount]),
      [['Zupčanik plus d.o.o.', 1]],
    )
  }
  const branches = (await visitor.call(contract.listBranches, { query: 'nemanjina' }, { locale: 'de' })).body
  assert.equal(branches.total, 1)
  assert.deepEqual(
    { ...branches.items[0]!, id: 0, location: '' },
    {
      id: 0,
      name: 'Ausstellung',
      store: { id: store.id, name: 'Zupčanik plus' },
      location: '',
      address: 'Nemanjina 4',
      phone: '+381112223344',
    },
  )
  const found = await visitor.call(contract.listWarehouses, { query: 'zupcanik' })
  assert.ok(found.body.items.length > 0 && found.body.items.every(({ store: { id } }) => id === store.id))
  assert.ok((await visitor.call(contract.listWarehouses, { query: '17%' })).body.items.length > 0)
  assert.equal((await visitor.call(contract.listWarehouses, { query: '17_' })).body.total, 0)
  for (const list of [contract.listOrganizations, contract.listBranches, contract.listWarehouses]) {
    const ids = (await visitor.call(list, { pageSize: 2 })).body.items.map(({ id }) => id)
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => b - a),
    )
  }
})
