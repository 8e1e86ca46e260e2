import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { errorCode } from '#platform/testing/personas.ts'
import * as contract from './contract.ts'
import { listRefusedRows } from './repair-contract.ts'
import { importingStore, reasonsOf } from './imports.fixture.ts'

const table = `Артикул;Наименование;Цена, руб.;Остаток;Ед. изм.
B-1;Болт М8×40;1250,50;1 200;шт
B-2;Болт М10×60;"1 350,00";0;шт
B-3;Болт М12;12-15;5;шт
B-1;Болт ещё раз;700;1;шт
B-4;Болт М16;2000;;бочка
;Без артикула;2000;1;шт
`

test('a table is recognised, rehearsed without a trace, and imported', async () => {
  const { upload, show, check, run, products, call } = await importingStore()
  const id = await upload(table)
  const read = await show(id)
  assert.deepEqual(
    [read.status, read.layout, read.rowCount, read.columns.map(({ target }) => target)],
    ['Columns', { encoding: 'utf-8', delimiter: ';', headRow: 1 }, 7, ['code', 'name', 'price', 'stock', 'unit']],
  )
  const checked = await check(id)
  assert.equal(checked.status, 'Checked')
  assert.deepEqual([checked.counts?.created, checked.counts?.refused], [2, 4])
  assert.deepEqual(reasonsOf(checked), [
    'exchange.badPrice 1',
    'exchange.duplicateId 1',
    'exchange.noId 1',
    'exchange.unknownUnit 1',
  ])
  assert.equal(checked.reasons[0]!.text, 'The price is missing or isn’t a number')
  assert.deepEqual(await products(), {})

  const done = await run(id)
  assert.deepEqual([done.status, done.counts, done.undoUntil !== null], ['Done', checked.counts, true])
  assert.deepEqual(await products(), {
    'B-1': 'Болт М8×40 125050 Active piece 1200',
    'B-2': 'Болт М10×60 135000 Active piece 0',
  })
  const { body } = await call(listRefusedRows, { id })
  assert.deepEqual(
    body.items.map(({ row, cells, reasons }) => [row, cells[0], reasons.map(({ code }) => code)]),
    [
      [4, 'B-3', ['exchange.badPrice']],
      [5, 'B-1', ['exchange.duplicateId']],
      [6, 'B-4', ['exchange.unknownUnit']],
      [7, '', ['exchange.noId']],
    ],
  )
})

test('the same file again changes nothing, and a price list changes only what it says', async () => {
  const { importFile, upload, check, call, products } = await importingStore()
  const first = await importFile(
    'Артикул;Название;Цена;Описание;Производитель\nA-1;Болт;1000;Оцинкованный;Завод\nA-2;Болт 2;2000;;',
  )
  assert.deepEqual([first.counts?.created, first.counts?.refused], [2, 0])
  const id = await upload(
    'Артикул;Название;Цена;Описание;Производитель\nA-1;Болт;1000;Оцинкованный;Завод\nA-2;Болт 2;2000;;',
  )
  const again = await check(id)
  assert.deepEqual([again.counts?.unchanged, again.counts?.updated], [2, 0])
  assert.equal(errorCode(await call(contract.runImport, { id })), 'imports.nothingToImport')
  const prices = await importFile('Код;Цена\nA-1;1100')
  assert.deepEqual([prices.counts?.updated, prices.counts?.refused], [1, 0])
  assert.deepEqual(await products(), { 'A-1': 'Болт 110000 Active piece', 'A-2': 'Болт 2 200000 Active piece' })
})

test('undoing restores what was, but for products that somebody has changed since', async () => {
  const { importFile, products, call, work, show, update, find } = await importingStore()
  await importFile('Артикул;Название;Цена;Остаток\nA-1;Болт;1000;5\nA-2;Гайка;2000;6\nA-3;Шайба;3000;7')
  const before = await products()
  const { id } = await importFile(
    'Артикул;Название;Цена;Остаток\nA-1;Болт 1;1100;50\nA-2;Гайка 2;2200;60\nA-4;Винт;4000;1',
    { missing: 'archive' },
  )
  assert.deepEqual(await products(), {
    'A-1': 'Болт 1 110000 Active piece 50',
    'A-2': 'Гайка 2 220000 Active piece 60',
    'A-3': 'Шайба 300000 Archived piece 7',
    'A-4': 'Винт 400000 Active piece 1',
  })
  const documents = (await find('product')).body
  const edited = documents.items.find(({ fields }) => fields.code === 'A-2')!
  assert.equal((await update('product', edited, { price: 250000 })).status, 200)
  assert.equal((await call(contract.undoImport, { id })).status, 200)
  await work()
  const undone = await show(id)
  assert.deepEqual([undone.status, undone.counts?.undone, undone.counts?.kept], ['Undone', 3, 1])
  const { 'A-2': kept, ...others } = await products()
  const { 'A-2': _, ...wanted } = before
  assert.deepEqual(others, wanted)
  assert.match(kept!, /^Гайка 2 250000 /)
})

test('a code that two offers of a feed have is refused in the rehearsal as in the run, also far apart', async () => {
  const { upload, check, run, products } = await importingStore()
  const offers = Array.from({ length: 700 }, (_, number) =>
    offerOf(`F-${number}`, number === 650 ? 'C-3' : `C-${number}`),
  )
  const id = await upload(
    `<?xml version="1.0"?><yml_catalog><shop><offers>${offers.join('\n')}</offers></shop></yml_catalog>`,
  )
  const checked = await check(id)
  assert.deepEqual([checked.counts?.created, reasonsOf(checked)], [699, ['exchange.codeTaken 1']])
  const done = await run(id)
  assert.deepEqual([done.counts, reasonsOf(done)], [checked.counts, reasonsOf(checked)])
  assert.equal(Object.keys(await products()).length, 699)
})
const offerOf = (id: string, code: string) =>
  `<offer id="${id}"><name>Болт</name><vendorCode>${code}</vendorCode><price>1220</price><currencyId>RUB</currencyId></offer>`

test('the rehearsal names characteristics, options and categories as before and after', async () => {
  const { importFile, upload, check, db, categoryId } = await importingStore()
  await make.characteristic(db, { key: 'rehearsed', type: 'Select', options: ['zinc', 'brass'], categoryId })
  await sql`
    insert into characteristic_option_translations (option_id, locale, label)
    select o.id, 'en', o.key from characteristic_options o join characteristics c on c.id = o.characteristic_id where c.key = 'rehearsed'
  `.execute(db)
  await importFile('Артикул;Название;Цена;rehearsed\nA-1;Болт;1000;zinc')
  const { differences } = await check(await upload('Артикул;Название;Цена;rehearsed\nA-1;Болт;1000;brass'))
  assert.deepEqual(differences[0]?.changes, [
    { field: 'characteristics', name: 'rehearsed', before: 'zinc', after: 'brass' },
  ])
})

test('a rehearsal shows the first new products as they will be, and the first rows that are refused', async () => {
  const { upload, check } = await importingStore()
  const rows = Array.from({ length: 12 }, (_, number) => `N-${number};Болт М${number};1 250,50;уп.;5`)
  const id = await upload(['Артикул;Название;Цена;Ед.;Остаток', ...rows, 'N-x;Болт;10–20;шт;1'].join('\n'))
  const { differences, reasons } = await check(id)
  assert.deepEqual([differences.length, differences.every(({ isNew }) => isNew)], [10, true])
  const { row, name, changes } = differences[0]!
  const valueOf = (field: string) => changes.find((change) => change.field === field)?.after
  assert.deepEqual(
    [row, name, valueOf('priceMinor'), valueOf('unitCode'), valueOf('stock')],
    [2, 'Болт М0', 125_050, 'pack', 5],
  )
  assert.deepEqual(reasons[0]!.examples, [{ row: 14, detail: '10–20' }])
})

test('prices in the currency of their head are not those of the store', async () => {
  const { upload, check } = await importingStore()
  const { counts, reasons } = await check(await upload('Артикул;Название;Цена, тг\nC-1;Болт;97513\nC-2;Гайка;12 ₽'))
  assert.equal(counts?.created, 1, 'a cell knows better than the head')
  assert.deepEqual(reasons[0]!.examples, [{ row: 2, detail: 'KZT, RUB' }])
})

test('a heading in the only cell of its row is a heading', async () => {
  const { upload, check } = await importingStore()
  const rows = [
    ['№', 'Артикул', 'Наименование', 'Цена'],
    ['Болты'],
    [1, 'W-1', 'Болт М8', 1_000],
    ['Печать'],
    [2, 'W-2', 'Печатающая головка', 500],
  ]
  const { counts, groups } = await check(await upload(await writeXlsx({ sheets: [{ name: 'Прайс', rows }] })))
  assert.deepEqual([counts?.created, counts?.refused], [2, 0])
  assert.deepEqual(groups.map(({ label }) => label).sort(), ['Болт (Болты)', 'Печатающая головка (Печать)'])
})

test('headings between the rows are no products, but a column that groups the rows below them', async () => {
  const { upload, show, check, run, products, succeed, work } = await importingStore()
  const file =
    'Прайс-лист;;\nАртикул;Наименование;Цена\nБолты и гайки;;\nH-1;Болт М8;1000\nH-4;Гайка М8;500\nШайбы;;\nH-2;М8 × 16;2000\nH-3;;'
  const id = await upload(file)
  const { columns } = await show(id)
  assert.deepEqual(columns.map(({ head, target, samples }) => [head, target, samples.length]).at(-1), [
    'Heading above the row',
    'category',
    2,
  ])
  const { counts, groups } = await check(id)
  assert.deepEqual(
    groups.map(({ label }) => label).sort(),
    ['Болт (Болты и гайки)', 'Гайка (Болты и гайки)', 'Шайбы'],
    'a heading may stand above several kinds of things',
  )
  assert.deepEqual([counts?.created, counts?.refused], [3, 1], 'a code alone is a product without a name')
  await run(id)
  assert.deepEqual(Object.keys(await products()), ['H-1', 'H-2', 'H-4'])

  const again = await upload(file.replace('1000', '1100'))
  await succeed(contract.mapImportColumns, {
    ...(await show(again)).settings,
    id: again,
    targets: ['code', 'name', 'price', 'ignore'],
  })
  await work()
  const labels = (await show(again)).groups.map(({ label }) => label).sort()
  assert.deepEqual(labels, ['Болт', 'Гайка', 'М8 × 16'], 'the column can be left out')
})

test('a heading above the rows moves no products of the store to another category', async () => {
  const { db, store, importFile, upload, check, run } = await importingStore()
  await importFile('Артикул;Наименование;Цена\nH-5;Болт;1000')
  const other = await make.category(db, { name: 'Прочее' })
  const id = await upload('Артикул;Наименование;Цена\nРазное;;\nH-5;Болт;1100\nH-6;Болт новый;900')
  await check(id, {}, other.id)
  await run(id)
  const { rows } = await sql<{ code: string; isOther: boolean }>`
    select code, category_id = ${other.id} as "isOther" from products where store_id = ${store.id} order by code
  `.execute(db)
  assert.deepEqual(rows, [
    { code: 'H-5', isOther: false },
    { code: 'H-6', isOther: true },
  ])
})

test('a row without a name is named by its brand and code, and grouped by its brand', async () => {
  const { upload, show, check, run, products } = await importingStore()
  const id = await upload('Артикул;Наименование;Бренд;Цена\nP-1;;Bosch;1000\nP-2;;;500\nP-3;Фильтр;Bosch;700')
  const { counts } = await check(id)
  assert.deepEqual((await show(id)).groups.map(({ label }) => label).sort(), ['Bosch', 'Фильтр'])
  assert.deepEqual(
    [counts?.created, counts?.refused, reasonsOf(await show(id))],
    [2, 1, ['exchange.noCategory 1', 'exchange.noName 1']],
  )
  await run(id)
  assert.deepEqual(await products(), {
    'P-1': 'Bosch P-1 100000 Active piece',
    'P-3': 'Фильтр 70000 Active piece',
  })
  const later = await upload('Артикул;Бренд;Цена\nP-3;Bosch;800')
  await check(later)
  await run(later)
  assert.equal((await products())['P-3'], 'Фильтр 80000 Active piece', 'a product keeps its name')
})
