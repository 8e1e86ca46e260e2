// How complete a product is: in the list by what the store has saved, in the editor by what its form holds now.
import type { listOwnProducts } from '#modules/cabinet/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { type Locale, locales } from '../../lib/locale.ts'
import type { FormField, FormValues } from '../documents/form-values.ts'
import { numberIn, stockIn } from './form-numbers.ts'

type Problem = OutputOf<typeof listOwnProducts>['items'][number]['problems'][number]
/** A document that runs out is there. */
export type Gap = Exclude<Problem, 'documents'>
type Product = {
  characteristics: readonly Pick<FormField, 'key' | 'isRequiredToPublish'>[]
  /** The quantity of the stock that orders hold. */
  reserved: number
  /** The notation of numbers in the form. */
  locale: Locale
}

/** In percent. */
export const completenessOf = (problems: readonly Problem[]) =>
  Math.round((1 - problems.filter((problem) => problem in conditions).length / gapCount) * 100)

export const gapsIn = (values: FormValues, product: Product): Gap[] =>
  (Object.keys(conditions) as Gap[]).filter((gap) => conditions[gap](values, product))

const conditions: Readonly<Record<Gap, (values: FormValues, product: Product) => boolean>> = {
  price: (values) => !isFilled(values, 'fields.price'),
  picture: (values) => !isFilled(values, 'fields.images'),
  description: (values) => !isFilled(values, 'fields.description'),
  translations: (values) => locales.some((locale) => !isFilled(values, `fields.name.${locale}`)),
  stock: (values, { reserved, locale }) => {
    const stock = stockIn(values, locale)
    return stock !== null && stock - reserved < numberIn(values, 'fields.minimumOrder', locale)
  },
  characteristics: (values, { characteristics }) =>
    characteristics.some(
      ({ key, isRequiredToPublish }) => isRequiredToPublish && !isFilled(values, `fields.characteristics.${key}`),
    ),
}
const gapCount = Object.keys(conditions).length

/** Whether the field, or one in it, has a value. */
export const isFilled = (values: FormValues, name: string) =>
  Object.entries(values).some(([key, value]) => (key === name || key.startsWith(`${name}.`)) && value.length > 0)
