import { euVat, stdnum, type Validator } from 'stdnum'
import { memberStates, neighbours } from './countries.ts'
import { memberErrors } from './errors.ts'

export type TaxNumber = { country: string; number: string; kind: 'Company' | 'Person' | null }
type Check = (text: string) => Omit<TaxNumber, 'country'> | undefined

const checks = new Map<string, Check>([
  ...memberStates.map((country) => [country, oneOf(euVat[country]!.map(byPackage))] as const),
  ...neighbours.map((country) => [country, plain] as const),
  ['RU', byPackage(stdnum.RU!.inn!)],
  ['BY', (text) => byPackage(stdnum.BY!.unp!)(inLatin(text))],
  ['KZ', kazakh],
  ['RS', byPackage(stdnum.RS!.pib!)],
  ['TR', oneOf([byPackage(stdnum.TR!.vkn!), byPackage(stdnum.TR!.tckimlik!)])],
  // The package lets any ten digits pass: only those with a personal number's check digit are taken.
  ['BG', oneOf([ofCompany(byPackage(stdnum.BG!.vat!)), byPackage(stdnum.BG!.egn!), byPackage(stdnum.BG!.pnf!)])],
  // Companies and persons share one kind of number.
  ['HR', (text) => withoutKind(byPackage(stdnum.HR!.oib!)(text))],
])

/** The number as it is kept, one spelling for each, once it passes its country's own rule. */
export function readTaxNumber(country: string, text: string): TaxNumber {
  const check = checks.get(country)
  if (!check) throw memberErrors.taxCountryUnknown()
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}.,/()]/gu, '')
  // Zeros alone satisfy most sums.
  const found = /[1-9]/.test(bare) ? check(bare) : undefined
  if (!found || !/^[0-9A-Z]{2,20}$/.test(found.number)) throw memberErrors.taxNumberInvalid()
  return { country, ...found }
}

function byPackage(validator: Validator): Check {
  return (text) => {
    if (text.length < 2) return undefined
    const result = validator.validate(text)
    if (!result.isValid) return undefined
    const kind = result.isCompany === result.isIndividual ? null : result.isCompany ? 'Company' : 'Person'
    return { number: result.compact, kind }
  }
}

/** БИН of companies and ИИН of persons: twelve digits, the fifth tells them apart, the last is calculated. */
function kazakh(text: string): ReturnType<Check> {
  if (!/^\d\d(0[1-9]|1[0-2])\d{8}$/.test(text)) return undefined
  const digits = [...text].map(Number)
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * digits[index]!, 0) % 11
  const first = sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  const check = first === 10 ? sum([3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) : first
  if (check !== digits[11] || digits[4]! > 6) return undefined
  return { number: text, kind: digits[4]! > 3 ? 'Company' : 'Person' }
}

function plain(text: string): ReturnType<Check> {
  return /^[0-9A-Z]{5,20}$/.test(text) ? { number: text, kind: null } : undefined
}

function oneOf(these: readonly Check[]): Check {
  return (text) => these.map((check) => check(text)).find(Boolean)
}

function ofCompany(check: Check): Check {
  return (text) => {
    const found = check(text)
    return found?.kind === 'Company' ? found : undefined
  }
}

function withoutKind(found: ReturnType<Check>) {
  return found && { ...found, kind: null }
}

/** УНП of persons carry letters that both alphabets have. */
function inLatin(text: string) {
  return text.replace(/^УНП/, '').replace(/[АВСЕНКМОРТ]/g, (letter) => 'ABCEHKMOPT'['АВСЕНКМОРТ'.indexOf(letter)]!)
}
