import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { locales } from '#platform/constants.ts'
import { newProduct, ownStore } from '#platform/testing/fluent.ts'
import * as contract from '../contract.ts'
import { allEntities } from '../entities/entities.ts'
import type { BaseFormField } from '../fields.ts'

const isText = (label: string) =>
  label.trim() !== '' && !/^(product|store|organization|companybranch|warehouse|brand)(\.|$)|^documents:/.test(label)

test('all labels of all forms are translated into six languages', async () => {
  const { db, person, store, categoryId } = await ownStore({ currency: 'RSD', locale: 'sr' })
  // Some fields of organizations exist in Russia alone.
  await sql`update organizations set country_code = 'RU' where id = (select organization_id from stores where id = ${store.id})`.execute(
    db,
  )
  for (const locale of locales)
    for (const { name, fields } of allEntities) {
      const { status, body, text } = await person.call(
        contract.findSchema,
        { entity: name, categoryId },
        { storeId: store.id, locale },
      )
      assert.equal(status, 200, text)
      assert.ok(isText(body.title), `${locale} ${name}`)
      assert.deepEqual(
        body.fields.map(({ key }) => key),
        fields.map(({ key }) => key),
      )
      for (const field of body.fields.flatMap((each): BaseFormField[] => [each, ...(each.fields ?? [])])) {
        const at = `${locale} ${name}.${field.key}`
        assert.ok(isText(field.label), `${at}: ${field.label}`)
        for (const choice of field.choices ?? []) assert.ok(isText(choice.label), `${at}: ${choice.label}`)
        if (field.type === 'Choice') assert.ok(field.choices, `${at} has choices`)
        if (field.type === 'Money') assert.equal(field.unit, 'RSD', at)
      }
    }
})

test('the form of a product contains required fields, sources of values and the language of the store', async () => {
  const { person, store, schema, categoryId } = await ownStore({ locale: 'de' })
  const { body } = await person.call(
    contract.findSchema,
    { entity: 'product', categoryId },
    { storeId: store.id, locale: 'ru' },
  )
  assert.deepEqual(
    [body.title, body.locale, body.currency, body.can],
    ['Товар', 'de', 'EUR', { update: true, create: true }],
  )
  const field = (key: string) => body.fields.find((each) => each.key === key)!
  assert.deepEqual(
    body.fields.filter(({ isRequired, default: standard }) => isRequired && standard === null).map(({ key }) => key),
    ['category', 'code', 'name', 'unit', 'price'],
  )
  assert.deepEqual(
    [field('category').choicesFrom, field('brand').choicesFrom],
    ['x/catalog-category/live/default/tree', 'brand/search'],
  )
  assert.deepEqual(field('status').choices![1], { value: 'Active', label: 'Опубликован' })
  assert.deepEqual(
    [
      field('country').choices!.find(({ value }) => value === 'RS')!.label,
      field('country').choices!.some(({ value }) => value === 'EU'),
    ],
    ['Сербия', false],
  )
  assert.deepEqual(
    field('stock')
      .fields!.find(({ key }) => key === 'warehouse')!
      .choices!.map(({ value }) => value),
    store.warehouseIds.map(String),
  )
  assert.deepEqual(
    [field('name').operators, field('price').operators, field('description').operators],
    [['eq', 'in', 'contains'], ['eq', 'in', 'gte', 'lte'], []],
  )
  assert.deepEqual((await schema('product')).body.fields.find(({ key }) => key === 'characteristics')!.fields, [])
  assert.equal((await schema('product', { categoryId: 1 })).status, 404)
})

test('every filter operator and sort order that a form offers works', async () => {
  const { find, schema, upsert, categoryId } = await ownStore()
  await upsert('product', newProduct(categoryId))
  const values: Record<string, unknown> = {
    Number: 1,
    Money: 1,
    Category: categoryId,
    Boolean: false,
    Date: '2026-01-01',
    Time: '2026-01-01T00:00:00Z',
  }
  for (const { name } of allEntities)
    for (const { key, type, operators, isSortable } of (await schema(name)).body.fields) {
      for (const operator of operators) {
        const value = values[type] ?? 'x'
        const response = await find(name, {
          filter: { field: key, operator, value: operator === 'in' ? [value] : value },
          fields: [key],
        })
        assert.equal(response.status, 200, `${name}.${key} ${operator} ${response.text}`)
      }
      for (const direction of isSortable ? ['asc', 'desc'] : [])
        assert.equal((await find(name, { sort: [{ field: key, direction }] })).status, 200, `${name}.${key}`)
    }
  const { body } = await find('product', {
    fields: ['price', 'code'],
    sort: [{ field: 'price', direction: 'desc' }],
    filter: { field: 'category', operator: 'eq', value: categoryId },
  })
  assert.deepEqual([body.total, Object.keys(body.items[0]!.fields)], [1, ['price', 'code']])
})
