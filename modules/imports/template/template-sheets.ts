// The sheets of a template: the products to fill in, the values to choose from, and how it is filled in.
import type { ColumnDef, DataValidation, WriteSheet } from 'hucre/xlsx'
import type { TemplateColumn } from './template-columns.ts'
import type { ProductCells } from './template-products.ts'

export type Texts = (key: string, values?: Record<string, number | string>) => string

export const maxFilledRows = 5_000

export function productsSheet(
  columns: readonly TemplateColumn[],
  products: readonly ProductCells[],
  t: Texts,
): WriteSheet {
  return {
    name: t('products'),
    columns: columns.map((): ColumnDef => ({ width: 22 })),
    rows: [columns.map(({ head }) => head), ...products.map((product) => columns.map(({ cellOf }) => cellOf(product)))],
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap(({ values }, column) => validationOf(values.length, column, t)),
  }
}

/** The values stand on the second sheet, in the column of the same letter. Others are allowed, with a warning. */
function validationOf(count: number, column: number, t: Texts): DataValidation[] {
  if (count === 0) return []
  const letter = letterOf(column)
  return [
    {
      type: 'list',
      formula1: `'${t('lists')}'!$${letter}$2:$${letter}$${count + 1}`,
      range: `${letter}2:${letter}${maxFilledRows}`,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'warning',
    },
  ]
}

export const listsSheet = (columns: readonly TemplateColumn[], t: Texts): WriteSheet => ({
  name: t('lists'),
  rows: [
    columns.map(({ head }) => head),
    ...Array.from({ length: Math.max(...columns.map(({ values }) => values.length)) }, (_, row) =>
      columns.map(({ values }) => values[row] ?? null),
    ),
  ],
})

/** `part`: which of the products of the store it has, if not all. `translated`: the head of a name in another language. */
export const aboutSheet = (t: Texts, part: string | undefined, translated: string): WriteSheet => ({
  name: t('about'),
  columns: [{ width: 100 }],
  rows: [
    ...(part ? [part] : []),
    ...['heads', 'required', 'empty', 'several', 'tiers', 'translations'].map((key) =>
      t(`about.${key}`, { translated }),
    ),
  ].map((text) => [text]),
})

const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
