import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '#platform/errors.ts'
import type { DocumentKind } from '../../catalog/write-products/tables.ts'
import { documentErrors } from '../errors.ts'
import type { Change, FormField, Values } from '../fields.ts'
import { isBlank, textsWithoutName } from '../rules.ts'

type Texts = Record<string, string>
export type Product = {
  category: number
  status: 'Draft' | 'Active' | 'Archived' | 'Blocked'
  code: string
  name: Texts
  description: Texts
  brand: string | null
  condition: 'New' | 'Original'
  images: string[]
  videos: string[]
  documents: { file: string; kind: DocumentKind; title?: string | null; validUntil?: string | null }[]
  unit: string
  price: number
  oldPrice: number | null
  tiers: { fromQuantity: number; price: number }[]
  vatPercent: number | null
  minimumOrder: number
  orderStep: number
  stock: { warehouse: string; quantity: number }[]
  lowStockAt: number
  leadDays: number | null
  characteristics: Values
  properties: { name: string; value: string }[]
  country: string | null
  barcode: string | null
  weightGrams: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  isPrivateLabel: boolean
}
type Status = Product['status']

/** Only administrators block and unblock products. */
export const mayBecome = (from: Status | undefined, to: Status) =>
  from === to || (from !== 'Blocked' && to !== 'Blocked')

/**
 * Nobody buys a draft, so everybody who may write products may propose its price. A product that has left this status keeps its price,
 * and leaving it takes the right to set prices.
 */
export function assertMaySet({
  form,
  values,
  before,
}: {
  form: readonly Pick<FormField, 'key' | 'isForDrafts'>[]
  values: Product
  before: Product | undefined
}) {
  const proposed = form.filter(({ isForDrafts }) => isForDrafts).map(({ key }) => key as keyof Product)
  if (proposed.length === 0) return
  const isDraft = before === undefined || before.status === 'Draft'
  if (isDraft && values.status !== 'Draft') throw documentErrors.draftsNotAllowed()
  if (!isDraft && proposed.some((key) => !isDeepStrictEqual(values[key], before[key])))
    throw documentErrors.pricesNotAllowed()
}

/** Errors that involve more than one field. */
export function validateProduct(product: Product): FieldError[] {
  const { price, oldPrice, minimumOrder, orderStep, tiers, stock, documents } = product
  const errors = textsWithoutName(product, ['description'])
  if (oldPrice !== null && oldPrice <= price) errors.push({ path: 'fields.oldPrice', code: 'field.tooSmall' })
  if (minimumOrder % orderStep !== 0) errors.push({ path: 'fields.orderStep', code: 'field.invalid' })
  tiers.forEach((tier, index) => {
    const before = tiers[index - 1]
    if (before && tier.fromQuantity <= before.fromQuantity)
      errors.push({ path: `fields.tiers.${index}.fromQuantity`, code: 'field.tooSmall' })
    if (tier.price >= (before?.price ?? price))
      errors.push({ path: `fields.tiers.${index}.price`, code: 'field.tooLarge' })
  })
  documents.forEach(({ file }, index) => {
    if (documents.findIndex((each) => each.file === file) < index)
      errors.push({ path: `fields.documents.${index}.file`, code: 'field.taken' })
  })
  stock.forEach(({ warehouse }, index) => {
    if (stock.findIndex((each) => each.warehouse === warehouse) < index)
      errors.push({ path: `fields.stock.${index}.warehouse`, code: 'field.taken' })
  })
  return errors
}

/** Errors for fields that publishing requires. Checks all fields when a product is published, and only changed fields afterwards. */
export function missingForPublishing({
  form,
  values,
  changedKeys,
  before,
}: Pick<Change, 'form' | 'values' | 'changedKeys' | 'before'>): FieldError[] {
  if (values.status !== 'Active') return []
  const checked = form.filter(
    ({ key, type }) =>
      before?.status !== 'Active' || changedKeys.has(key) || (type === 'Group' && changedKeys.has('category')),
  )
  return checked.flatMap(({ key, type, fields, isRequiredToPublish }) => {
    if (type !== 'Group') return isRequiredToPublish && isBlank(values[key]) ? [requiredError(key)] : []
    const group = values[key] as Values
    return fields!
      .filter((field) => field.isRequiredToPublish && isBlank(group[field.key]))
      .map((field) => requiredError(`${key}.${field.key}`))
  })
}

const requiredError = (key: string): FieldError => ({ path: `fields.${key}`, code: 'field.required' })
