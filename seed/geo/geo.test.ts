import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allLocations, locations } from './index.ts'
import type { LocationLevel, LocationSeed } from './types.ts'

const order: LocationLevel[] = ['All', 'Union', 'Country', 'FederalDistrict', 'Region', 'District', 'Area', 'City']
const all = allLocations()

test('there are several hundred locations with unique URL-safe keys', () => {
  assert.ok(all.length >= 450 && all.length <= 700, `${all.length} places`)
  for (const { key } of all) assert.match(key, /^[a-z0-9]+(-[a-z0-9]+)*$/)
  const keys = all.map(({ key }) => key)
  assert.deepEqual(
    keys.filter((key, i) => keys.indexOf(key) !== i),
    [],
  )
})

test('every level occurs, and children have a lower level than their parent', () => {
  assert.deepEqual(
    order.filter((level) => !all.some((place) => place.level === level)),
    [],
  )
  const check = (place: LocationSeed): void => {
    for (const child of place.children ?? []) {
      assert.ok(order.indexOf(child.level) > order.indexOf(place.level), `${child.key} in ${place.key}`)
      check(child)
    }
  }
  check(locations)
})

test('every location has six names in the script of their language', () => {
  for (const { key, name } of all) {
    for (const [language, text] of Object.entries(name)) {
      assert.ok(text.trim() === text && text !== '', `${key}.${language}`)
      assert.equal(/[а-яё]/i.test(text), language === 'ru', `${key}.${language}: ${text}`)
    }
  }
})

test('sibling locations have different names', () => {
  for (const place of all) {
    for (const language of ['en', 'ru', 'sr', 'de', 'it', 'tr'] as const) {
      const seen = (place.children ?? []).map((child) => child.name[language])
      assert.equal(new Set(seen).size, seen.length, `${place.key}.${language}`)
    }
  }
})

test('cities have coordinates and a population, all other locations have children', () => {
  for (const place of all) {
    if (place.level !== 'City') {
      assert.ok(place.children?.length, place.key)
      continue
    }
    assert.ok(place.population! > 5000, place.key)
    assert.ok(Math.abs(place.lat!) < 72 && place.lon! > 5 && place.lon! < 180, place.key)
  }
})

test('every country has a unique two-letter code', () => {
  const codes = all.filter(({ level }) => level === 'Country').map(({ country }) => country ?? '')
  for (const code of codes) assert.match(code, /^[A-Z]{2}$/)
  assert.equal(new Set(codes).size, codes.length)
})

test('Russia has its eight federal districts and at least forty-five regions', () => {
  const russia = all.find(({ key }) => key === 'russia')!
  assert.equal(russia.children!.filter(({ level }) => level === 'FederalDistrict').length, 8)
  assert.ok(allLocations(russia).filter(({ level }) => level === 'Region').length >= 45)
})
