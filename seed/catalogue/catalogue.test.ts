import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#platform/constants.ts'
import { slugify } from '#platform/i18n/slug.ts'
import type { DrawingSpec } from '../drawings/kinds.ts'
import { canLetter } from '../drawings/lettering.ts'
import { createTemplateFiller } from '../template-filler.ts'
import { requiredCount } from '../load-catalogue.ts'
import { distinctValues } from '../products.ts'
import { randomFrom } from '../stores/random.ts'
import type { CategorySeed, CharacteristicSeed, Text, Value, Values } from '../types.ts'
import { units } from '../units.ts'
import { classes } from './index.ts'

const groups = classes.flatMap((each) => each.groups)
const categories = groups.flatMap((group) => group.categories)
const goodsOf = (category: CategorySeed): Values[] => [...distinctValues(category, randomFrom(7))]
const goods = new Map(categories.map((category) => [category, goodsOf(category)]))

test('the catalogue has enough classes, groups and categories', () => {
  assert.ok(classes.length >= 10)
  assert.ok(groups.length >= 50)
  assert.ok(categories.length >= 200)
  for (const [category, made] of goods) assert.ok(made.length >= 60, `${category.key}: ${made.length} goods`)
})

test('keys are unique', () => {
  assert.deepEqual(repeated(classes.map(({ key }) => key)), [])
  for (const { key, groups: inside } of classes) assert.deepEqual(repeated(inside.map((group) => group.key)), [], key)
  assert.deepEqual(repeated(categories.map(({ key }) => key)), [])
})

test('every text exists in six languages', () => {
  for (const text of texts(classes)) for (const locale of locales) assert.ok(text[locale]?.trim(), JSON.stringify(text))
})

/** How each language must not write a percentage. */
const wrongPercentages = { en: /\d\s%/, ru: /\d%/, sr: /\d\s%/, de: /\d%/, it: /\d\s%/, tr: /\d\s?%/ }

test('percentages are written as each language does', () => {
  for (const text of texts(classes)) for (const locale of locales) assert.doesNotMatch(text[locale], wrongPercentages[locale])
})

test('sibling categories have different URL aliases in every language', () => {
  for (const siblings of [classes, ...classes.map((each) => each.groups), ...groups.map((each) => each.categories)]) {
    for (const locale of locales) {
      assert.deepEqual(repeated(siblings.map(({ name }) => slugify(name[locale], locale))), [], locale)
    }
  }
})

test('a key within a class is one characteristic, and all characteristic types occur', () => {
  const types = new Set<string>()
  for (const { groups: inside } of classes) {
    const known = new Map<string, CharacteristicSeed>()
    for (const [characteristic] of inside.flatMap((group) => group.categories).flatMap((category) => category.characteristics)) {
      assert.equal(known.get(characteristic.key) ?? characteristic, characteristic, characteristic.key)
      known.set(characteristic.key, characteristic)
      types.add(characteristic.type)
    }
  }
  assert.deepEqual([...types].sort(), ['Check', 'Interval', 'Radio', 'Select', 'Text', 'TextList'])
})

test('products have only values that their characteristics allow', () => {
  for (const [category, made] of goods) for (const values of made) for (const [characteristic] of category.characteristics) {
    const value = values[characteristic.key]
    assert.ok(value !== undefined && allows(characteristic, value), `${category.key}: ${characteristic.key} ${String(value)}`)
  }
})

test('required characteristics have a non-boolean value for every product', () => {
  for (const [category, made] of goods) for (const [characteristic] of category.characteristics.slice(0, requiredCount)) {
    assert.ok(['Select', 'Radio', 'TextList', 'Interval'].includes(characteristic.type), `${category.key}: ${characteristic.key}`)
    for (const values of made) assert.ok(String(values[characteristic.key] ?? '') !== '', `${category.key}: ${characteristic.key}`)
  }
})

test('names say the same in every language', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{([\w-]+)/g)].map(([, key]) => key!).sort()
  for (const { key, title } of categories) for (const locale of locales) {
    assert.deepEqual(placeholders(title[locale]), placeholders(title.en), `${key} ${locale}`)
    assert.ok(locale === 'sr' || !/:[mf]\}/.test(title[locale]), `${key} ${locale} has a Serbian gender`)
  }
})

test('English articles fit the word that follows', () => {
  const wrongArticle = /\b(a (?=[aeiouAEIO8]|11 |18 |LED\b|LCD\b|SDS|MS\b|FKM|NBR|SSD)|an (?![aeiouAEIO8]|11 |18 |LED\b|LCD\b|SDS|MS\b|FKM|NBR|SSD)).{0,20}/g
  const soundsLikeConsonant = /^a (?:uni|one|UV|US|EU|UN|USB)/
  for (const [category, made] of goods) for (const values of made) for (const template of [category.title, category.description]) {
    const text = createTemplateFiller(category)(template, 'en', values, category.brands[0]!)
    const wrong = [...text.matchAll(wrongArticle)].map(([found]) => found).filter((found) => !soundsLikeConsonant.test(found))
    assert.deepEqual(wrong, [], `${category.key}: ${text}`)
  }
})

test('names and descriptions exist in every language, and names are short and mostly unique', () => {
  for (const [category, made] of goods) {
    const fill = createTemplateFiller(category)
    const { brands } = category
    for (const locale of locales) {
      const names = made.map((values, index) => fill(category.title, locale, values, brands[index % brands.length]!))
      for (const name of names) assert.ok(name.length <= 84 && isClean(name), `${locale} ${name}`)
      // Four in five, as sixty of seventy-six.
      assert.ok(new Set(names).size >= names.length * 0.78, `${category.key} ${locale}: ${new Set(names).size} names of ${names.length}`)
      for (const values of made.slice(0, 20)) {
        const description = fill(category.description, locale, values, brands[0]!)
        assert.ok(isClean(description), `${locale} ${description}`)
      }
    }
  }
})

test('products have a price, a unit and a minimum order in whole steps', () => {
  const codes = new Set(units.map(({ code }) => code))
  for (const [category, made] of goods) {
    for (const values of made) assert.ok(category.price(values) >= 0.05, `${category.key} costs ${category.price(values)}`)
    assert.ok(codes.has(category.unit), category.unit)
    assert.match(category.code, /^[A-Z]{2,5}$/)
    for (const step of category.step) for (const minimum of category.minimum)
      assert.equal(Math.max(step, minimum) % step, 0, `${category.key}: ${minimum} by ${step}`)
  }
})

test('products use many drawings, and their labels contain supported characters only', () => {
  const drawings: DrawingSpec[] = classes.map(({ drawing }) => drawing)
  for (const [category, made] of goods) drawings.push(...made.map(category.drawing))
  assert.ok(new Set(drawings.map(({ kind }) => kind)).size >= 40)
  for (const { kind, labels = [] } of drawings) for (const label of labels)
    assert.ok(label.length <= 9 && canLetter(label), `${kind}: ${label}`)
})

test('the same random seed generates the same products', () => {
  for (const [category, made] of goods) assert.deepEqual(goodsOf(category), made)
})

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const isClean = (text: string) => text.trim() === text && !/[{}]|undefined|NaN| {2}|\.\.$/.test(text)

function allows({ type, options = [] }: CharacteristicSeed, value: Value): boolean {
  const isOption = (key: unknown) => options.some((option) => option.key === key)
  if (type === 'Check') return typeof value === 'boolean'
  if (type === 'Interval') return typeof value === 'number' && Number.isFinite(value)
  if (type === 'Text') return value !== ''
  return Array.isArray(value) ? type === 'TextList' && value.length > 0 && value.every(isOption) : isOption(value)
}

function* texts(value: unknown): Generator<Text> {
  if (typeof value !== 'object' || value === null) return
  if ('en' in value) yield value as Text
  else for (const inside of Object.values(value)) yield* texts(inside)
}
