import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { activateOwnProducts } from '../../cabinet/bulk-contract.ts'
import { listOwnProducts } from '../../cabinet/contract.ts'
import * as contract from '../contract.ts'
import { importingStore, reasonsOf } from '../imports.fixture.ts'
import { toTemplate } from '../template/template.ts'

const head = 'Код;Название;Цена;Ед. изм.'

test('a row without a price is a draft, which is listed, cannot be published, and is on sale once it has a price', async () => {
  const store = await importingStore()
  const done = await store.importFile(
    `${head}\nN-1;Болт;0;шт\nN-2;Гайка;по запросу;шт\nN-3;Винт;;шт\nN-4;Шайба;12-15;шт\nN-5;Шпилька;1000;шт`,
  )
  assert.deepEqual(
    [done.counts?.created, done.counts?.priceless, done.counts?.refused, reasonsOf(done)],
    [4, 3, 1, ['exchange.badPrice 1']],
  )
  assert.deepEqual(await store.products(), {
    'N-1': 'Болт Draft piece',
    'N-2': 'Гайка Draft piece',
    'N-3': 'Винт Draft piece',
    'N-5': 'Шпилька 100000 Active piece',
  })
  const { items } = await store.succeed(listOwnProducts, { problem: 'price', sort: 'code', order: 'asc' })
  assert.deepEqual(
    items.map(({ code, price }) => [code, price]),
    [
      ['N-1', null],
      ['N-2', null],
      ['N-3', null],
    ],
  )
  const { body } = await store.call(activateOwnProducts, { ids: items.map(({ id }) => id), isActive: true })
  assert.deepEqual(
    body.rejected.map(({ code }) => code),
    ['products.priceless', 'products.priceless', 'products.priceless'],
  )
  const again = await store.importFile(`${head}\nN-1;Болт;900;шт\nN-2;Гайка;;шт`)
  assert.deepEqual([again.counts?.updated, again.counts?.unchanged], [1, 1])
  assert.equal((await store.products())['N-1'], 'Болт 90000 Active piece')
})

test('a product whose price is gone leaves the sale, comes back with its price, and with the undoing of the import', async () => {
  const store = await importingStore()
  const file = (one: string, two: string) => `${head}\nP-1;Болт;${one};шт\nP-2;Гайка;${two};шт`
  await store.importFile(file('1000', '2000'))
  const checkedId = await store.upload(file('0', '2000'))
  const checked = await store.check(checkedId)
  assert.deepEqual([checked.counts?.unpriced, checked.counts?.unchanged], [1, 1])
  const done = await store.run(checkedId)
  assert.deepEqual([done.counts?.unpriced, reasonsOf(done)], [1, ['exchange.badPrice 1']])
  assert.equal((await store.products())['P-1'], 'Болт 100000 Archived piece')
  assert.equal((await store.call(contract.undoImport, { id: checkedId })).status, 200)
  await store.work()
  assert.equal((await store.products())['P-1'], 'Болт 100000 Active piece')

  await store.importFile(file('0', '2000'))
  await store.importFile(file('1200', '2000'))
  assert.equal((await store.products())['P-1'], 'Болт 120000 Active piece')
  const { rows } = await sql<object>`
    select p.code from products p where store_id = ${store.store.id} and price_minor is null
  `.execute(store.db)
  assert.deepEqual(rows, [])
})

test('the template of a draft without a price changes nothing', async () => {
  const store = await importingStore()
  await store.importFile(`${head}\nT-1;Болт;;шт\nT-2;Гайка;1000;шт`)
  const { content } = await toTemplate(store.db, {
    categoryId: store.categoryId,
    locale: 'ru',
    storeId: store.store.id,
  })
  const { counts } = await store.check(await store.upload(content, 'template.xlsx'))
  assert.deepEqual([counts?.unchanged, counts?.updated, counts?.refused], [2, 0, 0])
})
