import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { writeXlsx } from 'hucre/xlsx'
import { rateBetween } from '#platform/values/money.ts'
import { errorCode } from '#platform/testing/personas.ts'
import { latestRates } from '../../currencies/rates.ts'
import * as contract from '../contract.ts'
import { importingStore, reasonsOf } from '../imports.fixture.ts'
import { listRefusedRows, listRepairs, repairImport } from '../repair-contract.ts'
import { nearestName } from './nearest-name.ts'

type Store = Awaited<ReturnType<typeof importingStore>>

const repairsOf = async ({ call }: Store, id: string) => (await call(listRepairs, { id })).body
const repair = async ({ call, work }: Store, id: string, values: object[]) => {
  const { status, body, text } = await call(repairImport, { id, values })
  assert.equal(status, 200, text)
  await work()
  return body.id
}
const unit = (value: string, choice: string) => ({ kind: 'Unit', scope: '', value, choice })

test('an unknown unit is given a meaning for all its rows, and for later files', async () => {
  const store = await importingStore()
  const id = await store.upload(
    'Код;Название;Цена;Ед. изм.\nU-1;Болт;1000;штучки\nU-2;Гайка;2000;штучки\nU-3;Шайба;3000;шт',
  )
  const checked = await store.check(id)
  assert.deepEqual([checked.counts?.created, reasonsOf(checked)], [1, ['exchange.unknownUnit 2']])
  const { items } = await repairsOf(store, id)
  assert.deepEqual(
    items.map(({ kind, values }) => [kind, values]),
    [['Unit', [{ value: 'штучки', label: 'штучки', sample: '', rowCount: 2, guess: 'piece' }]]],
  )
  assert.equal(await repair(store, id, [unit('штучки', 'piece')]), id)
  const again = await store.show(id)
  assert.deepEqual([again.status, again.counts?.created, again.counts?.refused], ['Checked', 3, 0])
  const later = await store.importFile('Код;Название;Цена;Ед. изм.\nU-4;Винт;1000;ШТУЧКИ')
  assert.deepEqual([later.counts?.created, later.counts?.refused], [1, 0])
})

test('after the run only the refused rows are imported again, and nothing else is missing', async () => {
  const store = await importingStore()
  await store.importFile('Код;Название;Цена\nR-0;Старый;500')
  const { id } = await store.importFile(
    'Код;Название;Цена;Ед. изм.\nR-0;Старый;500;шт\nR-1;Болт;1000;штучки\nR-2;Гайка;2000;шт',
    {
      missing: 'archive',
    },
  )
  assert.equal((await repairsOf(store, id)).canRetry, true)
  const retry = await repair(store, id, [unit('штучки', 'piece')])
  const checked = await store.show(retry)
  assert.deepEqual([checked.status, checked.rowCount, checked.counts?.created], ['Checked', 1, 1])
  assert.deepEqual([checked.canReadAgain, checked.counts?.missing], [false, 0])
  await store.run(retry)
  assert.deepEqual(await store.products(), {
    'R-0': 'Старый 50000 Active piece',
    'R-1': 'Болт 100000 Active piece',
    'R-2': 'Гайка 200000 Active piece',
  })
  const { retries } = await repairsOf(store, id)
  assert.deepEqual(
    retries.map((each) => [each.id, each.status]),
    [[retry, 'Done']],
  )
  assert.equal((await repairsOf(store, retry)).retryOf?.id, id)
  // The retry is undone before what it completes.
  assert.equal(errorCode(await store.call(contract.undoImport, { id })), 'imports.undoExpired')
  for (const each of [retry, id]) {
    assert.equal((await store.call(contract.undoImport, { id: each })).status, 200)
    await store.work()
  }
  assert.deepEqual(await store.products(), { 'R-0': 'Старый 50000 Active piece' })
})

const asked = async (store: Store, id: string) =>
  (await repairsOf(store, id)).items.map(({ kind, name, values }) => [
    kind,
    name,
    ...values.map(({ value, rowCount, guess }) => `${value} ${rowCount} ${guess}`),
  ])

test('prices in other currencies are converted at the rate of the store, which it can change', async () => {
  const store = await importingStore()
  const rateOfDay = rateBetween('USD', 'RUB', await latestRates(store.db))
  const file = 'Код;Название;Цена;Валюта\nV-1;Болт;10;USD\nV-2;Гайка;20;у.е.\nV-3;Шайба;3000;руб.'
  const id = await store.upload(file)
  await store.check(id)
  assert.deepEqual(await asked(store, id), [
    ['Currency', null, 'у.е. 1 null'],
    ['Rate', 'RUB', `USD 1 ${Number(rateOfDay.toPrecision(5))}`],
  ])
  const rate = (choice: string) => ({ kind: 'Rate', scope: '', value: 'USD', choice })
  const currency = { kind: 'Currency', scope: '', value: 'у.е.', choice: 'USD' }
  const codeOf = async (wrong: object) => errorCode(await store.call(repairImport, { id, values: [wrong] }))
  for (const wrong of ['0', '-1', '10000000', 'dear']) assert.equal(await codeOf(rate(wrong)), 'imports.wrongRate')
  assert.equal(await codeOf({ ...currency, choice: 'XXX' }), 'imports.unknownChoice')
  await repair(store, id, [rate('92,5'), currency])
  assert.deepEqual(await asked(store, id), [['Rate', 'RUB', 'USD 2 92.5']])
  await store.run(id)
  assert.deepEqual(await store.products(), {
    'V-1': 'Болт 92500 Active piece',
    'V-2': 'Гайка 185000 Active piece',
    'V-3': 'Шайба 300000 Active piece',
  })
  assert.deepEqual(await asked(store, id), [])
  const later = await store.upload(file)
  assert.equal((await store.check(later)).counts?.unchanged, 3)
  await repair(store, later, [rate('100')])
  assert.equal((await store.show(later)).counts?.updated, 2)
  await repair(store, later, [rate('')])
  assert.deepEqual(reasonsOf(await store.show(later)), ['exchange.otherCurrency 2'])
})

test('a Turkish price list is in the currency of a Turkish store', async () => {
  const store = await importingStore({ currency: 'TRY', locale: 'tr', city: 'istanbul' })
  const id = await store.upload(
    'Kod;Ürün adı;Fiyat;Birim\nL-1;Cıvata;1.234,50 TL;adet\nL-2;Somun;₺412,75;adet\nL-3;Pul;40,00;adet',
  )
  assert.deepEqual(reasonsOf(await store.check(id)), [])
  assert.deepEqual(await asked(store, id), [])
  await store.run(id)
  assert.deepEqual(await store.products(), {
    'L-1': '123450 Active piece',
    'L-2': '41275 Active piece',
    'L-3': '4000 Active piece',
  })
})

test('a price without a currency among others with one is in that currency', async () => {
  const store = await importingStore()
  const id = await store.upload('Код;Название;Цена\nM-1;Болт;10 €\nM-2;Гайка;20 €\nM-3;Шайба;30')
  assert.deepEqual(reasonsOf(await store.check(id)), ['exchange.otherCurrency 3'])
})

test('a rate of a feed that cannot be meant is asked for, and so is that of a bank', async () => {
  const store = await importingStore()
  const day = rateBetween('USD', 'RUB', await latestRates(store.db))
  const guessFor = async (usd: string) => {
    const id = await store.upload(`<?xml version="1.0"?><yml_catalog><shop>
      <currencies><currency id="RUB" rate="1"/><currency id="USD" ${usd}/></currencies>
      <offers><offer id="R-1"><name>Болт</name><price>10</price><currencyId>USD</currencyId></offer></offers>
    </shop></yml_catalog>`)
    assert.deepEqual(reasonsOf(await store.check(id)), ['exchange.otherCurrency 1'])
    const { items } = await repairsOf(store, id)
    return items.flatMap(({ values }) => values.map(({ guess, stated }) => [Number(guess), stated]))
  }
  assert.deepEqual(await guessFor(`rate="${1 / day}"`), [[Number(day.toPrecision(5)), null]], 'the other way round')
  assert.deepEqual(await guessFor('rate="CBRF" plus="3"'), [[Number((day * 1.03).toPrecision(5)), null]])
})

/** The refused rows as the page offers them, changed by a person. */
async function mended(store: Store, id: string, mend: (cells: string[], heads: string[]) => string[]) {
  const { body } = await store.call(listRefusedRows, { id })
  const rows = body.items.map(({ cells, reasons }) => [
    ...mend(cells, body.heads),
    reasons.map(({ text }) => text).join('; '),
  ])
  return writeXlsx({ sheets: [{ name: 'Rows', rows: [[...body.heads, 'Причина отклонения'], ...rows] }] })
}

async function uploadMended(store: Store, id: string, bytes: Uint8Array) {
  const file = { bytes: new Uint8Array(bytes), name: 'mended.xlsx' }
  const { status, body, text } = await store.person.upload(contract.startImport, { retries: id }, file, {
    storeId: store.store.id,
  })
  assert.equal(status, 200, text)
  await store.work()
  return store.show(body.id)
}

test('a mended download is imported without a question', async () => {
  const store = await importingStore()
  const { id } = await store.importFile('Прайс;;;\nКод;Столбец;Цена;Ед. изм.\nM-1;Болт;1000;шт\nM-2;Гайка;12-15;шт', {
    targets: ['code', 'name', 'price', 'unit'],
    missing: 'archive',
  })
  const checked = await uploadMended(
    store,
    id,
    await mended(store, id, ([code, name, , unitName]) => [code!, name!, '2000', unitName!]),
  )
  assert.deepEqual([checked.status, checked.counts?.created, checked.counts?.refused], ['Checked', 1, 0])
  await store.run(checked.id)
  assert.deepEqual(await store.products(), { 'M-1': 'Болт 100000 Active piece', 'M-2': 'Гайка 200000 Active piece' })
})

test('a mended download may come back as text, with its columns in another order', async () => {
  const store = await importingStore()
  const targets = ['code', 'name', 'ignore', 'price', 'characteristic', 'unit'] as const
  const { id } = await store.importFile(
    'Код;Столбец;Склад 1;Цена;Партия;Ед. изм.\nC-1;Болт;5;12-15;7;шт\nC-2;Гайка;5;;7;шт',
    {
      targets: [...targets],
    },
  )
  const mendedText = '\ufeff"Причина отклонения";Партия;Ед. изм.;"Столбец";Цена;Код\r\nцена;8;шт;Болт;1250,50;C-1\r\n'
  const checked = await uploadMended(store, id, Buffer.from(mendedText))
  assert.deepEqual([checked.status, checked.counts?.created, checked.counts?.refused], ['Checked', 1, 0])
  await store.run(checked.id)
  assert.equal((await store.products())['C-1'], 'Болт 125050 Active piece')
  const other = await uploadMended(store, id, Buffer.from('Код;Цена\nC-1;1000'))
  assert.equal(other.status, 'Columns', 'a file without columns that were imported is another one')
})

const feedOf = (
  offers: string,
) => `<?xml version="1.0"?><yml_catalog><shop><currencies><currency id="RUB"/></currencies>
<categories><category id="1">Болты с шестигранной головкой</category></categories><offers>${offers}</offers></shop></yml_catalog>`

test('a mended download of a feed keeps what it does not show; prices of feeds may have a comma', async () => {
  const store = await importingStore()
  const offer = (id: string, more: string) =>
    `<offer id="${id}"><name>Болт ${id}</name><categoryId>1</categoryId>${more}<param name="Покрытие">Белый цинк</param><param name="Партия">7</param></offer>`
  const { id, ...done } = await store.importFile(
    feedOf(offer('Y-1', '<price>1 250,50 руб.</price>') + offer('Y-2', '<price>12-15</price>')),
  )
  assert.deepEqual([done.counts?.created, reasonsOf(done)], [1, ['exchange.badPrice 1']])
  const bytes = await mended(store, id, (cells, heads) =>
    cells.map((cell, column) => (heads[column] === 'price' ? '99,50' : cell)),
  )
  const checked = await uploadMended(store, id, bytes)
  assert.deepEqual([checked.status, checked.counts?.created], ['Checked', 1])
  await store.run(checked.id)
  assert.deepEqual(await store.products(), {
    'Y-1': 'Болт Y-1 102500 Active piece',
    'Y-2': 'Болт Y-2 8156 Active piece',
  })
  const { rows } = await sql<{ code: string; value: string }>`
    select code, value from product_properties join products on id = product_id where store_id = ${store.store.id} and name = 'Партия' order by code
  `.execute(store.db)
  assert.deepEqual(rows, [
    { code: 'Y-1', value: '7' },
    { code: 'Y-2', value: '7' },
  ])
})

test('a value that is no option becomes one', async () => {
  const store = await importingStore()
  await sql`
    insert into characteristic_option_translations (option_id, locale, label) select o.id, 'ru', 'Сталь'
    from characteristic_options o join characteristics c on c.id = characteristic_id where c.key = 'fasteners.material' and o.key = 'steel'
  `.execute(store.db)
  const id = await store.upload('Код;Название;Цена;fasteners.material\nO-1;Болт;1000;Сталь 20\nO-2;Гайка;2000;Сталь')
  await store.check(id)
  const { items } = await repairsOf(store, id)
  const [material] = items
  assert.deepEqual(
    [items.length, material?.kind, material?.name, material?.values.length],
    [1, 'Option', 'fasteners.material', 1],
  )
  const { value, guess } = material!.values[0]!
  assert.equal(value, 'Сталь 20')
  assert.ok(guess)
  await repair(store, id, [{ kind: 'Option', scope: material!.scope, value, choice: guess }])
  assert.deepEqual((await repairsOf(store, id)).items, [])
  await store.run(id)
  const { rows } = await sql<{ optionIds: number[] }>`
    select option_ids as "optionIds" from products where store_id = ${store.store.id} order by code
  `.execute(store.db)
  assert.deepEqual(rows[0], rows[1])
})

test('a choice that does not exist, and rows of another store, are refused', async () => {
  const store = await importingStore()
  const id = await store.upload('Код;Название;Цена;Ед. изм.\nX-1;Болт;1000;штучки')
  await store.check(id)
  for (const value of [unit('штучки', 'barrels'), { kind: 'Option', scope: '1', value: 'x', choice: '2000000000' }])
    assert.equal(errorCode(await store.call(repairImport, { id, values: [value] })), 'imports.unknownChoice')
  const other = await importingStore()
  assert.equal(errorCode(await other.call(repairImport, { id, values: [] })), 'imports.notFound')
  const file = { bytes: new Uint8Array(Buffer.from('Код;Название;Цена\nX-1;Болт;1000')), name: 'x.csv' }
  const answer = await other.person.upload(contract.startImport, { retries: id }, file, { storeId: other.store.id })
  assert.equal(errorCode(answer), 'imports.notFound')
})

test('the nearest name is an abbreviation, also one without vowels, or has nearly the same letters', () => {
  const choices = [
    { key: 'piece', names: ['шт', 'штука', 'pc'] },
    { key: 'pack', names: ['уп.', 'упаковка', 'pack'] },
    { key: 'pair', names: ['пара', 'pair', 'çift'] },
  ]
  assert.deepEqual(
    ['Штук', 'упак.', 'pakc', 'бочка', '?', 'Çft', 'пр.', 'ft'].map((value) => nearestName(value, choices)),
    ['piece', 'pack', null, null, null, 'pair', 'pair', null],
  )
})
