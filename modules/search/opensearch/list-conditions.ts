import { currencies } from '#platform/constants.ts'
import { euroMicros, type Rates } from '#platform/values/money.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import { booleanKeyword } from '../postgres/product-columns.ts'
import type { Condition } from '../lists/list-query.ts'
import { intervalKey, textEntry } from './field-values.ts'

export type Query = Record<string, unknown>
/** Data that only the process has: prices and verification depend on the day, units have numbers only here. */
export type ListContext = { rates: Rates; today: number; unitOf: (number: number) => string }
/** The text of a characteristic contains another, in any language. Only this engine asks so. */
export type TextCondition = { field: 'texts'; key: number; part: string; from: null; to: null }

export const textCondition = (key: number, part: string): TextCondition => ({
  field: 'texts',
  key,
  part,
  from: null,
  to: null,
})

/** Live products, and those of the stores that are not. */
export function visibleTo(drafts: Drafts): Query {
  const live = { term: { isLive: true } }
  if (drafts === undefined) return live
  if (drafts === 'all') return { match_all: {} }
  return anyOf([live, { terms: { store: drafts } }])
}

/** Longer ones are refused by the cluster, and no word and no value is as long. */
export const maxPatternLength = 400

export const nothing: Query = { match_none: {} }
export const allOf = (filter: readonly Query[]): Query => ({ bool: { filter } })
export const anyOf = (should: readonly Query[]): Query => ({ bool: { should, minimum_should_match: 1 } })

export function queryOf(condition: Condition | TextCondition, { rates, today, unitOf }: ListContext): Query {
  if ('part' in condition) {
    const pattern = `${escaped(textEntry(condition.key, condition.part))}*`
    return pattern.length > maxPatternLength ? nothing : { wildcard: { texts: { value: pattern } } }
  }
  if (!('anyOf' in condition)) return rangeQuery(condition, rates)
  const { field, anyOf: values } = condition
  if (field === 'isVerified') return values.includes(booleanKeyword(true)) ? isVerified(today) : nothing
  if (field === 'unit') return { terms: { unit: values.map(unitOf).filter((code) => code !== undefined) } }
  return { terms: { [field]: values } }
}

export const isVerified = (today: number): Query => ({ range: { verifiedUntil: { gt: today } } })

/** The characteristic's text contains the part anywhere: the key, then anything, then the part. */
const escaped = (entry: string) => entry.replace(/[*?\\]/g, String.raw`\$&`).replace(' ', ' *')

type RangeCondition = { field: string; key?: number; from: number | null; to: number | null }

function rangeQuery({ field, key, from, to }: RangeCondition, rates: Rates): Query {
  if (field !== 'price')
    return { range: { [key === undefined ? field : `${field}.${intervalKey(key)}`]: boundsOf(from, to) } }
  return anyOf(
    currencies.map((currency) => {
      const perMinor = 1_000_000 / 100 / rates.perEuro[currency]
      const micros = (minor: number) => euroMicros({ minor, currency }, rates)
      const first = from === null ? null : firstMinor(from, perMinor, (minor) => micros(minor) >= from)
      const last = to === null ? null : firstMinor(to, perMinor, (minor) => micros(minor) > to) - 1
      return allOf([{ term: { currency } }, { range: { priceMinor: boundsOf(first, last) } }])
    }),
  )
}

/** The first amount that is enough, which is near the bound. */
function firstMinor(bound: number, perMinor: number, isEnough: (minor: number) => boolean): number {
  const near = Math.round(bound / perMinor)
  if (!Number.isSafeInteger(near)) return near
  for (let minor = near - 2; minor < near + 2; minor++) if (isEnough(minor)) return minor
  return near + 2
}

const boundsOf = (from: number | null, to: number | null) => ({
  ...(from === null ? {} : { gte: withinLimits(from) }),
  ...(to === null ? {} : { lte: withinLimits(to) }),
})

const withinLimits = (number: number) => Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, number))
