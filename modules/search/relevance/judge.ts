// Judged queries: texts as buyers type them, with rules that grade every product.
// A line is `kind | text | rules | reason`. The first rule that holds gives the gain, 0 if none does:
//   3  what the buyer asks for
//   2  also right in kind and attributes; for the kinds `scarce` and `nearest`, which nothing meets exactly: the closest there is
//   1  right in kind only
// A rule is a gain and conditions, which must all hold; commas separate alternatives:
//   hex-bolts,@screws   its category or @group            thread=m8,m10     a characteristic has one of these options
//   /pattern/           its names                         length=40..80     or numbers
//   brand:Name          store:alias          #code        =a2,a2-70         some characteristic has one of these options
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#platform/constants.ts'

/** The difficulty of a query. */
export const kinds = [
  'type', // a kind of thing in any of its usual words
  'attribute', // the words that say which one do not outweigh the word that names it
  'scarce', // nothing meets every word
  'name', // products whose names match, not those that mention the word
  'word', // a word that is also part of the name of another category
  'size', // sizes and units in any script and spacing
  'nearest', // sizes that do not exist
  'designation', // standards, types and their parts
  'form', // inflected, derived and compound words, either script
  'spelling', // mistakes, other keyboard layouts, brands by ear
  'intent', // a supplier, a brand, a code of a product
] as const
export type Kind = (typeof kinds)[number]

export type JudgedProduct = {
  id: number
  code: string
  category: string
  group: string
  names: string
  /** Options and numbers by characteristic. */
  values: Record<string, (string | number)[]>
  brand: string | null
  store: string
}

type Alternative = { text: string; holds: (product: JudgedProduct) => boolean }
type Rule = { gain: number; conditions: Alternative[][] }

export type JudgedQuery = {
  locale: Locale
  kind: Kind
  text: string
  rules: Rule[]
  /** A third of the queries is only measured, so that nobody works on them. */
  part: 'working' | 'measured'
}

export const readQueries = (): JudgedQuery[] =>
  locales.flatMap((locale) =>
    readFileSync(join(import.meta.dirname, `${locale}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => parseQuery(locale, line)),
  )

export function parseQuery(locale: Locale, line: string): JudgedQuery {
  const [kind, text, rules, reason] = line.split(' | ')
  if (!text || !rules || !reason || !kinds.includes(kind as Kind))
    throw new Error(`${locale}: not a judged query: ${line}`)
  const isMeasured = createHash('sha256').update(text).digest().readUInt32BE() % 3 === 0
  return {
    locale,
    kind: kind as Kind,
    text,
    rules: rules.split('; ').map(parseRule),
    part: isMeasured ? 'measured' : 'working',
  }
}

export const gainOf = ({ rules }: JudgedQuery, product: JudgedProduct): number =>
  rules.find(({ conditions }) => conditions.every((alternatives) => alternatives.some(({ holds }) => holds(product))))
    ?.gain ?? 0

function parseRule(text: string): Rule {
  const [gain, ...parts] = text.match(/\/(?:\\.|[^/])+\/|\S+/g) ?? []
  if (!/^[123]$/.test(gain ?? '')) throw new Error(`Not a rule: ${text}`)
  return { gain: Number(gain), conditions: parts.map(parseCondition) }
}

function parseCondition(part: string): Alternative[] {
  if (part.startsWith('/')) {
    const pattern = new RegExp(part.slice(1, -1))
    return [{ text: part, holds: ({ names }) => pattern.test(names) }]
  }
  const [, before, values] = /^(\w+:|#|[\w-]*=)?(.+)$/.exec(part)!
  return values!.split(',').map((value) => ({ text: (before ?? '') + value, holds: holdsOf(before, value) }))
}

function holdsOf(before: string | undefined, value: string): Alternative['holds'] {
  if (before === undefined) return ({ category, group }) => value === category || value === `@${group}`
  if (before === '#') return ({ code }) => code === value
  if (before === 'brand:') return ({ brand }) => brand === value
  if (before === 'store:') return ({ store }) => store === value
  if (before === '=') return ({ values }) => Object.values(values).some((each) => each.includes(value))
  const key = before.slice(0, -1)
  const [from, to = from] = value.split('..').map(Number)
  return ({ values }) =>
    (values[key] ?? []).some((each) => (typeof each === 'number' ? each >= from! && each <= to! : each === value))
}
