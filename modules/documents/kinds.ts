import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { z } from 'zod'
import { type Locale, locales } from '#platform/constants.ts'
import { FreeText, Name } from '#platform/contract.ts'
import { webAddress } from '#platform/web-address.ts'
import type { FieldType, PlainFormField } from './fields.ts'

const largestId = 2_147_483_647
const longestReference = 100

/** What a value of each type is. List and Group are made of others. */
export const kinds: Partial<Record<FieldType, (field: PlainFormField) => z.ZodType>> = {
  Text: ({ maxLength }) => Name(maxLength!),
  LongText: ({ maxLength }) => FreeText(maxLength!).min(1),
  Brand: ({ maxLength }) => Name(maxLength!),
  Url: ({ maxLength }) => address.pipe(z.string().max(maxLength!)),
  Phone: () => phone,
  Phones: ({ mostItems }) => distinct(z.array(phone), mostItems),
  Number: ({ min, max, decimals }) =>
    bounded(decimals > 0 ? z.number().multipleOf(10 ** -decimals) : z.int(), min, max),
  Money: ({ min, max }) => bounded(z.int(), min, max),
  Boolean: () => z.boolean(),
  Choice: (field) => choice(field),
  Choices: (field) => distinct(z.array(choice(field)), field.mostItems),
  Category: () => z.int().min(1).max(largestId),
  Location: () => z.string().trim().min(1).max(longestReference),
  Image: () => fileId,
  Images: ({ mostItems }) => distinct(z.array(fileId), mostItems),
  Date: () => z.iso.date(),
  Time: () => z.iso.datetime({ offset: true }),
}

/** Texts by locale; a required one has that of the store's own language. */
export function translated(field: PlainFormField, own: Locale) {
  const inOne = z.preprocess((value) => (value === '' ? null : value), kinds[field.type]!(field).nullable())
  return z
    .strictObject(Object.fromEntries(locales.map((locale) => [locale, inOne.optional()])))
    .transform((given, context) => {
      const texts = Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'string'))
      if (field.isRequired && texts[own] === undefined)
        context.issues.push({ code: 'too_small', origin: 'string', minimum: 1, path: [own], input: '' })
      return texts
    })
}

const bounded = (number: z.ZodNumber, min: number | null, max: number | null) =>
  number.min(min ?? -Number.MAX_SAFE_INTEGER).max(max ?? Number.MAX_SAFE_INTEGER)

function choice({ choices }: PlainFormField) {
  const known = new Set(choices!.map(({ value }) => value))
  return z.string().refine((value) => known.has(value))
}

const distinct = (list: z.ZodArray<z.ZodType<string>>, most: number | null) =>
  list.max(most ?? longestReference).refine((values) => new Set(values).size === values.length)

const fileId = z.uuid().overwrite((value) => value.toLowerCase())

const address = z
  .string()
  .trim()
  .transform((value, context) => {
    const read = webAddress(value)
    if (read !== undefined) return read
    context.issues.push({ code: 'custom', input: value })
    return z.NEVER
  })

/** In international form; stored as + and digits. */
const phone = z
  .string()
  .trim()
  .max(40)
  .transform((value, context) => {
    const read = parsePhoneNumberFromString(value, { extract: false })
    if (read?.isValid() && read.ext === undefined) return read.number as string
    context.issues.push({ code: 'custom', input: value })
    return z.NEVER
  })
