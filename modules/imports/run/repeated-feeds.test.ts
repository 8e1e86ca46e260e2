import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { importingStore } from '../imports.fixture.ts'

const feedOf = (...offers: string[]) =>
  `<?xml version="1.0"?><yml_catalog><shop><categories><category id="1">Болты</category></categories><offers>${offers.join('')}</offers></shop></yml_catalog>`
const offer = (id: string, content: string) =>
  `<offer id="${id}" available="true"><name>Болт ${id}</name><currencyId>RUB</currencyId><categoryId>1</categoryId>${content}</offer>`

test('a feed changes only what it says; what people have entered beside it stays', async () => {
  const own = await importingStore()
  const { db, store, importFile } = own
  const filled = await make.characteristic(db, {
    key: 'repeated-model',
    type: 'Text',
    options: [],
    categoryId: own.categoryId,
  })
  await importFile(feedOf(offer('F-1', '<price>1220</price><param name="Резьба">М8</param>')))
  await sql`
    update products set country_code = 'DE', brand_id = ${await make.brand(db, 'zavod')}, vat_percent = 10, barcode = '4006381333931',
      is_stock_counted = true where store_id = ${store.id}
  `.execute(db)
  await sql`update product_stock set quantity = 7 where product_id in (select id from products where store_id = ${store.id})`.execute(
    db,
  )
  await sql`
    insert into product_properties (product_id, position, name, value) select id, 1, 'Цвет', 'Серый' from products where store_id = ${store.id}
  `.execute(db)
  await sql`
    insert into product_values (product_id, characteristic_id, words) select id, ${filled.id}, '{"ru": "X1"}' from products where store_id = ${store.id}
  `.execute(db)
  await sql`update product_translations set description = 'Руками' where product_id in (select id from products where store_id = ${store.id})`.execute(
    db,
  )

  await importFile(feedOf(offer('F-1', '<price>2200</price><param name="Резьба">М10</param>')))
  const { rows } = await sql`
    select price_minor as price, vat_percent::int as vat, country_code as country, barcode, is_stock_counted as "isCounted",
      (select name from brands b where b.id = p.brand_id) as brand,
      (select sum(quantity)::int from product_stock s where s.product_id = p.id) as quantity,
      (select description from product_translations t where t.product_id = p.id) as description,
      (select words ->> 'ru' from product_values v where v.product_id = p.id) as model,
      (select string_agg(name || ' ' || value, ', ' order by position) from product_properties r where r.product_id = p.id) as properties
    from products p where store_id = ${store.id}
  `.execute(db)
  assert.deepEqual(rows, [
    {
      price: 200_000,
      vat: 10,
      country: 'DE',
      barcode: '4006381333931',
      isCounted: true,
      brand: 'zavod',
      quantity: 7,
      description: 'Руками',
      model: 'X1',
      properties: 'Резьба М10, Цвет Серый',
    },
  ])
})
