import { countrySpecs, electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type { FieldError } from '#platform/errors.ts'

export type BankDetails = {
  bankName: string | null
  bankAccount: string | null
  bankCode: string | null
  correspondentAccount: string | null
}
type Key = keyof BankDetails

/** Where a company is paid: complete or not at all, without spaces, and with the check digits of its country. */
export function readBankDetails(country: string, given: BankDetails): { details: BankDetails; errors: FieldError[] } {
  const details: BankDetails = {
    bankName: given.bankName,
    bankAccount: compact(given.bankAccount),
    bankCode: compact(given.bankCode),
    correspondentAccount: compact(given.correspondentAccount),
  }
  if (Object.values(details).every((value) => value === null)) return { details, errors: [] }
  const missing = requiredKeys(country).filter((key) => details[key] === null)
  const wrong = country === 'RU' ? wrongRussianKeys(details) : wrongKeys(country, details)
  return {
    details,
    errors: [
      ...missing.map((key) => ({ path: key, code: 'field.required' })),
      ...wrong.map((key) => ({ path: key, code: 'field.checkDigits' })),
    ],
  }
}

const compact = (text: string | null) => electronicFormatIBAN(text ?? '') || null

const requiredKeys = (country: string): Key[] =>
  country === 'RU' ? ['bankName', 'bankCode', 'bankAccount', 'correspondentAccount'] : ['bankName', 'bankAccount']

/** An IBAN where the country has them, an account number elsewhere; the BIC is optional. */
function wrongKeys(country: string, { bankAccount, bankCode }: BankDetails): Key[] {
  const hasIban = countrySpecs[country]?.IBANRegistry ?? false
  const isAccount = hasIban ? isValidIBAN : (text: string) => /^[0-9A-Z]{4,34}$/.test(text)
  return [
    ...(bankAccount !== null && !isAccount(bankAccount) ? ['bankAccount' as const] : []),
    ...(bankCode !== null && !isValidBIC(bankCode) ? ['bankCode' as const] : []),
  ]
}

/** The key of an account is computed with the БИК of its bank, that of a correspondent account with the code of its region. */
function wrongRussianKeys({ bankAccount, bankCode, correspondentAccount }: BankDetails): Key[] {
  if (bankCode !== null && !/^\d{9}$/.test(bankCode)) return ['bankCode']
  const bank = bankCode ?? ''
  return [
    ...(bankAccount !== null && !hasRussianKey(bank.slice(-3), bankAccount) ? ['bankAccount' as const] : []),
    ...(correspondentAccount !== null && !hasRussianKey(`0${bank.slice(4, 6)}`, correspondentAccount)
      ? ['correspondentAccount' as const]
      : []),
  ]
}

const weights = [7, 1, 3] as const

function hasRussianKey(prefix: string, account: string) {
  if (!/^\d{20}$/.test(account)) return false
  const digits = [...`${prefix}${account}`].map(Number)
  return digits.reduce((sum, digit, index) => sum + digit * weights[index % 3]!, 0) % 10 === 0
}
