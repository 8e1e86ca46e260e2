import type { ColumnDef, DataValidation, WriteSheet } from 'hucre/xlsx'
import { type Locale, currencies } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import { characteristicsOf } from '../../catalog/characteristics.ts'
import { catalogErrors } from '../../catalog/errors.ts'
import { treeIn } from '../../catalog/tree.ts'
import { unitsIn } from '../../content/units.ts'
import { type Category, findImportStore, loadCatalog, unitsByName } from '../../feeds/catalog.ts'
import { fold } from '../../feeds/values/text.ts'
import { splitHead } from '../columns/cells.ts'
import { type ColumnField, isTranslation } from '../columns/fields.ts'
import { targetNames } from '../contract.ts'
import { countProducts, productCells, type ProductCells } from './template-products.ts'

/** A column of the template with the values to choose from, and its cell of a product. */
type Column = { head: string; values: readonly string[]; cellOf: (product: ProductCells) => string | number | null }

const fields = targetNames.filter(
  (name) => name !== 'characteristic' && name !== 'ignore' && name !== 'id' && !isTranslation(name),
)
/** An unticked check box means no, and prices, brands and minimum orders have columns of their own. */
const filledTypes: ReadonlySet<string> = new Set(['Radio', 'Interval', 'Text', 'TextList', 'Select'])
const maxFilledRows = 5_000

type Options = { categoryId: number; locale: Locale; storeId?: number | undefined; maxProducts?: number }

/**
 * A workbook to be filled in: a column for each field and each characteristic of the category, with their options to choose from. It
 * has the products of a store in the category, if one is named.
 */
export async function toTemplate(db: Db, { categoryId, locale, storeId, maxProducts = maxFilledRows }: Options) {
  const t: Texts = (key, values = {}) => translate(locale, 'import-template', key, values)
  const node = (await treeIn(db, locale)).byId.get(categoryId)
  if (node?.level !== 'Category') throw catalogErrors.unknownCategory()
  const units = await unitsIn(db, locale)
  const store = storeId === undefined ? undefined : await findImportStore(db, storeId)
  const category = [...(await loadCatalog(db, locale)).values()].find(({ id }) => id === categoryId)
  const choices: Partial<Record<ColumnField, readonly string[]>> = {
    category: [node.name],
    currency: currencies,
    unit: [...units.values()].map(({ short }) => short),
  }
  const characteristics = await characteristicsOf(db, categoryId, locale)
  const columns: Column[] = [
    ...fields.map((field) => ({
      head: translate(locale, 'imports', `target.${field}`),
      values: choices[field] ?? [],
      cellOf: (product: ProductCells) => product.fields[field] ?? null,
    })),
    ...characteristics
      .filter(({ type }) => filledTypes.has(type))
      .map(({ id, name, unit, options }) => {
        const head = unit ? `${name}, ${unit}` : name
        const isRead = category !== undefined && characteristicNamed(head, category) === id
        return {
          head,
          values: options.map(({ label }) => label),
          cellOf: (product: ProductCells) => (isRead ? product.ofCharacteristic(id) : null),
        }
      }),
  ]
  const products =
    store && category
      ? await productCells(db, {
          storeId: store.id,
          warehouseId: store.warehouseId,
          currency: store.currency,
          textLocale: store.locale,
          locale,
          category,
          units,
          unitCodes: await unitsByName(db),
          labels: new Map(characteristics.flatMap(({ options }) => options.map(({ id, label }) => [id, label]))),
          maxProducts,
        })
      : []
  const total = products.length < maxProducts ? products.length : await countProducts(db, storeId!, categoryId)
  const part = total > products.length ? t('part', { count: products.length, total }) : undefined
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({
    sheets: [productsSheet(columns, products, t), listsSheet(columns, t), aboutSheet(t, part)],
    stringMode: 'inline',
  })
  return { fileName: `${part ? `${node.name}, ${part}` : node.name}.xlsx`, content: new Uint8Array(content) }
}

/** The characteristic that a column with this head fills. */
const characteristicNamed = (head: string, { characteristics }: Category) =>
  characteristics.find(({ names }) => names.has(fold(splitHead(head).name)))?.id

type Texts = (key: string, values?: Record<string, number>) => string

function productsSheet(columns: readonly Column[], products: readonly ProductCells[], t: Texts): WriteSheet {
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

const listsSheet = (columns: readonly Column[], t: Texts): WriteSheet => ({
  name: t('lists'),
  rows: [
    columns.map(({ head }) => head),
    ...Array.from({ length: Math.max(...columns.map(({ values }) => values.length)) }, (_, row) =>
      columns.map(({ values }) => values[row] ?? null),
    ),
  ],
})

/** `part`: which of the products of the store it has, if not all. */
const aboutSheet = (t: Texts, part: string | undefined): WriteSheet => ({
  name: t('about'),
  columns: [{ width: 100 }],
  rows: [
    ...(part ? [part] : []),
    ...['heads', 'required', 'empty', 'several', 'tiers'].map((key) => t(`about.${key}`)),
  ].map((text) => [text]),
})

const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
