import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import { invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { suggest } from './contract.ts'
import { rebuildIndex } from './postgres/text-index.ts'

before(async () => {
  const { db } = (await fileApp()).database
  const north = await storeId(db, 'north')
  const quellmar = await make.store(db, { alias: 'quellmar', name: 'Quellmar' })
  for (let copy = 1; copy <= 4; copy++) {
    await make.product(db, {
      storeId: north,
      code: `CIR-${copy}`,
      brand: 'Hydronar',
      names: { en: `Circulation pump Hydronar ${copy}`, ru: `Циркуляционный насос Hydronar ${copy}` },
    })
    await make.product(db, {
      storeId: north,
      code: `CIC-${copy}`,
      names: { en: `Circuit breaker ${copy}`, ru: `Автоматический выключатель ${copy}` },
    })
  }
  await make.product(db, { storeId: north, code: 'CIC-5', names: { en: 'Circuit breaker 5' } })
  const cartridges = await make.category(db, { key: 'printer-cartridges', name: 'Printer cartridges' })
  const taps = await make.category(db, { key: 'mixer-taps', name: 'Mixer taps' })
  for (const copy of [1, 2, 3]) {
    const names = { en: `Printer cartridge ${copy}` }
    await make.product(db, { storeId: north, code: `CTG-${copy}`, categoryId: cartridges.id, names })
  }
  for (const copy of [1, 2, 3]) {
    const names = { en: `Mixer tap, cartridge ${copy} mm` }
    await make.product(db, { storeId: quellmar.id, code: `TAP-${copy}`, categoryId: taps.id, names })
  }
  await rebuildIndex(db)
  invalidateAll()
})

async function suggested(text: string, locale: Locale = 'en') {
  return (await anonymous(await fileApp()).call(suggest, { p: 'live', g: 'default', text }, { locale })).body
}

test('completions are words and phrases that start with the text, the most frequent first', async () => {
  const { queries } = await suggested('circ')
  assert.equal(queries[0], 'circuit')
  assert.ok(queries.includes('circuit breaker'))
  assert.equal((await suggested('circulation p')).queries[0], 'circulation pump')
})

test('keyboard layout and spelling are corrected while typing', async () => {
  assert.ok((await suggested('wbhrekzwbjyysq', 'ru')).products.some(({ code }) => code.startsWith('CIR')))
  assert.ok((await suggested('circulaton pump')).products.some(({ code }) => code.startsWith('CIR')))
})

test('suggested products have all words; the last word may be a prefix', async () => {
  assert.deepEqual(
    (await suggested('circulation hydr')).products.map(({ code }) => code.slice(0, 3)),
    ['CIR', 'CIR', 'CIR'],
  )
  assert.equal((await suggested('CIC-5')).products[0]!.code, 'CIC-5')
})

test('suggested products are of the kind that the text names, as the results are', async () => {
  for (const text of ['cartridge', 'cartr', 'catridge'])
    assert.deepEqual(
      (await suggested(text)).products.map(({ code }) => code.slice(0, 3)),
      ['CTG', 'CTG', 'CTG'],
      text,
    )
})

test('products of the kind come before another thing whose attributes have all words', async () => {
  assert.deepEqual(
    (await suggested('cartridge quellmar')).products.map(({ code }) => code.slice(0, 3)),
    ['CTG', 'CTG', 'CTG'],
  )
})

test('a text that has results has suggestions, also if no product has all of its words', async () => {
  for (const text of ['purple cartridge unicorn', 'cartridge 12x90', 'unicorn cartr'])
    assert.ok((await suggested(text)).products.length > 0, text)
  assert.deepEqual((await suggested('qqqqqq')).products, [])
})

test('suggested brands, stores and categories start with the text', async () => {
  assert.deepEqual(
    (await suggested('hydr')).brands.map(({ name }) => name),
    ['Hydronar'],
  )
  assert.deepEqual(
    (await suggested('запад', 'ru')).stores.map(({ alias }) => alias),
    ['west'],
  )
  assert.equal((await suggested('hex')).categories[0]!.path, 'fasteners/bolts/hex-bolts')
})

test('pattern characters in the text are literal (F11)', async () => {
  for (const text of ['%', '_', '%%', "'", '\\', '%circ%x', ':*'])
    assert.deepEqual((await suggested(text)).queries, [], text)
})

test('words of new products are completed and corrected at once', async () => {
  const { db } = (await fileApp()).database
  assert.deepEqual((await suggested('quanto')).queries, [])
  await make.product(db, {
    storeId: await storeId(db, 'north'),
    code: 'QNT-1',
    brand: 'Vibrolux',
    names: { en: 'Quantometer Vibrolux 5', ru: 'Квантометр Vibrolux 5' },
  })
  assert.deepEqual((await suggested('quanto')).queries, ['quantometer'])
  assert.deepEqual((await suggested('vibrol')).queries, ['Vibrolux'])
  assert.ok((await suggested('quantomeetr')).products.some(({ code }) => code === 'QNT-1'))
})
