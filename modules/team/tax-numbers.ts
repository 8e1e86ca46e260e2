import { euVat, stdnum, type Validator } from 'stdnum'
import { euMemberStates } from '#platform/values/tax-number.ts'
import { uncheckedCountries } from './countries-contract.ts'
import { memberErrors } from './errors.ts'

export type TaxNumber = { country: string; number: string; kind: 'Company' | 'Person' | null }
type Validate = (text: string) => Omit<TaxNumber, 'country'> | undefined

const validators = new Map<string, Validate>([
  ...euMemberStates.map((country) => [country, anyOf(euVat[country]!.map(withStdnum))] as const),
  ...uncheckedCountries.map((country) => [country, validateFormat] as const),
  ['RU', withStdnum(stdnum.RU!.inn!)],
  ['BY', (text) => withStdnum(stdnum.BY!.unp!)(toLatin(text))],
  ['KZ', validateKazakh],
  ['RS', withStdnum(stdnum.RS!.pib!)],
  ['TR', anyOf([withStdnum(stdnum.TR!.vkn!), withStdnum(stdnum.TR!.tckimlik!)])],
  // stdnum accepts any ten digits as a BG VAT number, so personal numbers are validated by their own rules.
  ['BG', anyOf([companyOnly(withStdnum(stdnum.BG!.vat!)), withStdnum(stdnum.BG!.egn!), withStdnum(stdnum.BG!.pnf!)])],
  // Companies and persons have the same kind of number.
  ['HR', (text) => withoutKind(withStdnum(stdnum.HR!.oib!)(text))],
])

/** Validates a tax number by the rule of its country and returns its normalised form. */
export function readTaxNumber(country: string, text: string): TaxNumber {
  const validate = validators.get(country)
  if (!validate) throw memberErrors.taxCountryUnknown()
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}.,/()]/gu, '')
  // Zeros satisfy most checksums.
  const result = /[1-9]/.test(compact) ? validate(compact) : undefined
  if (!result || !/^[0-9A-Z]{2,20}$/.test(result.number)) throw memberErrors.taxNumberInvalid()
  return { country, ...result }
}

function withStdnum(validator: Validator): Validate {
  return (text) => {
    if (text.length < 2) return undefined
    const result = validator.validate(text)
    if (!result.isValid) return undefined
    const kind = result.isCompany === result.isIndividual ? null : result.isCompany ? 'Company' : 'Person'
    return { number: result.compact, kind }
  }
}

/** БИН of companies and ИИН of persons: twelve digits, the fifth distinguishes them, the last is a check digit. */
function validateKazakh(text: string): ReturnType<Validate> {
  if (!/^\d\d(0[1-9]|1[0-2])\d{8}$/.test(text)) return undefined
  const digits = [...text].map(Number)
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * digits[index]!, 0) % 11
  const first = sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  const validate = first === 10 ? sum([3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) : first
  if (validate !== digits[11] || digits[4]! > 6) return undefined
  return { number: text, kind: digits[4]! > 3 ? 'Company' : 'Person' }
}

function validateFormat(text: string): ReturnType<Validate> {
  return /^[0-9A-Z]{5,20}$/.test(text) ? { number: text, kind: null } : undefined
}

function anyOf(candidates: readonly Validate[]): Validate {
  return (text) => candidates.map((validate) => validate(text)).find(Boolean)
}

function companyOnly(validate: Validate): Validate {
  return (text) => {
    const result = validate(text)
    return result?.kind === 'Company' ? result : undefined
  }
}

function withoutKind(result: ReturnType<Validate>) {
  return result && { ...result, kind: null }
}

/** УНП of persons contain letters that exist in both alphabets. */
function toLatin(text: string) {
  return text.replace(/^УНП/, '').replace(/[АВСЕНКМОРТ]/g, (letter) => 'ABCEHKMOPT'['АВСЕНКМОРТ'.indexOf(letter)]!)
}
