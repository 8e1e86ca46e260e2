import type { Characteristic } from '../catalog/characteristics.ts'
import { productSorts } from './contract.ts'
import {
  type CharacteristicFilter,
  type CharacteristicSort,
  deals,
  type PageRequest,
  type ProductFilters,
  type Range,
  type StockStatus,
} from './engine.ts'

export type UnknownFilter = { filter: string; value: string }
type ParsedFilters = {
  filters: Pick<
    ProductFilters,
    'price' | 'minOrder' | 'unitCodes' | 'stock' | 'isVerified' | 'deals' | 'characteristics'
  >
  sort: PageRequest['sort']
  /** Values that mean nothing; the filters are without them. */
  unknown: UnknownFilter[]
}

const maxListLength = 50
const stockValues: Readonly<Record<string, StockStatus>> = {
  InStock: 'InStock',
  Low: 'Low',
  OutOfStock: 'OutOfStock',
  ToOrder: 'OutOfStock',
}
const truths = ['1', 'true']

/** The filters of a query that are not names of rows, and its order. `characteristics` are those of its category. */
export function parseFilters(
  parameters: Record<string, unknown>,
  characteristics: readonly Characteristic[],
): ParsedFilters {
  const unknown: UnknownFilter[] = []
  const textOf = (name: string) => String(parameters[name] ?? '').trim()
  const ignore = (filter: string, value: string): undefined => {
    unknown.push({ filter, value: value.slice(0, maxShownLength) })
  }

  const rangeOf = (name: string) => {
    const text = textOf(name)
    return text ? (parseRange(text) ?? ignore(name, text)) : undefined
  }
  /** Undefined if the text has no known value. */
  const knownOf = <Value>(name: string, valueOf: (text: string) => Value | undefined): Value[] | undefined => {
    const values = parseList(textOf(name)).flatMap((text) => valueOf(text) ?? ignore(name, text) ?? [])
    return values.length > 0 ? values : undefined
  }
  const characteristicOf = (name: string) =>
    characteristics.find(({ parameter, isFilter }) => isFilter && `f.${parameter}` === name)

  function characteristicFilter(name: string): CharacteristicFilter | undefined {
    const characteristic = characteristicOf(name)
    if (!characteristic) return ignore(name, textOf(name))
    const { id: characteristicId, type, options } = characteristic
    if (type === 'Text') return { characteristicId, text: textOf(name) }
    if (type === 'Interval') {
      const range = rangeOf(name)
      return range && { characteristicId, range }
    }
    const optionIds = knownOf(name, (key) => options.find((option) => option.key === key)?.id)
    return optionIds && { characteristicId, optionIds }
  }

  function parseSort(): PageRequest['sort'] {
    const text = textOf('sort')
    const plain = productSorts.find((sort) => sort === text)
    if (plain || !text) return plain ?? 'relevance'
    const characteristic = characteristicOf(text.replace(/^-/, ''))
    return sortBy(characteristic, text.startsWith('-')) ?? ignore('sort', text) ?? 'relevance'
  }

  const unitCodes = parseList(textOf('unit'))
  const names = Object.keys(parameters).filter((name) => name.startsWith('f.') && textOf(name))
  const filters = {
    price: toMinorUnits(rangeOf('price')),
    minOrder: rangeOf('minOrder'),
    unitCodes: unitCodes.length > 0 ? unitCodes : undefined,
    stock: knownOf('stock', (text) => (Object.hasOwn(stockValues, text) ? stockValues[text] : undefined)),
    isVerified: knownOf('verified', (text) => truths.includes(text) || undefined) && (true as const),
    deals: knownOf('deal', (text) => deals.find((deal) => deal === text)),
    characteristics: names.flatMap((name) => characteristicFilter(name) ?? []),
  }
  return { filters, sort: parseSort(), unknown }
}

export const maxShownLength = 80

function sortBy(characteristic: Characteristic | undefined, isDescending: boolean): CharacteristicSort | undefined {
  if (!characteristic || characteristic.type === 'Text') return undefined
  const { id: characteristicId, type, options } = characteristic
  return { characteristicId, isDescending, optionIds: type === 'Interval' ? undefined : options.map(({ id }) => id) }
}

export const parseList = (text: string | undefined) =>
  [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ].slice(0, maxListLength)

/** '10-100', '10-' or '-100'; undefined for anything else. */
export function parseRange(value: string | undefined): Range | undefined {
  const [, from, to] = /^\s*(\d{1,12}(?:[.,]\d{1,6})?)?\s*-\s*(\d{1,12}(?:[.,]\d{1,6})?)?\s*$/.exec(value ?? '') ?? []
  const parse = (text: string | undefined) => (text === undefined ? null : Number(text.replace(',', '.')))
  const range = { from: parse(from), to: parse(to) }
  return range.from === null && range.to === null ? undefined : range
}

const toMinorUnits = (range: Range | undefined): Range | undefined =>
  range && {
    from: range.from === null ? null : Math.round(range.from * 100),
    to: range.to === null ? null : Math.round(range.to * 100),
  }
