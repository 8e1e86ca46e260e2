import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { z } from 'zod'
import { type Locale, locales } from '#platform/constants.ts'
import { FreeText, Name } from '#platform/contract.ts'
import { publicUrl } from '#platform/values/public-url.ts'
import type { FieldType, BaseFormField } from '../fields.ts'

const maxId = 2_147_483_647
const defaultMax = 100

/** Schemas of values by field type. List and Group are composed of them. */
export const valueSchemas: Partial<Record<FieldType, (field: BaseFormField) => z.ZodType>> = {
  Text: ({ maxLength }) => Name(maxLength!),
  LongText: ({ maxLength }) => FreeText(maxLength!).min(1),
  Brand: ({ maxLength }) => Name(maxLength!),
  Url: ({ maxLength }) => webUrl.pipe(z.string().max(maxLength!)),
  Phone: () => phone,
  Phones: ({ maxItems }) => distinct(z.array(phone), maxItems),
  Number: ({ min, max, decimals }) =>
    bounded(decimals > 0 ? z.number().multipleOf(10 ** -decimals) : z.int(), min, max),
  Money: ({ min, max }) => bounded(z.int(), min, max),
  Boolean: () => z.boolean(),
  Choice: (field) => choice(field),
  Choices: (field) => distinct(z.array(choice(field)), field.maxItems),
  Category: () => z.int().min(1).max(maxId),
  Location: () => z.string().trim().min(1).max(defaultMax),
  Image: () => fileId,
  Images: ({ maxItems }) => distinct(z.array(fileId), maxItems),
  Videos: ({ maxItems }) => distinct(z.array(fileId), maxItems),
  File: () => fileId,
  Date: () => z.iso.date(),
  Time: () => z.iso.datetime({ offset: true }),
}

/** Texts by locale; if required, with the language of the store. */
export function translatedText(field: BaseFormField, storeLocale: Locale) {
  const textSchema = z.preprocess((value) => (value === '' ? null : value), valueSchemas[field.type]!(field).nullable())
  return z
    .strictObject(Object.fromEntries(locales.map((locale) => [locale, textSchema.optional()])))
    .transform((input, context) => {
      const texts = Object.fromEntries(Object.entries(input).filter(([, value]) => typeof value === 'string'))
      if (field.isRequired && texts[storeLocale] === undefined)
        context.issues.push({ code: 'too_small', origin: 'string', minimum: 1, path: [storeLocale], input: '' })
      return texts
    })
}

const bounded = (number: z.ZodNumber, min: number | null, max: number | null) =>
  number.min(min ?? -Number.MAX_SAFE_INTEGER).max(max ?? Number.MAX_SAFE_INTEGER)

function choice({ choices }: BaseFormField) {
  const known = new Set(choices!.map(({ value }) => value))
  return z.string().refine((value) => known.has(value))
}

const distinct = (list: z.ZodArray<z.ZodType<string>>, maxItems: number | null) =>
  list.max(maxItems ?? defaultMax).refine((values) => new Set(values).size === values.length)

const fileId = z.uuid().overwrite((value) => value.toLowerCase())

const webUrl = z
  .string()
  .trim()
  .transform((value, context) => {
    const read = publicUrl(value)
    if (read !== undefined) return read
    context.issues.push({ code: 'custom', input: value })
    return z.NEVER
  })

/** A phone number in international format, stored in E.164. */
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
