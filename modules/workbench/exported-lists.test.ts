import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { calls } from '#modules/index.ts'
import { translate } from '#platform/i18n/messages.ts'
import { exportedLists } from './exported-lists.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: string[]
}

const exists = (text: string) => {
  const [namespace, key] = text.split(/:(.*)/s) as [string, string]
  return translate('en', namespace, key) !== text
}
const withoutNull = (schema: Schema) => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
const fieldOf = (item: Schema, field: string) =>
  field.split('.').reduce<Schema | undefined>((schema, name) => schema && withoutNull(schema).properties?.[name], item)
const valuesOf = (schema: Schema) =>
  schema.type === 'boolean' ? ['true', 'false'] : (withoutNull(schema).enum ?? schema.items?.enum ?? [])

test('every column of a workbook is a field of its list with a head, and every value of it has a text', () => {
  for (const { call, title, columns } of exportedLists.values()) {
    assert.ok(calls.includes(call), call.id)
    assert.ok(exists(title), title)
    const output = z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' }) as Schema
    const item = output.properties!.items!.items!
    for (const { field, head, words } of columns) {
      const found = fieldOf(item, field)
      assert.ok(found || field.startsWith('titles.'), `${call.id}: ${field}`)
      assert.ok(exists(head), head)
      for (const value of words && found ? valuesOf(found) : [])
        assert.ok(exists(`${words}.${value}`), `${words}.${value}`)
    }
  }
})
