// Tax numbers by country: checksum validation and generation of valid fictitious numbers.
import { between, digits } from './random.ts'

type Rule = {
  shape: RegExp
  prefix?: string
  check: (body: string) => string | null
  body: (random: () => number) => string
}

const sum = (body: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, i) => total + weight * Number(body[i]), 0)

const mod11mod10 = (body: string, weights: readonly number[]): string => String((sum(body, weights) % 11) % 10)

const refuseTen = (rest: number): string | null => (rest === 10 ? null : String(rest))

/** ISO 7064 MOD 11,10: Serbian PIB, German USt-IdNr. */
function iso7064(body: string): string {
  let rest = 10
  for (const digit of body) {
    rest = (rest + Number(digit)) % 10 || 10
    rest = (rest * 2) % 11
  }
  return String((11 - rest) % 10)
}

function luhn(body: string): string {
  const total = [...body].reduce((all, digit, i) => all + (i % 2 === 0 ? Number(digit) : doubled(Number(digit))), 0)
  return String((10 - (total % 10)) % 10)
}

const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2)

function binCheck(body: string): string | null {
  const first = sum(body, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11
  return first === 10 ? refuseTen(sum(body, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11) : String(first)
}

function vknCheck(body: string): string {
  const total = [...body].reduce((all, digit, i) => {
    const moved = (Number(digit) + 9 - i) % 10
    return all + (moved === 0 ? 0 : (moved * 2 ** (9 - i)) % 9 || 9)
  }, 0)
  return String((10 - (total % 10)) % 10)
}

function eikCheck(body: string): string {
  const first = sum(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  return String(first < 10 ? first : (sum(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10)
}

const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const
const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** Keys are countries; 'RU-IP' is the twelve-digit number of a sole trader. */
const rules: Record<string, Rule> = {
  RU: {
    shape: /^\d{10}$/,
    check: (body) => mod11mod10(body, innWeights.slice(2)),
    body: (random) => pad(between(1, 79, random), 2) + digits(7, random),
  },
  'RU-IP': {
    shape: /^\d{12}$/,
    check(body) {
      const eleventh = mod11mod10(body, innWeights.slice(1))
      return eleventh + mod11mod10(body + eleventh, innWeights)
    },
    body: (random) => pad(between(1, 79, random), 2) + digits(8, random),
  },
  BY: {
    shape: /^[1-7]\d{8}$/,
    check: (body) => refuseTen(sum(body, [29, 23, 19, 17, 13, 7, 5, 3]) % 11),
    body: (random) => between(1, 7, random) + digits(7, random),
  },
  KZ: {
    shape: /^\d{2}(0[1-9]|1[0-2])[4-6][0-4]\d{6}$/,
    check: binCheck,
    body: (random) => pad(between(0, 24, random), 2) + pad(between(1, 12, random), 2) + '40' + digits(5, random),
  },
  RS: { shape: /^1\d{8}$/, check: iso7064, body: (random) => '1' + digits(7, random) },
  DE: {
    shape: /^DE[1-9]\d{8}$/,
    prefix: 'DE',
    check: iso7064,
    body: (random) => between(1, 3, random) + digits(7, random),
  },
  IT: {
    shape: /^\d{11}$/,
    check: luhn,
    body: (random) => '0' + digits(6, random) + pad(between(1, 100, random), 3),
  },
  TR: { shape: /^\d{10}$/, check: vknCheck, body: (random) => between(1, 9, random) + digits(8, random) },
  AT: {
    shape: /^ATU\d{8}$/,
    prefix: 'ATU',
    check(body) {
      const total = [...body].reduce((all, digit, i) => all + (i % 2 === 0 ? Number(digit) : doubled(Number(digit))), 0)
      return String((10 - ((total + 4) % 10)) % 10)
    },
    body: (random) => between(1, 7, random) + digits(6, random),
  },
  SI: {
    shape: /^SI[1-9]\d{7}$/,
    prefix: 'SI',
    check(body) {
      const rest = 11 - (sum(body, [8, 7, 6, 5, 4, 3, 2]) % 11)
      return rest === 11 ? null : String(rest % 10)
    },
    body: (random) => between(1, 9, random) + digits(6, random),
  },
  PL: {
    shape: /^\d{10}$/,
    check: (body) => refuseTen(sum(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11),
    body: (random) => between(5, 9, random) + digits(8, random),
  },
  BG: { shape: /^\d{9}$/, check: eikCheck, body: (random) => '20' + digits(6, random) },
  ME: {
    shape: /^0\d{7}$/,
    check: (body) => String(((11 - (sum(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10),
    body: (random) => '0' + between(2, 3, random) + digits(5, random),
  },
}

export function makeTaxNumber(kind: string, random: () => number): string {
  const rule = rules[kind]
  if (!rule) throw new Error(`no rule for tax numbers of ${kind}`)
  for (;;) {
    const body = rule.body(random)
    const check = rule.check(body)
    if (check !== null) return (rule.prefix ?? '') + body + check
  }
}

export function isTaxNumber(country: string, number: string): boolean {
  const rule = rules[country === 'RU' && number.length === 12 ? 'RU-IP' : country]
  if (!rule?.shape.test(number)) return false
  const figures = number.slice((rule.prefix ?? '').length)
  const checkLength = country === 'RU' && number.length === 12 ? 2 : 1
  return rule.check(figures.slice(0, -checkLength)) === figures.slice(-checkLength)
}
