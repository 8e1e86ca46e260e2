import { formerText } from '#platform/values/formula.ts'
import { stockOfOffer } from '../../feeds/values/stock.ts'
import { fold, oneLine } from '../../feeds/values/text.ts'
import type { Translation } from '../../feeds/values/translation.ts'
import type { FeedOffer, FeedParam } from '../../feeds/yml/read-offers.ts'
import {
  addressesIn,
  centimetres,
  kilograms,
  type Notation,
  plainPrice,
  plainQuantity,
  splitHead,
  vatOf,
} from './cells.ts'
import { currencyIn, currencyOfHead } from './currencies.ts'
import type { ColumnField, ColumnTarget } from './fields.ts'
import { isSectionHead } from './heads.ts'
import { statedTiers } from './tiers.ts'
import { translationsOf } from './translations.ts'
import { nameBelow } from './variant-names.ts'

/** The columns of a table and their meaning. */
export type TableColumns = { heads: readonly string[]; targets: readonly ColumnTarget[]; notation: Notation }

/** The row of a table as an offer of a feed, which the same rules read. The category is the one of the group of the row. */
export function toOffer(
  { number, cells, groupKey }: { number: number; cells: readonly string[]; groupKey: string | null },
  columns: TableColumns,
): FeedOffer {
  const { heads, targets, notation } = columns
  const cellsOf = (field: ColumnField) =>
    targets.flatMap((target, column) => (target === field ? textOf(cells[column]) : []))
  const cell = (field: ColumnField) =>
    (field === 'stock' ? totalStock(cellsOf(field), notation) : cellsOf(field)[0]) ?? ''
  const unitOf = (field: ColumnField) => splitHead(heads[targets.indexOf(field)] ?? '').unit
  const currency = currencyOfHead(heads[targets.indexOf('price')] ?? '') ?? notation.currency
  const translations = translationsOf((column) => textOf(cells[column]), columns)
  const own = translations.find(({ locale }) => locale === notation.locale)
  const heading = isSectionHead(heads[targets.indexOf('category')] ?? '') ? cell('category') : ''
  const stated = { ...statedIn(own), ...fieldsOf({ cell, unitOf, currency }, notation) }
  const name = nameBelow(heading, stated.name ?? '')
  const fields = { ...stated, ...(name && { name }), ...(groupKey && { categoryId: groupKey }) }
  return {
    id: oneLine(cell('id')) || (fields.vendorCode ?? ''),
    line: number,
    available: '',
    fields,
    barcodes: cell('barcode') ? [cell('barcode')] : [],
    pictures: targets.flatMap((target, column) => (target === 'pictures' ? addressesIn(cells[column] ?? '') : [])),
    params: paramsOf(cells, columns),
    tiers: targets.flatMap((target, column) =>
      target === 'tiers' ? statedTiers(textOf(cells[column]), heads[column] ?? '', notation) : [],
    ),
    translations,
    tooLong: null,
    ignored: [],
    problem: null,
  }
}

/** Names and descriptions in the language of the table are those of the offer, unless other columns have them. */
const statedIn = ({ name = '', description = '' }: Partial<Translation> = {}) => ({
  ...(name && { name }),
  ...(description && { description }),
})

type Cells = {
  cell: (field: ColumnField) => string
  unitOf: (field: ColumnField) => string
  /** That of the prices, unless their cells name another. */
  currency?: string | undefined
}

/** The fields of an offer that cells fill. */
export function fieldsOf({ cell, unitOf, currency }: Cells, notation: Notation): FeedOffer['fields'] {
  const price = cell('price')
  const fields: Record<string, string> = {
    name: cell('name'),
    vendorCode: oneLine(cell('code')),
    vendor: cell('brand'),
    price: plainPrice(price, notation),
    oldprice: plainPrice(cell('oldPrice'), notation),
    currencyId:
      (cell('currency') && (currencyIn(cell('currency')) ?? cell('currency'))) ||
      currencyIn(price) ||
      (price && currency) ||
      '',
    description: cell('description'),
    country_of_origin: cell('country'),
    count: plainQuantity(cell('stock'), notation),
    'min-quantity': plainQuantity(cell('minimumOrder'), notation),
    'step-quantity': plainQuantity(cell('orderStep'), notation),
    vat: vatOf(cell('vat')),
    weight: kilograms(cell('weight'), unitOf('weight')),
    dimensions: cell('dimensions') && centimetres(cell('dimensions'), unitOf('dimensions')),
    unit: cell('unit'),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** The sum of the stock in several columns, or the words of one that only says that there is some. */
function totalStock(texts: readonly string[], notation: Notation): string | undefined {
  const filled = texts.filter((text) => text !== '').map((text) => plainQuantity(text, notation))
  if (filled.length < 2) return filled[0]
  const stocks = filled.map((count) => stockOfOffer({ available: '', fields: { count } }))
  const uncounted = stocks.findIndex(({ isAvailable, count }) => isAvailable && count === null)
  return filled[uncounted] ?? String(stocks.reduce((sum, { count }) => sum + (count ?? 0), 0))
}

/** Without the apostrophe that keeps a text from being a formula. */
const textOf = (cell: string | undefined) => formerText((cell ?? '').trim())

function paramsOf(cells: readonly string[], { heads, targets }: TableColumns): FeedParam[] {
  return targets.flatMap((target, column) => {
    const value = textOf(cells[column])
    return target === 'characteristic' && value !== '' ? [{ ...splitHead(heads[column] ?? ''), value }] : []
  })
}

const maxKeyLength = 200
const wordRuns = /\p{L}{3,}/gu
const leadingWords = 2

/** `isSection`: it is the heading above the row, which may head several kinds of things. */
type StatedCategory = { text: string; isSection: boolean }

/**
 * By what the category of a row is decided: the supplier's category, the heading above it with the first words of the name, or the
 * first words of the name, which say what it is, or else the brand. The label is the key as the file writes it.
 */
export function groupOf(
  { fields, params }: Pick<FeedOffer, 'fields' | 'params'>,
  { text, isSection }: StatedCategory,
): { key: string; label: string } {
  const category = oneLine(text)
  const type = oneLine(params.find(({ name }) => isType(name))?.value ?? '')
  const name = oneLine(fields.name ?? '')
  const brand = oneLine(fields.vendor ?? '')
  const isVariant = isSection && name.startsWith(category)
  const section = isSection && category ? sectionLabel(category, isVariant ? [] : wordsOf(name, brand)) : ''
  const label = (isSection ? type : category || type) || section || firstWords(name, brand) || brand
  return { key: fold(label).slice(0, maxKeyLength), label: label.slice(0, maxKeyLength) }
}

/** With the words of the name that say what it is. An abbreviation is part of a model. */
const sectionLabel = (section: string, words: readonly string[]) =>
  words[0] === undefined || /^\p{Lu}{2,4}$/u.test(words[0]) ? section : `${kindIn(words).join(' ')} (${section})`

const maxKindWords = 3

/** The first word that is no Russian adjective, with those before it: a printing head, not all that prints. */
export function kindIn(words: readonly string[]) {
  const noun = words.slice(0, maxKindWords).findIndex((word) => !adjective.test(word))
  return words.slice(0, noun < 0 ? 1 : noun + 1)
}
const adjective = /[\p{Script=Cyrillic}](?:ый|ий|ой|ая|яя|ое|ее|ые|[кгхщшч]ие)$/iu

/** Whether a parameter of the name says what a product is, by which rows are grouped. */
export const isType = (name: string) =>
  /^(?:тип|вид|type|kind|art|tip|vrsta|tipo|tür)(?: (?:товара|proizvoda|product|prodotto))?$/iu.test(name.trim())

const firstWords = (name: string, brand: string) =>
  wordsOf(name, brand).slice(0, leadingWords).join(' ') || name.slice(0, maxKeyLength)

function wordsOf(name: string, brand: string) {
  const own = fold(brand)
  return (name.match(wordRuns) ?? []).filter((word) => fold(word) !== own)
}
