import { locales } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'
import { fold } from '../../feeds/values/text.ts'
import type { ImportKind } from '../sources/source-row.ts'
import { isSectionHead } from './heads.ts'
import {
  type ColumnField,
  type ColumnTarget,
  headWords,
  listPriceHead,
  mayRepeat,
  unsoldStock,
  unpublishedHead,
  wholeHeads,
  withoutPoint,
} from './fields.ts'
import { headLanguage } from './translations.ts'
import { tierHead } from './tiers.ts'

const maxHeadRow = 20
/** The column of the reasons in a download of refused rows. */
const reasonHeads = new Set(locales.map((locale) => fold(translate(locale, 'imports', 'refused.reason'))))

type Row = { number: number; cells: readonly string[] }

/** The row of the heads: the one of the first rows that has the most known heads, or else the first filled one with only text. */
export function guessHeadRow(rows: readonly Row[]): number {
  const best = bestHeadRow(rows)
  if (best.known >= minKnownHeads) return best.number
  const first = rows[0]
  return first && first.cells.every((cell) => !/^\s*[\d\s.,]+\s*$/.test(cell)) ? first.number : 0
}

const minKnownHeads = 2

/** The one of the first rows that has the most known heads, and how many these are. */
export const bestHeadRow = (rows: readonly Row[]) =>
  rows
    .slice(0, maxHeadRow)
    .map(({ number, cells }) => ({
      number,
      known: new Set(cells.flatMap((cell) => fieldNamed(cell)?.field ?? [])).size,
    }))
    .reduce((one, other) => (other.known > one.known ? other : one), { number: 0, known: 0 })

/** The targets of columns by their heads; an unknown head is a characteristic, a column without one is not imported. */
export function guessColumns(heads: readonly string[], remembered: ReadonlyMap<string, ColumnTarget>): ColumnTarget[] {
  const matches = heads.map((head) => {
    const known = remembered.get(fold(head))
    return known ? { field: known, rank: 0 } : (tierMatch(head) ?? translationMatch(head) ?? fieldNamed(head))
  })
  const found = withPrice(withListPrice(matches, heads, remembered), heads)
  const best = new Map<ColumnTarget, number>()
  for (const [column, each] of found.entries()) {
    const other = each && best.get(each.field)
    if (each && (other === undefined || found[other]!.rank > each.rank)) best.set(each.field, column)
  }
  return heads.map((head, column) => {
    if (reasonHeads.has(fold(head))) return 'ignore'
    const field = found[column]?.field
    if (field === 'stock') return isSummed(head, heads[best.get('stock')!]!) ? 'stock' : 'ignore'
    if (field && (mayRepeat(field) || best.get(field) === column)) return field
    // Further prices and texts in further languages are no specifications.
    if (field && unrepeatedFields.has(field)) return 'ignore'
    if (isSectionHead(head)) return best.has('category') ? 'ignore' : 'category'
    return head.trim() === '' || unpublishedHead.test(head.trim()) ? 'ignore' : 'characteristic'
  })
}

/** The stock of each of several warehouses: 'Stock, London' beside 'Stock, Leeds', but not beside 'Stock, reserved'. */
const isSummed = (head: string, first: string) =>
  head === first || (stemOf(head) !== '' && stemOf(head) === stemOf(first) && !unsoldStock.test(`${head} ${first}`))
/** What stands before a comma, a bracket, a dash or a colon. */
const stemOf = (head: string) => /^([^,(:–—]*[^,(:–—\s])\s*(?:[,(:–—]|\s-\s)/.exec(fold(head))?.[1] ?? ''

/** The price of the list is the previous one if there is another price. */
function withListPrice(
  found: readonly (Match | undefined)[],
  heads: readonly string[],
  remembered: ReadonlyMap<string, ColumnTarget>,
) {
  const isListPrice = (match: Match | undefined, column: number) =>
    match?.field === 'price' && listPriceHead.test(fold(heads[column]!)) && !remembered.has(fold(heads[column]!))
  const hasOther = found.some((match, column) => match?.field === 'price' && !isListPrice(match, column))
  if (!hasOther) return found
  return found.map((match, column) => (isListPrice(match, column) ? { field: 'oldPrice' as const, rank: 0 } : match))
}

/** If all prices are from a quantity, that from the lowest one is the price. */
function withPrice(found: readonly (Match | undefined)[], heads: readonly string[]) {
  if (found.some((match) => match?.field === 'price')) return found
  const quantityOf = (column: number) =>
    (found[column]?.field === 'tiers' && tierHead(heads[column]!)?.fromQuantity) || Infinity
  const [lowest = 0] = heads.map((_, column) => column).toSorted((one, other) => quantityOf(one) - quantityOf(other))
  return quantityOf(lowest) === Infinity ? found : found.with(lowest, { field: 'price' as const, rank: 0 })
}

/** The names that the fields have on the page and in templates, in all languages. */
const ownNames = new Map(
  (Object.keys(headWords) as ColumnField[]).flatMap((field) =>
    locales.map((locale): [string, ColumnField] => [fold(translate(locale, 'imports', `target.${field}`)), field]),
  ),
)

const unrepeatedFields: ReadonlySet<ColumnTarget> = new Set(['price', 'oldPrice', 'name', 'description'])

type Match = { field: ColumnTarget; rank: number }

/** Prices from a quantity, or from the first piece on. */
function tierMatch(head: string): Match | undefined {
  const text = head.trim()
  const volume = tierHead(text)
  if (!volume || !(volume.isWhole || priceWord.test(text)) || purchaseWord.test(text) || unpublishedHead.test(text))
    return undefined
  return volume.fromQuantity > 1 ? { field: 'tiers', rank: 0 } : { field: 'price', rank: text.length }
}
const priceWord = /price|pre(?:is|zz)|cen[aeu](?!\p{L})|цен|опт|fiyat|staffel|wholesale/iu
const purchaseWord = /закуп|себестоим|purchase|cost(?!\p{L})|einkauf|nabavn|acquisto|costo|alış|maliyet/iu

/** A name or a description in the language that the head names. */
function translationMatch(head: string): Match | undefined {
  const language = headLanguage(head)
  const field = language && fieldNamed(language.rest)?.field
  return field === 'name' || field === 'description' ? { field: `${field}Translation`, rank: 0 } : undefined
}

/** The field that a head names. The rank is 0 if it is all of the head, and more the less of it is. */
export function fieldNamed(head: string): Match | undefined {
  const own = ownNames.get(fold(head))
  if (own) return { field: own, rank: 0 }
  const text = withoutPoint(withoutUnit(fold(head)))
  if (text === '') return undefined
  let best: (Match & { length: number }) | undefined
  for (const [field, heads] of Object.entries(headWords) as [ColumnField, readonly string[]][])
    for (const word of heads) {
      if (text !== word && !startsWithWord(text, word)) continue
      if (!best || word.length > best.length) best = { field, rank: text.length - word.length, length: word.length }
    }
  return best && best.rank > 0 && best.field === 'tiers' ? { ...best, field: 'ignore' } : best
}

const startsWithWord = (text: string, word: string) =>
  word.length >= minPrefixLength &&
  !wholeHeads.has(word) &&
  text.startsWith(word) &&
  !/[\p{L}\p{N}]/u.test(text[word.length]!)
const minPrefixLength = 4

/** 'Price, EUR', 'Weight (kg)' and 'VAT %' without what follows. */
const withoutUnit = (text: string) =>
  text
    .replace(/[*:№#]+/g, ' ')
    .replace(/\s*(?:\(.*|,.*|\[.*|%)$/s, '')
    .replace(/\s+/g, ' ')
    .trim()

/** With VAT if the head of the prices says so; those of a feed are, by its format. */
export function guessPrices(kind: ImportKind, heads: readonly string[], targets: readonly ColumnTarget[]) {
  const isGross = heads.some((head, column) => targets[column] === 'price' && grossHead.test(fold(head)))
  return kind === 'Yml' || isGross ? 'gross' : 'net'
}

const grossHead =
  /с ндс|вкл\S* ндс|incl?\S* vat|with vat|gross|sa pdv|са пдв|inkl\S* mwst|brutto|con iva|iva inclusa|lordo|kdv dahil|kdvli/u
