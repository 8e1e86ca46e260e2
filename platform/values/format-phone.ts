import formats from './phone-formats.json' with { type: 'json' }

type Format = [leadingDigits: string, pattern: string, groups: string]

/** A number with its country code in the groups of its country, "+49 30 23125001", which do not break; others stay as they were typed. */
export function formatPhone(number: string): string {
  if (!isInternational(number)) return number
  const digits = number.replace(/\D/g, '')
  for (const length of [3, 2, 1]) {
    const national = digits.slice(length)
    const format = formatsOf(digits.slice(0, length))?.find(
      ([leadingDigits, pattern]) => startsWith(national, leadingDigits) && matches(national, pattern),
    )
    if (!format) continue
    const [, pattern, groups] = format
    return `+${digits.slice(0, length)} ${national.replace(new RegExp(pattern), groups)}`.replaceAll(' ', '\u00a0')
  }
  return number
}

/** Without its country code, or with more than a number, a phone is not known well enough to be dialled. */
export const phoneHref = (number: string) => (isInternational(number) ? `tel:+${number.replace(/\D/g, '')}` : undefined)

const isInternational = (number: string) => /^\+[1-9][\d\s()./-]{5,}$/.test(number)

const formatsOf = (code: string) => (formats as unknown as Partial<Record<string, Format[]>>)[code]
const startsWith = (text: string, digits: string) => new RegExp(`^(?:${digits})`).test(text)
const matches = (text: string, pattern: string) => new RegExp(`^(?:${pattern})$`).test(text)
