import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readXlsx } from 'hucre/xlsx'
import { locales } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { randomFrom } from '#platform/testing/random.ts'
import { writeProducts } from '../../catalog/write-products/write-products.ts'
import type { NewProduct } from '../../catalog/write-products/tables.ts'
import { lockById } from '../../feeds/save-products.ts'
import * as contract from '../contract.ts'
import { importingStore } from '../imports.fixture.ts'
import { toTemplate } from './template.ts'

type Store = Awaited<ReturnType<typeof importingStore>>
const seed = 20_261_124
const count = 60

const words = [
  'Болт',
  'оцинкованный',
  '=1+1',
  '-10 °C',
  '+',
  '@сталь',
  'М8×40',
  '5/16"',
  'a;b',
  "'",
  '«усиленный»',
  '10%',
  'DIN 933',
]

async function addRandomProducts({ db, store, categoryId }: Store) {
  const random = randomFrom(seed)
  const { rows: options } = await sql<{ id: number; characteristicId: number; type: string }>`
    select o.id, c.id as "characteristicId", c.type from category_characteristics cc join characteristics c on c.id = cc.characteristic_id
    join characteristic_options o on o.characteristic_id = c.id where cc.category_id = ${categoryId} order by o.id
  `.execute(db)
  await sql`
    insert into characteristic_option_translations (option_id, locale, label)
    select o.id, l.locale, o.key || ' ' || l.locale from characteristic_options o, unnest(array['en', 'ru', 'de']) as l (locale) on conflict do nothing
  `.execute(db)
  const { rows: lengths } = await sql<{ id: number }>`
    select c.id from category_characteristics cc join characteristics c on c.id = characteristic_id where category_id = ${categoryId} and type = 'Interval'
  `.execute(db)
  const { rows: warehouses } = await sql<{
    id: number
  }>`select id from warehouses where store_id = ${store.id}`.execute(db)
  const { rows: units } = await sql<{ code: string }>`select code from unit_types`.execute(db)
  const { rows: brands } = await sql<{ id: number }>`
    insert into brands (alias, name) values ('zavod-1', 'Zavod 1'), ('other-alias', 'Renamed'), ('=brand', '=Brand') on conflict (alias) do update set name = excluded.name returning id
  `.execute(db)
  const maybe = <Value>(value: Value) => (random.chance(0.6) ? value : null)
  const text = (length: number) => Array.from({ length }, () => random.pick(words)).join(' ')
  const record = (number: number): NewProduct => {
    const priceMinor = random.between(1, 9_000_000)
    const step = random.pick([1, 1, 5, 12])
    const isMeasured = random.chance(0.5)
    const chosen = [...Map.groupBy(options, ({ characteristicId }) => characteristicId).values()].flatMap((own) =>
      own[0]!.type === 'TextList' ? random.some(own) : random.chance(0.6) ? [random.pick(own)] : [],
    )
    return {
      categoryId,
      code: `${random.pick(['', '=', '-', '0'])}T-${number}`,
      externalId: maybe(`offer ${number}`),
      status: random.pick(['Active', 'Active', 'Draft']),
      unitCode: random.pick(units).code,
      priceMinor,
      oldPriceMinor: maybe(priceMinor + random.between(1, 100_000)),
      vatPercent: maybe(random.pick([0, 5, 7, 10, 20, 22])),
      minimumOrder: step * random.between(1, 9),
      orderStep: step,
      isStockCounted: random.chance(0.7),
      leadDays: maybe(random.between(1, 60)),
      brandId: maybe(random.pick(brands).id),
      countryCode: maybe(random.pick(['RU', 'DE', 'CN', 'XK', 'TR'])),
      barcode: maybe(random.pick(['4600051000057', '40170725'])),
      weightGrams: maybe(random.between(1, 100_000)),
      lengthMm: isMeasured ? random.between(1, 9_000) : null,
      widthMm: isMeasured ? random.between(1, 9_000) : maybe(5),
      heightMm: isMeasured ? random.between(1, 9_000) : null,
      optionIds: chosen.map(({ id }) => id).sort((one, other) => one - other),
      texts: [
        ...(random.chance(0.85)
          ? [{ locale: 'ru' as const, name: text(3), description: random.chance(0.5) ? text(9) : '' }]
          : []),
        { locale: 'en', name: text(2) },
        ...random
          .some(['de', 'tr'] as const)
          .map((locale) => ({ locale, name: text(2), description: random.chance(0.5) ? text(6) : '' })),
      ],
      values: random.chance(0.5)
        ? lengths.map(({ id }) => ({ characteristicId: id, number: random.between(-5, 5_000) / 4 }))
        : [],
      properties: random.some([text(1), text(2)]).map((value, position) => ({ position, name: `P${position}`, value })),
      tiers: random.chance(0.3) ? [{ fromQuantity: step * 20, priceMinor: Math.max(1, priceMinor - 1) }] : [],
      stock: {
        policy: 'exact',
        quantities: warehouses.map(({ id }) => ({ warehouseId: id, quantity: random.between(0, 3) * 7 })),
      },
    }
  }
  const records = Array.from({ length: count }, (_, number) => ({ id: null, record: record(number) }))
  await db.transaction().execute((tx) => writeProducts(tx, store.id, records, { now: new Date() }))
}

async function snapshot({ db, store }: Store) {
  const { rows } = await sql<{ id: number; stock: unknown; version: number }>`
    select id, version, (select json_agg(s order by warehouse_id) from product_stock s where product_id = id) as stock
    from products where store_id = ${store.id} order by id
  `.execute(db)
  const products = await db.transaction().execute((tx) =>
    lockById(
      tx,
      store.id,
      rows.map(({ id }) => id),
    ),
  )
  return rows.map(({ id, stock, version }) => {
    const { hash: _, ...product } = products.get(id)!
    return { ...product, stock, version }
  })
}

for (const locale of locales)
  test(`a template with products, imported unchanged, changes nothing, in ${locale} (seed ${seed})`, async () => {
    const own = await importingStore()
    await addRandomProducts(own)
    const before = await snapshot(own)
    const { content } = await toTemplate(own.db, { categoryId: own.categoryId, locale, storeId: own.store.id })
    const id = await own.upload(content, 'template.xlsx')
    const checked = await own.check(id)
    assert.deepEqual([checked.differences, checked.reasons, checked.counts?.unchanged], [[], [], count])
    // The run is refused as there is nothing to do; a further row makes it run.
    const { status } = await own.call(contract.runImport, { id })
    assert.equal(status, 409)
    assert.deepEqual(await snapshot(own), before)
  })

test('a template has the texts of its products in further languages, which are imported when they are changed', async () => {
  const own = await importingStore()
  const { db, store, categoryId } = own
  const names = { ru: 'Болт', de: 'Schraube', it: 'Bullone, tel. +39 02 1234567' }
  const { id: productId } = await make.product(db, { storeId: store.id, categoryId, names })
  await sql`update product_translations set description = 'Aus Stahl' where product_id = ${productId} and locale = 'de'`.execute(
    db,
  )
  const { content } = await toTemplate(db, { categoryId, locale: 'en', storeId: store.id })
  const { sheets } = await readXlsx(content)
  const [heads, cells] = sheets[0]!.rows.map((row) => row.map((cell) => String(cell ?? ''))) as [string[], string[]]
  const translated = heads.filter((head) => /\([A-Z]{2}\)$/.test(head))
  assert.deepEqual(translated, ['Name (DE)', 'Description (DE)'], 'a cell that would be read otherwise stays empty')
  assert.deepEqual(
    translated.map((head) => cells[heads.indexOf(head)]),
    ['Schraube', 'Aus Stahl'],
  )
  const changed = cells.map((cell, column) => (heads[column] === 'Name (DE)' ? 'Sechskantschraube' : cell))
  const csv = [heads, changed].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n')
  const id = await own.upload(csv, 'template.csv')
  await own.check(id)
  await own.run(id)
  const [product] = await snapshot(own)
  assert.deepEqual(product!.texts.map(({ locale, name }) => [locale, name]).sort(), [
    ['de', 'Sechskantschraube'],
    ['it', 'Bullone, tel. +39 02 1234567'],
    ['ru', 'Болт'],
  ])
})

test('a template without all products of the store says how many it has', async () => {
  const own = await importingStore()
  await addRandomProducts(own)
  const place = { categoryId: own.categoryId, locale: 'en', storeId: own.store.id } as const
  const { fileName, content } = await toTemplate(own.db, { ...place, maxProducts: 2 })
  const part = `first 2 of ${count} products`
  assert.match(fileName, new RegExp(`, ${part}\\.xlsx$`))
  const { sheets } = await readXlsx(content)
  assert.deepEqual([sheets[0]!.rows.length, sheets[2]!.rows[0]], [3, [part]])
  assert.doesNotMatch((await toTemplate(own.db, place)).fileName, /first/)
})

test('texts of products are no formulas in a template', async () => {
  const own = await importingStore()
  await addRandomProducts(own)
  const { content } = await toTemplate(own.db, { categoryId: own.categoryId, locale: 'ru', storeId: own.store.id })
  const { sheets } = await readXlsx(content)
  const cells = sheets[0]!.rows.slice(1).flat()
  assert.equal(cells.filter((cell) => typeof cell === 'string' && /^[=+@-]/.test(cell)).length, 0)
  assert.ok(cells.some((cell) => typeof cell === 'string' && cell.startsWith("'=")))
})
