// The present content of a form, as the values that it could be opened with again.
import { type FormValues, rowIndexOf } from '../../documents/form-values.ts'

/** Filled fields of the document, with the rows of lists numbered anew. */
export function snapshotOf(form: HTMLFormElement): FormValues {
  const values: Record<string, string | string[]> = {}
  const rows = new Map<string, string[]>()
  for (const [name, value] of new FormData(form)) {
    if (!name.startsWith('fields.') || typeof value !== 'string' || value.trim() === '') continue
    const renumbered = renumber(name, rows)
    const known = values[renumbered]
    values[renumbered] = known === undefined ? value : [...[known].flat(), value]
  }
  return values
}

/** `fields.tiers.4.price` in the second row that is filled becomes `fields.tiers.1.price`. */
function renumber(name: string, rows: Map<string, string[]>) {
  const [prefix, key, index, ...rest] = name.split('.')
  const list = `${prefix}.${key}`
  if (rowIndexOf(name, list) === undefined) return name
  const known = rows.get(list) ?? []
  if (!known.includes(index!)) rows.set(list, [...known, index!])
  return [list, rows.get(list)!.indexOf(index!), ...rest].join('.')
}

/** Equal for equal values, in any order of their fields. */
export const serialized = (values: FormValues) =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const belongsTo = (name: string, key: string) => name === `fields.${key}` || name.startsWith(`fields.${key}.`)

/** The values with those of some fields taken from others. */
export const withFields = (values: FormValues, keys: readonly string[], others: FormValues): FormValues => {
  const isTaken = ([name]: [string, unknown]) => keys.some((key) => belongsTo(name, key))
  return Object.fromEntries([
    ...Object.entries(values).filter((entry) => !isTaken(entry)),
    ...Object.entries(others).filter(isTaken),
  ])
}
