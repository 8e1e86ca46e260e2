import assert from 'node:assert/strict'
import { test } from 'node:test'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { errorCode } from '#platform/testing/personas.ts'
import { adminImport, adminTemplate, listAllImports } from './admin-contract.ts'
import * as contract from './contract.ts'
import { importingStore } from './imports.fixture.ts'

async function setUp() {
  const own = await importingStore()
  const { visitor } = await administrator(own.app, ['products'])
  const upload = (content: string, storeId: number) =>
    visitor.upload(
      adminImport,
      { storeId: String(storeId) },
      { bytes: new Uint8Array(Buffer.from(content)), name: 'goods.csv' },
    )
  return { ...own, admin: visitor, uploadFor: upload }
}

test('an administrator imports a file for a store, which has it among its imports', async () => {
  const { importFile, uploadFor, store, app, work, show, products } = await setUp()
  // The store has decided about this category before.
  await importFile('Код;Название;Цена;Категория\nA-1;Болт;1000;Крепёж')
  const { status, body } = await uploadFor(
    'Код;Название;Цена;Категория\nA-1;Болт;1100;Крепёж\nA-2;Гайка;200;Крепёж',
    store.id,
  )
  assert.equal(status, 200)
  await work()
  assert.equal((await show(body.id)).status, 'Done')
  assert.deepEqual(await products(), { 'A-1': 'Болт 110000 Active piece', 'A-2': 'Гайка 20000 Active piece' })
  const entries = await auditOf(app, 'store', String(store.id))
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['store.import'],
  )
})

test('an administrator finds imports of all stores by store, file and status', async () => {
  const { importFile, admin, uploadFor, store, work } = await setUp()
  await importFile('Код;Название;Цена;Категория\nA-1;Болт;1000;Крепёж\nA-2;;1000;Крепёж')
  await uploadFor('Код;Название;Цена;Категория\nA-3;Болт;1000;Неизвестное', store.id)
  await work()
  const list = async (filter: object) =>
    (await admin.call(listAllImports, { storeId: store.id, ...filter })).body.items.map(
      ({ fileName, status, counts, store: { id } }) => [fileName, status, counts?.created, counts?.refused, id],
    )
  const waiting = ['goods.csv', 'Categories', undefined, undefined, store.id]
  const [latest, earlier] = await list({})
  assert.deepEqual(latest, waiting)
  assert.deepEqual(earlier?.slice(1), ['Done', 1, 1, store.id])
  assert.deepEqual(await list({ status: 'Categories', query: 'OODS' }), [waiting])
  assert.deepEqual(await list({ query: 'g%s' }), [])
  assert.equal((await admin.call(listAllImports, { storeId: 2_000_000_000 })).body.total, 0)
})

test('the prices of a feed that an administrator imports contain the VAT', async () => {
  const { importFile, uploadFor, store, work, products } = await setUp()
  await importFile('Код;Название;Цена;Категория\nA-1;Болт;1000;Крепёж')
  await uploadFor(
    `<?xml version="1.0"?><yml_catalog><shop><categories><category id="1">Крепёж</category></categories><offers>
<offer id="Y-1"><name>Винт</name><price>1220</price><currencyId>RUB</currencyId><categoryId>1</categoryId></offer></offers></shop></yml_catalog>`,
    store.id,
  )
  await work()
  assert.deepEqual(await products(), {
    'A-1': 'Болт 100000 Active piece',
    'Y-1': 'Винт 100000 Active piece',
  })
})

test('what is doubtful in the file of an administrator waits for the people of the store', async () => {
  const { uploadFor, store, work, show, call } = await setUp()
  const { body } = await uploadFor('Код;Название;Цена;Категория\nA-1;Болт;1000;Неизвестное', store.id)
  await work()
  assert.equal((await show(body.id)).status, 'Categories')
  assert.equal((await call(contract.listImports)).body.items[0]?.id, body.id)
  const unknown = await uploadFor('Один;Два\nA-1;Болт', store.id)
  await work()
  assert.equal((await show(unknown.body.id)).status, 'Columns')
  assert.equal(errorCode(await uploadFor('Код;Название;Цена\nA-1;Болт;1000', 2_000_000_000)), 'exchange.unknownStore')
})

test('a file of an administrator of which every row would be refused waits for the people of the store', async () => {
  const { uploadFor, store, work, show, products } = await setUp()
  const { body } = await uploadFor('Код;Цена;Остаток\nA-1;1000;5\nA-2;200;7', store.id)
  await work()
  assert.equal((await show(body.id)).status, 'Checked')
  assert.deepEqual(await products(), {})
})

test('an administrator downloads the template of a category with the products of a store', async () => {
  const { importFile, admin, store, categoryId } = await setUp()
  await importFile('Код;Название;Цена\nA-1;Болт;1000')
  const download = async (input: object) => {
    const { status, headers, text } = await admin.call(adminTemplate, { categoryId, ...input })
    assert.deepEqual([status, headers.get('content-type')], [200, adminTemplate.mediaType])
    return text.length
  }
  assert.ok((await download({ storeId: store.id })) > (await download({})))
})
