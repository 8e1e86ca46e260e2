// The values of a document from its form. Nothing is judged here; the call does that.
import { textsOf } from '../../forms/fields.ts'
import { type Locale, locales } from '../../lib/locale.ts'
import { parseAmount, parseNumber } from '../../lib/parse-number.ts'
import { type FormField, type InnerField, nameOf, rowIndexOf } from './form-values.ts'

/** Fields that the form does not have are left out. Its numbers are written as in `locale`. */
export const readDocument = (form: readonly FormField[], data: FormData, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    form
      .filter(({ isReadOnly }) => !isReadOnly)
      .map((field) => [field.key, readField(field, nameOf(field.key), data, locale)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** Renumbers the rows of lists without the blank ones, so that errors meet the rows that they are about. */
export function dropBlankRows(form: readonly FormField[], data: FormData) {
  for (const { key, fields } of form.filter(({ type }) => type === 'List')) {
    const name = nameOf(key)
    const rows = indexesOf(data, name).map((index) =>
      fields!.map((item) => textOf(data, `${name}.${index}.${item.key}`)),
    )
    for (const entry of [...data.keys()].filter((each) => rowIndexOf(each, name) !== undefined)) data.delete(entry)
    rows
      .filter((texts) => texts.some(Boolean))
      .forEach((texts, index) =>
        fields!.forEach((item, position) => data.set(`${name}.${index}.${item.key}`, texts[position] ?? '')),
      )
  }
}

function readField(field: FormField | InnerField, name: string, data: FormData, locale: Locale): unknown {
  const { type, isTranslatable, decimals } = field
  const inner = 'fields' in field ? (field.fields ?? []) : []
  const readInner = (prefix: string) =>
    Object.fromEntries(inner.map((each) => [each.key, readField(each, `${prefix}.${each.key}`, data, locale)]))
  if (type === 'List')
    return indexesOf(data, name).map((index) => withOnlyChoices(inner, readInner(`${name}.${index}`)))
  if (type === 'Group') return filled(readInner(name))
  if (isTranslatable) return readTexts(name, data)
  if (type === 'Images' || type === 'Choices' || type === 'Phones') return textsOf(data, name).filter(Boolean)
  const text = textOf(data, name)
  if (type === 'Boolean') return text === 'on'
  if (!text) return text === undefined ? undefined : null
  if (type === 'Number' || type === 'Category') return parseNumber(text, decimals, locale)
  return type === 'Money' ? (parseAmount(text, locale) ?? text) : text
}

/** A row that leaves out a choice of one means that one, such as the only warehouse. */
const withOnlyChoices = (fields: readonly InnerField[], row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fields.map(({ key, isRequired, choices }) => [
      key,
      row[key] ?? (isRequired && choices?.length === 1 ? choices[0]!.value : row[key]),
    ]),
  )

function readTexts(name: string, data: FormData) {
  const given = locales.filter((locale) => data.has(`${name}.${locale}`))
  if (given.length === 0) return undefined
  return filled(Object.fromEntries(given.map((locale) => [locale, textOf(data, `${name}.${locale}`)])))
}

const textOf = (data: FormData, name: string) => textsOf(data, name).at(-1)

const filled = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

const indexesOf = (data: FormData, list: string) =>
  [...new Set([...data.keys()].flatMap((key) => rowIndexOf(key, list) ?? []))].toSorted((one, other) => one - other)
