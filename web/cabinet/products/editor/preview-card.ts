import type { Card } from '../../../shared/product/ProductCard.tsx'
import { priceAt } from '../../../shared/product/prices.ts'
import type { Locale } from '../../../lib/locale.ts'
import { locales } from '../../../lib/locale.ts'
import { countRows, type FormValues } from '../../documents/form-values.ts'
import { numberIn, stockIn } from '../form-numbers.ts'
import type { ProductFormData } from '../product-data.ts'

type Data = Pick<ProductFormData, 'schema' | 'units' | 'store' | 'status'>

/** The product as its card would show it in this language; null without a store. Its form is written as in `locale`. */
export function previewCard(data: Data, values: FormValues, language: Locale, locale: Locale): Card | null {
  const { schema, units, store } = data
  const textOf = (key: string) => [values[`fields.${key}`] ?? ''].flat().at(-1)!
  const numberOf = (key: string) => numberIn(values, `fields.${key}`, locale)
  const currency = schema.currency
  if (!store || !currency) return null
  const money = (key: string) => ({ minor: Math.round(numberOf(key) * 100), currency })
  const nameLocale = [language, schema.locale ?? 'en', ...locales].find((each) => textOf(`name.${each}`)) ?? language
  const available = stockIn(values, locale)
  const isInStock = available === null || available > 0
  const unit = units.find(({ code }) => code === textOf('unit')) ?? { code: '', label: '–', plural: '', pieces: 1 }
  const price = money('price')
  const vatPercent = textOf('vatPercent') ? numberOf('vatPercent') : (schema.vatPercent ?? 0)
  const tiers = Array.from({ length: countRows(values, 'fields.tiers') }, (_, row) => ({
    fromQuantity: numberOf(`tiers.${row}.fromQuantity`),
    price: money(`tiers.${row}.price`),
  }))
  return {
    id: 0,
    slug: '',
    name: textOf(`name.${nameLocale}`) || '–',
    nameLocale,
    originalName: null,
    code: textOf('code'),
    brand: textOf('brand') ? { alias: '', name: textOf('brand') } : null,
    imageIds: [values['fields.images'] ?? []].flat(),
    hasDrawing: false,
    price: priceAt({ price, tiers }, numberOf('minimumOrder')),
    vat: { percent: vatPercent, domesticPercent: vatPercent, isExport: false },
    originalPrice: price,
    oldPrice: textOf('oldPrice') ? money('oldPrice') : null,
    tiers,
    unit,
    minimumOrder: numberOf('minimumOrder') || 1,
    orderStep: numberOf('orderStep') || 1,
    stock: {
      status: isInStock ? 'InStock' : 'OutOfStock',
      available,
      leadDays: textOf('leadDays') ? numberOf('leadDays') : null,
      canOrder: isInStock,
    },
    // Not the store's own product: the card is shown as buyers see it.
    store: {
      ...store,
      id: 0,
      minimumOrder: store.minimumOrderOriginal,
      deliveryDays: null,
      deliveryPlace: null,
      isPickupOnly: false,
    },
    specs: [],
    offers: null,
    isPromo: false,
  }
}

/** The filled characteristics with the texts of their choices. */
export function previewSpecs({ schema }: Data, values: FormValues, locale: Locale) {
  const group = schema.fields.find(({ key }) => key === 'characteristics')?.fields ?? []
  return group.flatMap(({ key, label, unit, isTranslatable, choices }) => {
    const name = `fields.characteristics.${key}`
    const value = isTranslatable
      ? (values[`${name}.${locale}`] ?? values[`${name}.${schema.locale ?? 'en'}`])
      : values[name]
    const texts = [value ?? []].flat().filter((text) => text && text !== 'on')
    if (texts.length === 0) return []
    const shown = texts.map((text) => choices?.find((choice) => choice.value === text)?.label ?? text).join(', ')
    return [{ name: label, value: unit ? `${shown}\u00a0${unit}` : shown, locale }]
  })
}
