// The columns of a template: the fields, the texts in further languages, and the characteristics of the category.
import { currencies, type Locale, locales } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { Characteristic } from '../../catalog/characteristics.ts'
import type { Category } from '../../feeds/catalog.ts'
import { fold } from '../../feeds/values/text.ts'
import { splitHead } from '../columns/cells.ts'
import { type ColumnField, isTranslation } from '../columns/fields.ts'
import { targetNames } from '../contract.ts'
import type { ProductCells } from './template-products.ts'

/** A column with the values to choose from, and its cell of a product. */
export type TemplateColumn = {
  head: string
  values: readonly string[]
  cellOf: (product: ProductCells) => string | number | null
}

const fields = targetNames.filter(
  (name) => name !== 'characteristic' && name !== 'ignore' && name !== 'id' && !isTranslation(name),
)

type UnitNames = Iterable<{ short: string }>

export function fieldColumns(locale: Locale, categoryName: string, units: UnitNames): TemplateColumn[] {
  const choices: Partial<Record<ColumnField, readonly string[]>> = {
    category: [categoryName],
    currency: currencies,
    unit: [...units].map(({ short }) => short),
  }
  return fields.map((field) => ({
    head: translate(locale, 'imports', `target.${field}`),
    values: choices[field] ?? [],
    cellOf: (product) => product.fields[field] ?? null,
  }))
}

/** Names and descriptions in the languages that the products have besides that of the store; each head ends in its code. */
export function translationColumns(locale: Locale, products: readonly ProductCells[]): TemplateColumn[] {
  return locales.flatMap((language) =>
    (['name', 'description'] as const)
      .filter((field) => products.some(({ translations }) => translations[language]?.[field]))
      .map((field) => ({
        head: translatedHead(locale, field, language),
        values: [],
        cellOf: ({ translations }: ProductCells) => translations[language]?.[field] ?? null,
      })),
  )
}

export const translatedHead = (locale: Locale, field: 'name' | 'description', language: Locale) =>
  `${translate(locale, 'imports', `target.${field}`)} (${language.toUpperCase()})`

/** An unticked check box means no, and prices, brands and minimum orders have columns of their own. */
const filledTypes: ReadonlySet<string> = new Set(['Radio', 'Interval', 'Text', 'TextList', 'Select'])

export function characteristicColumns(
  characteristics: readonly Characteristic[],
  category: Category | undefined,
): TemplateColumn[] {
  return characteristics
    .filter(({ type }) => filledTypes.has(type))
    .map(({ id, name, unit, options }) => {
      const head = unit ? `${name}, ${unit}` : name
      const isRead = category !== undefined && characteristicNamed(head, category) === id
      return {
        head,
        values: options.map(({ label }) => label),
        cellOf: (product) => (isRead ? product.ofCharacteristic(id) : null),
      }
    })
}

/** The characteristic that a column with this head fills. */
const characteristicNamed = (head: string, { characteristics }: Category) =>
  characteristics.find(({ names }) => names.has(fold(splitHead(head).name)))?.id
