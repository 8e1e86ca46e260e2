import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allLocations } from '../geo/index.ts'
import { logoShapes, storeLogo } from '../logo.ts'
import { currencies, legalForms } from '../system.ts'
import type { Text } from '../types.ts'
import { classKeys, storeSeeds } from './index.ts'
import { isTaxNumber } from './tax-numbers.ts'

const cities = new Set(
  allLocations()
    .filter(({ level }) => level === 'City')
    .map(({ key }) => key),
)
const unique = (values: string[]) =>
  assert.deepEqual(
    values.filter((value, i) => values.indexOf(value) !== i),
    [],
  )
const count = (matches: (store: (typeof storeSeeds)[number]) => boolean) => storeSeeds.filter(matches).length

test('there are 420 stores with unique aliases, names and tax numbers', () => {
  assert.equal(storeSeeds.length, 420)
  for (const { alias } of storeSeeds) assert.match(alias, /^[a-z0-9]+(-[a-z0-9]+)*$/)
  unique(storeSeeds.map(({ alias }) => alias))
  unique(storeSeeds.map(({ name }) => name))
  unique(storeSeeds.map(({ taxNumber }) => taxNumber))
})

test('the stores of the demonstration accounts exist', () => {
  const find = (alias: string) => storeSeeds.find((store) => store.alias === alias)
  assert.equal(find('sibmetiz')?.cityKey, 'novosibirsk')
  assert.equal(find('dunav-armature')?.currency, 'rsd')
  assert.deepEqual(find('comportal-office')?.classKeys, ['office-equipment'])
  assert.equal(find('comportal-office')?.currency, 'kzt')
})

test('tax numbers satisfy the checksum of their country', () => {
  const known: [string, string][] = [
    ['RU', '7707083893'],
    ['RU', '500100732259'],
    ['BY', '200988541'],
    ['KZ', '940140000385'],
    ['RS', '101134702'],
    ['DE', 'DE136695976'],
    ['IT', '00743110157'],
    ['TR', '4540536920'],
    ['AT', 'ATU13585627'],
    ['SI', 'SI50223054'],
    ['PL', '8567346215'],
    ['BG', '175074752'],
    ['ME', '02655284'],
  ]
  for (const [country, number] of known) {
    assert.ok(isTaxNumber(country, number), `${country} ${number}`)
    const spoilt = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10)
    assert.ok(!isTaxNumber(country, spoilt), `${country} ${spoilt}`)
  }
  for (const { country, taxNumber, alias } of storeSeeds)
    assert.ok(isTaxNumber(country, taxNumber), `${alias} ${taxNumber}`)
})

test('classes, supplier types and all currencies but the lira have enough stores', () => {
  for (const key of classKeys) assert.ok(count((store) => store.classKeys.includes(key)) >= 25, key)
  for (const type of ['Manufacturer', 'Distributor', 'Importer', 'Other', 'Agency']) {
    assert.ok(count((store) => store.supplierType === type) >= 10, type)
  }
  for (const { code } of currencies.filter((each) => each.code !== 'try'))
    assert.ok(count((store) => store.currency === code) >= 3, code)
  assert.ok(Math.abs(count((store) => store.verifiedMonthsAgo !== null) / storeSeeds.length - 0.6) < 0.07)
})

test('stores are in known cities and have phone numbers and legal forms of their country', () => {
  for (const store of storeSeeds) {
    for (const { cityKey } of [store, ...store.branches, ...store.warehouses]) {
      assert.ok(cities.has(cityKey), `${store.alias}: ${cityKey}`)
    }
    for (const { phone } of [store, ...store.branches]) assert.match(phone, /^\+[1-9]\d{8,13}$/, store.alias)
    assert.ok(
      legalForms.some(({ country, short }) => country === store.country && short === store.legalForm),
      store.alias,
    )
    assert.ok(store.branches.length <= 3 && store.warehouses.length >= 1 && store.warehouses.length <= 3, store.alias)
    assert.ok(store.classKeys.length >= 1 && store.classKeys.length <= 3, store.alias)
    unique(store.classKeys)
  }
})

test('all texts are complete, without placeholders, and in the script of their language', () => {
  for (const store of storeSeeds) {
    const places = [...store.branches, ...store.warehouses].map(({ name }) => name)
    const texts: Text[] = [store.about, store.hours, store.delivery, store.payment, ...places]
    for (const text of texts) {
      for (const [language, words] of Object.entries(text)) {
        assert.ok(words.length > 5 && !/[{}]|undefined|\s\s/.test(words), `${store.alias}.${language}: ${words}`)
        assert.equal(/[а-яё]/i.test(words), language === 'ru', `${store.alias}.${language}: ${words}`)
      }
    }
  }
})

test('logos contain strokes only', () => {
  assert.ok(logoShapes.length >= 10)
  for (const { logo, alias } of storeSeeds) {
    assert.match(logo.letters, /^[A-Z]{1,2}$/, alias)
    assert.ok(!storeLogo(logo).includes('<text'))
  }
})
