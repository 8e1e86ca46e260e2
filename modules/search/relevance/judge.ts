// Judged queries for nDCG: texts of buyers with rules that grade every product (3 exact, 1 related).
// A line is `kind | text | rules`; the first rule that holds gives the gain. A rule is a gain and conditions, which must all hold:
// categories or @groups (any of them), /pattern/ of its names, =options (any of them), brand:Name, store:alias, #code.
// For the kinds size and code only the best products count.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#platform/constants.ts'

export type JudgedProduct = {
  id: number
  code: string
  category: string
  group: string
  names: string
  options: string[]
  brand: string | null
  store: string
}
export type JudgedQuery = { locale: Locale; kind: string; text: string; gainOf: (product: JudgedProduct) => number }

/** The cut-off k of nDCG@k. */
export const judgedResults = 10

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
    gainOf: (product) => parsed.find(({ conditions }) => conditions.every((holdsOf) => holdsOf(product)))?.gain ?? 0,
  }
}

type Condition = (product: JudgedProduct) => boolean

function ruleOf(text: string): { gain: number; conditions: Condition[] } {
  const [gain, ...parts] = text.match(/\/(?:\\.|[^/])+\/|\S+/g) ?? []
  return { gain: Number(gain), conditions: parts.map(conditionOf) }
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

/** 1 for an ideal order; undefined if no product is relevant. */
export function nDCG(gains: readonly number[], possible: readonly number[]): number | undefined {
  const ideal = discounted([...possible].sort((a, b) => b - a).slice(0, judgedResults))
  return ideal === 0 ? undefined : discounted(gains.slice(0, judgedResults)) / ideal
}

const discounted = (gains: readonly number[]) =>
  gains.reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0)
