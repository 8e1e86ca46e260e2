import type { ColumnDef, DataValidation, WriteSheet } from 'hucre/xlsx'
import { type Locale, currencies } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import { characteristicsOf } from '../catalog/characteristics.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { treeIn } from '../catalog/tree.ts'
import { unitsIn } from '../content/units.ts'
import type { ColumnField } from './columns/fields.ts'

/** A column of the template with the values to choose from. */
type Column = { head: string; values: readonly string[] }

const fields: readonly ColumnField[] = [
  'code',
  'name',
  'category',
  'price',
  'currency',
  'unit',
  'stock',
  'brand',
  'description',
  'oldPrice',
  'minimumOrder',
  'orderStep',
  'vat',
  'barcode',
  'weight',
  'dimensions',
  'country',
  'pictures',
]
/** An unticked check box means no, and prices, brands and minimum orders have columns of their own. */
const filledTypes: ReadonlySet<string> = new Set(['Radio', 'Interval', 'Text', 'TextList', 'Select'])
const maxFilledRows = 5_000

/** A workbook to be filled in: a column for each field and each characteristic of the category, with their options to choose from. */
export async function toTemplate(db: Db, categoryId: number, locale: Locale) {
  const t = (key: string) => translate(locale, 'import-template', key)
  const node = (await treeIn(db, locale)).byId.get(categoryId)
  if (node?.level !== 'Category') throw catalogErrors.unknownCategory()
  const units = [...(await unitsIn(db, locale)).values()].map(({ short }) => short)
  const choices: Partial<Record<ColumnField, readonly string[]>> = {
    category: [node.name],
    currency: currencies,
    unit: units,
  }
  const characteristics = await characteristicsOf(db, categoryId, locale)
  const columns: Column[] = [
    ...fields.map((field) => ({ head: translate(locale, 'imports', `target.${field}`), values: choices[field] ?? [] })),
    ...characteristics
      .filter(({ type }) => filledTypes.has(type))
      .map(({ name, unit, options }) => ({
        head: unit ? `${name}, ${unit}` : name,
        values: options.map(({ label }) => label),
      })),
  ]
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({
    sheets: [productsSheet(columns, t), listsSheet(columns, t), aboutSheet(t)],
    stringMode: 'inline',
  })
  return { fileName: `${node.name}.xlsx`, content: new Uint8Array(content) }
}

type Texts = (key: string) => string

function productsSheet(columns: readonly Column[], t: Texts): WriteSheet {
  return {
    name: t('products'),
    columns: columns.map((): ColumnDef => ({ width: 22 })),
    rows: [columns.map(({ head }) => head)],
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

const listsSheet = (columns: readonly Column[], t: Texts): WriteSheet => ({
  name: t('lists'),
  rows: [
    columns.map(({ head }) => head),
    ...Array.from({ length: Math.max(...columns.map(({ values }) => values.length)) }, (_, row) =>
      columns.map(({ values }) => values[row] ?? null),
    ),
  ],
})

const aboutSheet = (t: Texts): WriteSheet => ({
  name: t('about'),
  columns: [{ width: 100 }],
  rows: ['heads', 'required', 'empty', 'several'].map((key) => [t(`about.${key}`)]),
})

const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
