import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { importFeed } from './import-feed.ts'

const mapping = readFileSync(join(import.meta.dirname, 'testdata/fasteners.mapping.json'), 'utf8')

async function* feedOf(offers: string) {
  yield Buffer.from(`<yml_catalog><shop><offers>${offers}</offers></shop></yml_catalog>`)
}

test('products without required characteristics stay drafts until the feed or the seller adds them; published products stay published', async () => {
  const { db } = await fileDatabase()
  const store = await make.store(db, { currency: 'RUB', locale: 'ru', status: 'Draft' })
  const require = (isRequired: boolean) =>
    sql`
    update category_characteristics set is_required = ${isRequired} where (category_id, characteristic_id) in (
      select c.id, x.id from categories c, characteristics x where c.key = 'hex-bolts' and x.key in ('fasteners.material', 'fasteners.length'))
  `.execute(db)
  const steel = '<param name="Материал">Сталь</param><param name="Длина">60</param>'
  const offer = (id: string, more = '', price = 100) =>
    `<offer id="B-${id}"><name>Болт № ${id}</name><price>${price}</price><currencyId>RUB</currencyId><param name="Вид">Болт</param>${more}</offer>`
  const statuses = async () => {
    const { rows } = await sql<{
      found: string
    }>`select external_id || ' ' || status as found from products where store_id = ${store.id} order by 1`.execute(db)
    return rows.map(({ found }) => found)
  }
  const lacking = async (offers: string) =>
    (await run(offers)).incomplete.map(({ offerId, code, detail }) => `${offerId} ${code}: ${detail}`)
  const run = (offers: string) =>
    importFeed(db, {
      storeAlias: store.alias,
      stream: feedOf(offers),
      mapping,
      sourceLocale: 'ru',
      now: new Date('2026-03-02T10:00:00Z'),
    })
  const storeStatus = async () =>
    (await sql<{ status: string }>`select status from stores where id = ${store.id}`.execute(db)).rows[0]!.status
  const named = 'lacksCharacteristics: hex-bolts: Материал, Length'
  await sql`
    insert into characteristic_translations (characteristic_id, locale, name) select id, t.locale, t.name from characteristics,
      (values ('ru', 'Материал', 'fasteners.material'), ('en', 'Length', 'fasteners.length')) as t (locale, name, of)
    where key = t.of on conflict (characteristic_id, locale) do update set name = excluded.name
  `.execute(db)
  await require(true)
  try {
    assert.deepEqual(await lacking(offer('1')), [`B-1 ${named}`])
    assert.deepEqual([await statuses(), await storeStatus()], [['B-1 Draft'], 'Draft'])
    assert.deepEqual(
      await lacking(offer('1') + offer('2', steel)),
      [`B-1 ${named}`],
      'even if the offer has not changed',
    )
    assert.deepEqual([await statuses(), await storeStatus()], [['B-1 Draft', 'B-2 Active'], 'Active'])
    assert.deepEqual(await lacking(offer('1', '<param name="Материал">Сталь</param>')), [
      'B-1 lacksCharacteristics: hex-bolts: Length',
    ])
    assert.deepEqual(
      await lacking(offer('1', steel) + offer('2', '', 110)),
      [],
      'characteristics that the feed no longer contains stay',
    )
    assert.deepEqual(await statuses(), ['B-1 Active', 'B-2 Active'])

    await lacking(offer('3') + offer('4'))
    const {
      rows: [{ id } = assert.fail()],
    } = await sql<{ id: number }>`select id from products where store_id = ${store.id} and external_id = 'B-3'`.execute(
      db,
    )
    await sql`
      update products set option_ids = array(select o.id from characteristic_options o join characteristics c on c.id = o.characteristic_id where c.key = 'fasteners.material' and o.key = 'brass') where id = ${id}
    `.execute(db)
    await sql`insert into product_values (product_id, characteristic_id, number) select ${id}, id, 75 from characteristics where key = 'fasteners.length'`.execute(
      db,
    )
    await sql`update product_sources set is_held = false where product_id = (select id from products where store_id = ${store.id} and external_id = 'B-4')`.execute(
      db,
    )
    assert.deepEqual(await lacking(offer('3', '', 120) + offer('4', steel)), [])
    assert.deepEqual(
      await statuses(),
      ['B-1 Active', 'B-2 Active', 'B-3 Active', 'B-4 Draft'],
      'a draft made by the seller stays a draft',
    )
    const { rows } =
      await sql`select number::int as length, cardinality(option_ids) as options from products p join product_values v on v.product_id = p.id where p.id = ${id}`.execute(
        db,
      )
    assert.deepEqual(rows, [{ length: 75, options: 1 }])

    await require(false)
    await lacking(offer('5') + offer('6'))
    await require(true)
    assert.deepEqual(await lacking(offer('5', '', 130) + offer('6').replace('Болт</param>', 'Шайба</param>')), [
      `B-5 ${named}`,
    ])
    assert.deepEqual((await statuses()).slice(4), ['B-5 Active', 'B-6 Active'], 'published products stay published')
    assert.deepEqual(await lacking(offer('6')), [`B-6 ${named}`])
    assert.equal((await statuses())[5], 'B-6 Draft', 'unless the new category requires more')
  } finally {
    await require(false)
  }
})
