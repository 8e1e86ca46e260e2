import type { EditedFilter } from '#modules/categories/filter-contract.ts'
import type { z } from 'zod'
import { type Locale, locales } from '../../lib/locale.ts'

type Option = z.output<typeof EditedFilter>['options'][number]
export type OptionRow = { id: string; labels: Readonly<Record<Locale, string>> }

/** How many lines for new options a form has at first. */
const newRows = 3

export const rowsOf = (options: readonly Option[]): OptionRow[] => [
  ...options.map(({ id, labels }) => ({ id: String(id), labels })),
  ...Array.from({ length: newRows }, () => blankRow),
]

/** Removed and blank lines are left out; the others come in the order of their places. */
export function readRows(valueOf: (name: string) => string | undefined): OptionRow[] {
  const rows: (OptionRow & { place: number })[] = []
  for (let index = 0; ; index++) {
    const name = `options.${index}`
    const id = valueOf(`${name}.id`)
    if (id === undefined) return rows.toSorted((a, b) => a.place - b.place).map(({ place: _, ...row }) => row)
    const labels = Object.fromEntries(
      locales.map((locale) => [locale, valueOf(`${name}.labels.${locale}`) ?? '']),
    ) as Record<Locale, string>
    const isBlank = id === '' && Object.values(labels).every((label) => label === '')
    if (isBlank || valueOf(`${name}.isRemoved`) === 'on') continue
    rows.push({ id, labels, place: Number(valueOf(`${name}.place`)) || index + 1 })
  }
}

/** More lines than before. */
export const withBlankRows = (rows: readonly OptionRow[]): OptionRow[] => [
  ...rows,
  ...Array.from({ length: newRows }, () => blankRow),
]

const blankRow: OptionRow = { id: '', labels: { en: '', ru: '', sr: '', de: '', it: '', tr: '' } }

/** As the calls take them. */
export const optionsOf = (data: FormData) =>
  readRows((name) => textOf(data.get(name))).map(({ id, labels }) => ({ ...(id && { id }), labels }))

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : undefined)
