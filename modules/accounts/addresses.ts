import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import type { Locale } from '#platform/constants.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Caller } from '#platform/http/caller.ts'
import { isMailAddress } from '#platform/mail/address.ts'

/** Where a person is reached, as it is stored: an e-mail address in lower case, or a phone as + and digits. */
export type Address = { channel: 'Email' | 'Sms'; target: string }
type Visitor = Pick<Caller, 'countryCode' | 'locale'>

export function readEmail(text: string, path = 'email'): Address {
  const target = text.trim().toLowerCase()
  if (!isMailAddress(target)) throw invalidInput([{ path, code: 'field.email' }])
  return { channel: 'Email', target }
}

/** National numbers are those of the visitor's country, else of the language's. */
export function readPhone(text: string, visitor: Visitor, path = 'phone'): Address {
  const phone = parsePhone(text, visitor)
  if (!phone) throw invalidInput([{ path, code: 'field.invalid' }])
  return { channel: 'Sms', target: phone.number }
}

export const readLogin = (text: string, visitor: Visitor) =>
  text.includes('@') ? readEmail(text, 'login') : readPhone(text, visitor, 'login')

/** As it is stored, where it can be read as an address; a text that cannot belongs to nobody. */
export function storedLogin(text: string, visitor: Visitor) {
  try {
    return readLogin(text, visitor).target
  } catch {
    return text.trim().toLowerCase()
  }
}

export const addressOf = (target: string): Address => ({ channel: target.includes('@') ? 'Email' : 'Sms', target })

/** The country of a number that can receive SMS; undefined for landlines, premium and unknown ranges. */
export function mobileCountryOf(target: string) {
  const phone = parsePhoneNumberFromString(target)
  const type = phone?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? phone?.country : undefined
}

const countryOfLocale: Partial<Record<Locale, CountryCode>> = { ru: 'RU', sr: 'RS', de: 'DE', it: 'IT', tr: 'TR' }

function parsePhone(text: string, { countryCode, locale }: Visitor): PhoneNumber | undefined {
  const given = countryCode && isSupportedCountry(countryCode) ? countryCode : undefined
  const read = (defaultCountry?: CountryCode) => parsePhoneNumberFromString(text, { defaultCountry, extract: false })
  return [read(given), read(countryOfLocale[locale])].find((phone) => phone?.isValid() && phone.ext === undefined)
}
