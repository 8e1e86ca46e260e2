import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import { errorCode } from '#platform/testing/personas.ts'
import { changeAnswer, forgetAnswer, getAnswer, listAnswers } from '../answer-contract.ts'
import { mapImportCategories } from '../contract.ts'
import { importingStore, reasonsOf } from '../imports.fixture.ts'
import { listRepairs, repairImport } from '../repair-contract.ts'

type Store = Awaited<ReturnType<typeof importingStore>>

const listOf = async ({ succeed }: Store, input: Partial<InputOf<typeof listAnswers>> = {}) =>
  (await succeed(listAnswers, input)).items.map(({ kind, text, of, meaning }) =>
    [kind, text, ...(of ? [of] : []), '→', meaning].join(' '),
  )

const file = 'Код;Название;Цена;Ед. изм.;Валюта\nA-1;Болт;1000;уп;руб.\nA-2;Гайка;10;шт;USD'

/** A store that has said what the values of its file mean, with the import at its dry run. */
async function answeringStore() {
  const store = await importingStore()
  const id = await store.upload(file)
  await store.check(id)
  const values = [
    { kind: 'Unit', scope: '', value: 'уп', choice: 'piece' },
    { kind: 'Rate', scope: '', value: 'USD', choice: '92,5' },
  ]
  await store.succeed(repairImport, { id, values })
  await store.work()
  return { ...store, id }
}

test('the answers of a store are listed by kind in words, and found by text and meaning', async () => {
  const store = await answeringStore()
  const items = await listOf(store)
  assert.deepEqual(items.slice(0, 2), ['Unit уп → piece', 'Rate 1 USD → 92.5 RUB'])
  assert.ok(items.includes('Columns ед. изм. → Unit'))
  assert.ok(items.includes('Category болт → hex-bolts'), items.join(', '))
  assert.deepEqual(await listOf(store, { query: 'УП' }), ['Unit уп → piece'])
  assert.deepEqual(await listOf(store, { query: 'currency' }), ['Columns валюта → Currency'])
  assert.deepEqual(await listOf(store, { query: '50%' }), [])
  assert.equal((await listOf(store, { kind: 'Columns' })).length, 5)
  assert.equal((await store.succeed(listAnswers, { pageSize: 2, page: 2 })).items.length, 2)
  assert.deepEqual(await listOf(await importingStore()), [], 'those of another store')
})

test('an answer about a characteristic names it', async () => {
  const store = await importingStore()
  const id = await store.upload('Код;Название;Цена;fasteners.material\nO-1;Болт;1000;Сталь 20')
  await store.check(id)
  const [material] = (await store.succeed(listRepairs, { id })).items
  const steel = material!.choices.find(({ label }) => label === 'steel')!
  const value = { kind: 'Option', scope: material!.scope, value: 'Сталь 20', choice: steel.key }
  await store.succeed(repairImport, { id, values: [value] })
  assert.deepEqual(await listOf(store, { query: 'material', kind: 'Option' }), [
    'Option сталь 20 fasteners.material → steel',
  ])
  const { items } = await store.succeed(listAnswers, { query: 'steel' })
  assert.equal(items.length, 1)
  const answer = await store.succeed(getAnswer, { kind: 'Option', key: items[0]!.key })
  assert.deepEqual([answer.choice, answer.choices], [steel.key, material!.choices])
})

test('answers of a kind are in the order of the numbers in their texts', async () => {
  const store = await importingStore()
  const id = await store.upload(
    'Код;Название;Цена;fasteners.material\nO-1;Болт;1000;M10 steel\nO-2;Болт;1000;M8 steel\nO-3;Болт;9;2,5\nO-4;Болт;9;12',
  )
  await store.check(id)
  const { items: repairs } = await store.succeed(listRepairs, { id })
  const steel = repairs[0]!.choices.find(({ label }) => label === 'steel')!
  const values = ['M10 steel', 'M8 steel', '12', '2,5'].map((value) => ({
    kind: 'Option',
    scope: repairs[0]!.scope,
    value,
    choice: steel.key,
  }))
  await store.succeed(repairImport, { id, values })
  const { items } = await store.succeed(listAnswers, { kind: 'Option' })
  assert.deepEqual(
    items.map(({ text }) => text),
    ['2,5', '12', 'm8 steel', 'm10 steel'],
  )
})

test('groups of which nothing was said are no answers, and keys are shown as they are written', async () => {
  const store = await importingStore()
  const id = await store.upload('Kod;Ürün adı;Fiyat;Birim;Grup\nT-1;Nitril eldiven;10;adet;İŞ ELDİVENİ')
  await store.check(id)
  const { groups } = await store.show(id)
  const kept = groups.map(({ key }) => ({ key, categoryId: store.categoryId, constants: {} }))
  await store.succeed(mapImportCategories, { id, groups: kept })
  const groupsSaid = await store.succeed(listAnswers, { query: 'eldiveni' })
  assert.deepEqual(
    groupsSaid.items.map(({ kind, text }) => `${kind} ${text}`),
    ['Category iş eldiveni'],
  )
  await store.succeed(forgetAnswer, groupsSaid.items.map(({ kind, key }) => ({ kind, key }))[0]!)
  assert.deepEqual(await listOf(store, { kind: 'Category' }), [])
})

test('a forgotten answer is asked for again, also by an import that waits', async () => {
  const store = await answeringStore()
  assert.deepEqual(reasonsOf(await store.show(store.id)), [])
  await store.succeed(forgetAnswer, { kind: 'Rate', key: 'usd' })
  await store.work()
  assert.deepEqual(await listOf(store, { kind: 'Rate' }), [])
  assert.deepEqual(reasonsOf(await store.show(store.id)), ['exchange.otherCurrency 1'])
  await store.succeed(forgetAnswer, { kind: 'Rate', key: 'usd' })
})

test('a rehearsal that an answer is changed in begins again', async () => {
  const store = await answeringStore()
  await store.succeed(changeAnswer, { kind: 'Unit', key: 'уп', choice: 'pack' })
  // The first row is already rehearsed.
  await sql`update imports set done = 2 where id = ${store.id}::uuid`.execute(store.db)
  await store.succeed(forgetAnswer, { kind: 'Unit', key: 'уп' })
  await store.work()
  assert.equal((await store.show(store.id)).counts?.created, 2)
})

test('a changed answer applies to an import that waits and to later ones', async () => {
  const store = await answeringStore()
  const answer = await store.succeed(getAnswer, { kind: 'Unit', key: 'уп' })
  assert.deepEqual([answer.choice, answer.choices.some(({ key }) => key === 'pack')], ['piece', true])
  await store.succeed(changeAnswer, { kind: 'Unit', key: 'уп', choice: 'pack' })
  await store.succeed(changeAnswer, { kind: 'Rate', key: 'usd', choice: '100,25' })
  await store.work()
  await store.run(store.id)
  assert.deepEqual(await store.products(), { 'A-1': 'Болт 100000 Active pack', 'A-2': 'Гайка 100250 Active piece' })
  const later = await store.importFile(file.replaceAll('A-', 'B-'))
  assert.equal(later.counts?.created, 2)
  assert.equal((await store.products())['B-1'], 'Болт 100000 Active pack')
})

test('a wrong change is refused, and so is one of an answer that is not remembered', async () => {
  const store = await answeringStore()
  const change = async (input: object) =>
    errorCode(await store.call(changeAnswer, { kind: 'Unit', key: 'уп', ...input }))
  assert.equal(await change({ choice: 'barrels' }), 'imports.unknownChoice')
  assert.equal(await change({ kind: 'Rate', key: 'usd', choice: '0' }), 'imports.wrongRate')
  assert.equal(await change({ kind: 'Columns', key: 'код', choice: 'name' }), 'imports.unknownChoice')
  assert.equal(await change({ key: 'бочка', choice: 'piece' }), 'imports.answerNotFound')
  const other = await importingStore()
  assert.equal(errorCode(await other.call(getAnswer, { kind: 'Unit', key: 'уп' })), 'imports.answerNotFound')
  await other.succeed(forgetAnswer, { kind: 'Unit', key: 'уп' })
  assert.equal((await listOf(store, { kind: 'Unit' })).length, 1)
})
