import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import type { Locale } from '#platform/constants.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Caller } from '#platform/http/caller.ts'
import { isEmailAddress } from '#platform/mail/address.ts'

/** A contact address in stored form: e-mail in lower case, or phone number in E.164. */
export type Address = { channel: 'Email' | 'Sms'; target: string }
type Visitor = Pick<Caller, 'countryCode' | 'locale'>

export function readEmail(text: string, path = 'email'): Address {
  const target = text.trim().toLowerCase()
  if (!isEmailAddress(target)) throw invalidInput([{ path, code: 'field.email' }])
  return { channel: 'Email', target }
}

/** Reads a national number in the visitor's country first, then in the country of their language. */
export function readPhone(text: string, visitor: Visitor, path = 'phone'): Address {
  const phone = parsePhone(text, visitor)
  if (!phone) throw invalidInput([{ path, code: 'field.invalid' }])
  return { channel: 'Sms', target: phone.number }
}

export const readLogin = (text: string, visitor: Visitor) =>
  text.includes('@') ? readEmail(text, 'login') : readPhone(text, visitor, 'login')

/** The stored form of a login; unreadable text is only trimmed and lower-cased, and matches no account. */
export function normalizeLogin(text: string, visitor: Visitor) {
  try {
    return readLogin(text, visitor).target
  } catch {
    return text.trim().toLowerCase()
  }
}

export const toAddress = (target: string): Address => ({ channel: target.includes('@') ? 'Email' : 'Sms', target })

/** The country of a mobile number; undefined for landlines, premium and unknown ranges, which cannot receive SMS. */
export function findMobileCountry(target: string) {
  const phone = parsePhoneNumberFromString(target)
  const type = phone?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? phone?.country : undefined
}

/** A number for people to call: in E.164 if the visitor's country or language makes sense of it, else as it was typed. */
export const normalizePhone = (text: string, visitor: Visitor): string => parsePhone(text, visitor)?.number ?? text

const localeCountries: Partial<Record<Locale, CountryCode>> = { ru: 'RU', sr: 'RS', de: 'DE', it: 'IT', tr: 'TR' }

function parsePhone(text: string, { countryCode, locale }: Visitor): PhoneNumber | undefined {
  const visitorCountry = countryCode && isSupportedCountry(countryCode) ? countryCode : undefined
  const parse = (defaultCountry?: CountryCode) => parsePhoneNumberFromString(text, { defaultCountry, extract: false })
  return [parse(visitorCountry), parse(localeCountries[locale])].find(
    (phone) => phone?.isValid() && phone.ext === undefined,
  )
}
