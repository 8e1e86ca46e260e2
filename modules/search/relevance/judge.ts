// Judged queries: what a buyer types, and how good each of the goods would be as an answer (3 what was wanted, 1 near it).
// A line: kind | text | rules, the first that holds counts. A rule: gain and conditions, all of which must hold:
// Of sizes and codes only the best counts, unless it does not exist.
// categories or @groups (any of them), /pattern/ of its names, =options (any of them), brand:Name, store:alias, #code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#platform/constants.ts'

export type JudgedGood = {
  id: number
  code: string
  category: string
  group: string
  names: string
  options: string[]
  brand: string | null
  store: string
}
export type JudgedQuery = { locale: Locale; kind: string; text: string; gainOf: (good: JudgedGood) => number }

/** How many answers are looked at. */
export const looked = 10

export const readQueries = (): JudgedQuery[] =>
  locales.flatMap((locale) =>
    readFileSync(join(import.meta.dirname, `${locale}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => queryOf(locale, line)),
  )

function queryOf(locale: Locale, line: string): JudgedQuery {
  const [, kind, text, rules] = /^(\w+) \| (.+?) \| (.+)$/.exec(line) ?? []
  if (!rules) throw new Error(`${locale}: not a judged query: ${line}`)
  const parsed = rules.split('; ').map(ruleOf)
  return {
    locale,
    kind: kind!,
    text: text!,
    gainOf: (good) => parsed.find(({ holds }) => holds.every((holdsOf) => holdsOf(good)))?.gain ?? 0,
  }
}

type Condition = (good: JudgedGood) => boolean

function ruleOf(text: string): { gain: number; holds: Condition[] } {
  const [gain, ...parts] = text.match(/\/(?:\\.|[^/])+\/|\S+/g) ?? []
  return { gain: Number(gain), holds: parts.map(conditionOf) }
}

function conditionOf(part: string): Condition {
  if (part.startsWith('/')) {
    const pattern = new RegExp(part.slice(1, -1))
    return ({ names }) => pattern.test(names)
  }
  const values = part.replace(/^(=|#|brand:|store:)/, '').split(',')
  if (part.startsWith('=')) return ({ options }) => values.some((value) => options.includes(value))
  if (part.startsWith('#')) return ({ code }) => values.includes(code)
  if (part.startsWith('brand:')) return ({ brand }) => brand !== null && values.includes(brand)
  if (part.startsWith('store:')) return ({ store }) => values.includes(store)
  return ({ category, group }) => values.includes(category) || values.includes(`@${group}`)
}

/** 1 where no order of the goods would be better; undefined where no good is an answer. */
export function nDCG(gains: readonly number[], possible: readonly number[]): number | undefined {
  const best = discounted([...possible].sort((a, b) => b - a).slice(0, looked))
  return best === 0 ? undefined : discounted(gains.slice(0, looked)) / best
}

const discounted = (gains: readonly number[]) =>
  gains.reduce((sum, gain, place) => sum + (2 ** gain - 1) / Math.log2(place + 2), 0)
