import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { errorCode } from '#platform/testing/personas.ts'
import * as contract from '../contract.ts'
import { colleague } from '#platform/testing/somebody.ts'
import { importingStore, reasonsOf } from '../imports.fixture.ts'

async function storeWithTiers() {
  const own = await importingStore()
  return {
    ...own,
    async tiers() {
      const { rows } = await sql<{ code: string; tiers: string }>`
        select p.code, string_agg(t.from_quantity || ': ' || t.price_minor, ', ' order by t.from_quantity) as tiers
        from products p join product_tiers t on t.product_id = p.id where p.store_id = ${own.store.id} group by p.code order by p.code
      `.execute(own.db)
      return Object.fromEntries(rows.map(({ code, tiers }) => [code, tiers]))
    },
  }
}

const table = `Артикул;Название;Цена;от 10 шт;от 100 шт
A-1;Болт;1000;950,50;900
A-2;Гайка;2000;;1 800
A-3;Шайба;3000;3100;
A-4;Винт;4000;4000;`

test('volume prices are shown before they are imported, and stay where a file says nothing of them', async () => {
  const { upload, show, check, run, importFile, tiers } = await storeWithTiers()
  const id = await upload(table)
  assert.deepEqual(
    (await show(id)).columns.map(({ target }) => target),
    ['code', 'name', 'price', 'tiers', 'tiers'],
  )
  const checked = await check(id)
  assert.deepEqual([checked.counts?.created, reasonsOf(checked)], [3, ['exchange.badTier 1']])
  assert.equal(checked.reasons[0]!.examples[0]!.detail, '10: 3100')
  const shown = checked.differences[0]!.changes.find(({ field }) => field === 'tiers')
  assert.deepEqual(shown?.after, [
    { fromQuantity: 10, priceMinor: 95_050 },
    { fromQuantity: 100, priceMinor: 90_000 },
  ])
  await run(id)
  assert.deepEqual(await tiers(), { 'A-1': '10: 95050, 100: 90000', 'A-2': '100: 180000' })

  const again = await check(await upload(table))
  assert.deepEqual([again.counts?.unchanged, again.counts?.updated], [3, 0])
  await importFile('Артикул;Цена\nA-1;940\nA-2;1900')
  assert.deepEqual(await tiers(), { 'A-1': '100: 90000', 'A-2': '100: 180000' }, 'one is not lower any more')
})

test('volume prices alone are changed, and restored by undoing', async () => {
  const { importFile, tiers, succeed, work } = await storeWithTiers()
  await importFile(table)
  const before = await tiers()
  const { id, counts } = await importFile('Артикул;Цены от количества\nA-1;"20: 940; 200: 880,00"\nA-4;5: 3900')
  assert.deepEqual([counts?.updated, counts?.refused], [2, 0])
  assert.deepEqual(await tiers(), { ...before, 'A-1': '20: 94000, 200: 88000', 'A-4': '5: 390000' })
  await succeed(contract.undoImport, { id })
  await work()
  assert.deepEqual(await tiers(), before)
})

test('volume prices with VAT are stored without it', async () => {
  const { importFile, tiers } = await storeWithTiers()
  await importFile('Артикул;Название;Цена;НДС;от 10 шт\nA-1;Болт;122;22%;61', { prices: 'gross' })
  assert.deepEqual(await tiers(), { 'A-1': '10: 5000' })
})

test('a day in the head of the prices says nothing about their decimals', async () => {
  const { importFile, products } = await storeWithTiers()
  await importFile('Art.-Nr.;Bezeichnung;Preis am 01.12\nA-1;Schraube für Träger;1.250', { locale: 'de' })
  assert.match((await products())['A-1']!, /125000/)
})

test('a column of volume prices without quantities is refused', async () => {
  const { upload, show, call } = await storeWithTiers()
  const id = await upload('Артикул;Название;Цена;Опт 2\nA-1;Болт;1000;900')
  const { settings } = await show(id)
  const targets = ['code', 'name', 'price', 'tiers'] as const
  const refused = await call(contract.mapImportColumns, { id, targets, ...settings })
  assert.equal(errorCode(refused), 'imports.quantityMissing')
})

test('an operator changes no volume prices', async () => {
  const { importFile, tiers, products, app, store, check, work } = await storeWithTiers()
  await importFile(table)
  const before = await tiers()
  const operator = await colleague(app, store.id, 'Operator')
  const bytes = new Uint8Array(Buffer.from('Артикул;Название;Цена;от 10 шт\nA-1;Болт М8;500;400'))
  const { body } = await operator.upload(contract.startImport, {}, { bytes }, { storeId: store.id })
  await work()
  await check(body.id)
  await operator.call(contract.runImport, { id: body.id }, { storeId: store.id })
  await work()
  assert.match((await products())['A-1']!, /^Болт М8 100000 /)
  assert.deepEqual(await tiers(), before)
})
