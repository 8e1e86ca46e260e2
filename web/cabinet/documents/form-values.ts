// The fields of a document as a form holds them, under names such as `fields.name.en` and `fields.tiers.0.price`.
import type { findSchema } from '#modules/fluent/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatInput, formatInputAmount } from '../../lib/format.ts'
import type { Locale } from '../../lib/locale.ts'

export type FormField = OutputOf<typeof findSchema>['fields'][number]
/** A field, or one of an item of a list or a group. */
export type InnerField = NonNullable<FormField['fields']>[number]
/** The values of a document by the keys of its fields. */
export type Document = Readonly<Record<string, unknown>>
export type FormValues = Readonly<Record<string, string | readonly string[]>>

export const nameOf = (key: string) => `fields.${key}`

export const toFormValues = (form: readonly FormField[], document: Document, locale: Locale): FormValues =>
  Object.fromEntries(form.flatMap((field) => entriesOf(field, nameOf(field.key), document[field.key], locale)))

type Entry = [name: string, value: string | readonly string[]]

function entriesOf(field: FormField | InnerField, name: string, value: unknown, locale: Locale): Entry[] {
  if (value === null || value === undefined || value === false) return []
  const { type, isTranslatable } = field
  const inner = 'fields' in field ? (field.fields ?? []) : []
  const entriesIn = (values: Document, prefix: string) =>
    inner.flatMap((each) => entriesOf(each, `${prefix}.${each.key}`, values[each.key], locale))
  if (type === 'List') return (value as Document[]).flatMap((row, index) => entriesIn(row, `${name}.${index}`))
  if (type === 'Group') return entriesIn(value as Document, name)
  if (isTranslatable)
    return Object.entries(value as Record<string, string>).map(([language, text]): Entry => [
      `${name}.${language}`,
      text,
    ])
  if (Array.isArray(value)) return [[name, value.map(String)]]
  if (type === 'Boolean') return [[name, 'on']]
  if (type === 'Money') return [[name, formatInputAmount(Number(value), locale)]]
  return [[name, type === 'Number' ? formatInput(Number(value), locale) : String(value)]]
}

/** The number of rows of a list that the values have. */
export function countRows(values: FormValues, name: string) {
  const indexes = Object.keys(values).flatMap((key) => rowIndexOf(key, name) ?? [])
  return indexes.length === 0 ? 0 : Math.max(...indexes) + 1
}

export function rowIndexOf(key: string, list: string): number | undefined {
  if (!key.startsWith(`${list}.`)) return undefined
  const index = Number(key.slice(list.length + 1).split('.')[0])
  return Number.isInteger(index) ? index : undefined
}

/** The values that a new document begins with. */
export const defaultsOf = (fields: readonly { key: string; default: unknown }[]) =>
  Object.fromEntries(fields.map(({ key, default: value }) => [key, value]))
