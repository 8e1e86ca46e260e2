import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import { errorCode } from '#platform/testing/personas.ts'
import * as contract from '../contract.ts'
import { importingStore, toChoice } from '../imports.fixture.ts'
import { listRepairs, repairImport } from '../repair-contract.ts'

type Store = Awaited<ReturnType<typeof importingStore>>
type Value = InputOf<typeof repairImport>['values'][number]

const repairsOf = async (store: Store, id: string, kind: string) =>
  (await store.succeed(listRepairs, { id })).items.filter((item) => item.kind === kind)

async function answer(store: Store, id: string, value: Value) {
  await store.succeed(repairImport, { id, values: [value] })
  await store.work()
}

/** Options and lengths by code. */
async function characteristicsOf({ db, store }: Store) {
  const { rows } = await sql<{ code: string; text: string }>`
    select p.code, concat_ws(' ', (select string_agg(o.key, ',' order by o.key) from characteristic_options o where o.id = any(p.option_ids)),
      (select string_agg(v.number::text, ',') from product_values v where v.product_id = p.id)) as text
    from products p where store_id = ${store.id} order by code
  `.execute(db)
  return Object.fromEntries(rows.map(({ code, text }) => [code, text]))
}

async function russianNames({ db }: Store) {
  await sql`
    update category_characteristics cc set is_required = true from characteristics c where c.id = cc.characteristic_id and c.key = 'fasteners.material'
  `.execute(db)
  await sql`
    insert into characteristic_translations (characteristic_id, locale, name, unit)
    select id, 'ru', 'Длина', 'мм' from characteristics where key = 'fasteners.length' on conflict do nothing
  `.execute(db)
  await sql`
    insert into characteristic_option_translations (option_id, locale, label)
    select o.id, 'ru', case o.key when 'brass' then 'латунь' else 'сталь' end from characteristic_options o join characteristics c on c.id = characteristic_id
    where c.key = 'fasteners.material' and o.key in ('brass', 'steel') on conflict do nothing
  `.execute(db)
}

test('a value for all of a group fills what its rows do not say, is remembered, and can be changed and forgotten', async () => {
  const store = await importingStore()
  await russianNames(store)
  const id = await store.upload('Код;Название;Цена;Материал болта\nK-1;Болт М8;1000;\nK-2;Болт, латунь;2000;')
  await store.check(id)
  const [asked] = await repairsOf(store, id, 'Constant')
  assert.deepEqual(
    asked?.values.map(({ rowCount, guess }) => [rowCount, guess]),
    [[1, null]],
    'the name of the other row says it',
  )
  const steel = asked!.choices.find(({ label }) => /^(?:steel|сталь)$/.test(label))!.key
  const value = { kind: 'Constant' as const, scope: asked!.scope, value: asked!.values[0]!.value, choice: steel }
  assert.equal(
    errorCode(await store.call(repairImport, { id, values: [{ ...value, choice: '999999999' }] })),
    'imports.unknownChoice',
  )
  await answer(store, id, value)
  const [again] = await repairsOf(store, id, 'Constant')
  assert.equal(again?.values[0]?.guess, steel, 'the answer is shown')
  assert.equal((await store.show(id)).counts?.incomplete, 0)
  await store.run(id)
  assert.deepEqual(await characteristicsOf(store), { 'K-1': 'steel', 'K-2': 'brass' })

  const later = await store.upload('Код;Название;Цена\nK-3;Болт М10;1000')
  assert.equal((await store.check(later)).counts?.incomplete, 0)
  await answer(store, later, { ...value, choice: '' })
  assert.equal((await store.show(later)).counts?.incomplete, 1)
})

test('neither a guess nor a value of the group changes what a product has', async () => {
  const store = await importingStore()
  await russianNames(store)
  const file = 'Код;Название;Цена\nG-1;Болт, латунь, 40 мм;1000'
  await store.importFile(file)
  assert.deepEqual(await characteristicsOf(store), { 'G-1': 'brass 40' })
  await sql`delete from product_values where product_id in (select id from products where store_id = ${store.store.id})`.execute(
    store.db,
  )
  const again = await store.upload(file)
  assert.equal((await store.check(again)).counts?.unchanged, 1)
})

const feedOf = (
  offers: string,
) => `<?xml version="1.0"?><yml_catalog><shop><currencies><currency id="RUB"/></currencies>
<categories><category id="1">Болты</category></categories><offers>${offers}</offers></shop></yml_catalog>`

test('parameters of a feed are its columns: fields, characteristics of the category by another name, or left out', async () => {
  const store = await importingStore()
  await russianNames(store)
  const id = await store.upload(
    feedOf(
      `<offer id="P-1"><name>Болт</name><price>10</price><categoryId>1</categoryId>
        <param name="Единица измерения">шт</param><param name="Размер L" unit="мм">40</param><param name="Масса" unit="г">500</param><param name="Полка">7</param></offer>`,
    ),
  )
  const shown = await store.show(id)
  assert.deepEqual(
    shown.columns.map(({ head, target, samples }) => `${head} ${target} ${samples.join()}`),
    [
      'Единица измерения unit шт',
      'Размер L characteristic 40 мм',
      'Масса characteristic 500 г',
      'Полка characteristic 7',
    ],
  )
  await store.succeed(contract.mapImportColumns, {
    id,
    targets: ['unit', 'characteristic', 'weight', 'ignore'],
    ...shown.settings,
  })
  await store.work()
  const { groups } = await store.show(id)
  await store.succeed(contract.mapImportCategories, {
    id,
    groups: groups.map((group) => toChoice(group, store.categoryId)),
  })
  await store.work()
  const [asked] = await repairsOf(store, id, 'Characteristic')
  assert.deepEqual(
    asked?.values.map(({ label, sample }) => `${label}: ${sample}`),
    ['Размер L: 40 мм'],
  )
  const length = asked!.choices.find(({ label }) => /length|Длина/.test(label))!.key
  await answer(store, id, { kind: 'Characteristic', scope: asked!.scope, value: 'Размер L', choice: length })
  await store.run(id)
  const { rows } = await sql<object>`
    select unit_code as unit, weight_grams as weight, (select number::text from product_values v where v.product_id = p.id) as length,
      (select count(*)::int from product_properties r where r.product_id = p.id) as properties
    from products p where store_id = ${store.store.id}
  `.execute(store.db)
  assert.deepEqual(rows, [{ unit: 'piece', weight: 500, length: '40', properties: 0 }])
})
