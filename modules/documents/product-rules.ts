import type { FieldError } from '#platform/errors.ts'
import type { Change, Values } from './fields.ts'
import { isBlank, textsWithoutName } from './rules.ts'

type Texts = Record<string, string>
export type Product = {
  category: number
  status: 'Draft' | 'Active' | 'Archived' | 'Blocked'
  code: string
  name: Texts
  description: Texts
  brand: string | null
  condition: string
  images: string[]
  unit: string
  price: number
  oldPrice: number | null
  tiers: { fromQuantity: number; price: number }[]
  vatPercent: number
  minimumOrder: number
  orderStep: number
  stock: { warehouse: string; quantity: number }[]
  lowStockAt: number
  leadDays: number | null
  characteristics: Values
  properties: { name: string; value: string }[]
  country: string | null
  isPrivateLabel: boolean
}
type Status = Product['status']

/** Only administrators block goods and let them go. */
export const mayBecome = (from: Status | undefined, to: Status) =>
  from === to || (from !== 'Blocked' && to !== 'Blocked')

/** What is wrong with a product as a whole. */
export function faultsOf(product: Product): FieldError[] {
  const { price, oldPrice, minimumOrder, orderStep, tiers, stock } = product
  const faults = textsWithoutName(product, ['description'])
  if (oldPrice !== null && oldPrice <= price) faults.push({ path: 'fields.oldPrice', code: 'field.tooSmall' })
  if (minimumOrder % orderStep !== 0) faults.push({ path: 'fields.orderStep', code: 'field.invalid' })
  tiers.forEach((tier, index) => {
    const before = tiers[index - 1]
    if (before && tier.fromQuantity <= before.fromQuantity)
      faults.push({ path: `fields.tiers.${index}.fromQuantity`, code: 'field.tooSmall' })
    if (tier.price >= (before?.price ?? price))
      faults.push({ path: `fields.tiers.${index}.price`, code: 'field.tooLarge' })
  })
  stock.forEach(({ warehouse }, index) => {
    if (stock.findIndex((each) => each.warehouse === warehouse) < index)
      faults.push({ path: `fields.stock.${index}.warehouse`, code: 'field.taken' })
  })
  return faults
}

/** What buyers must not miss: asked for when a product is published, then of whatever is changed. */
export function missingToPublish({
  form,
  values,
  given,
  before,
}: Pick<Change, 'form' | 'values' | 'given' | 'before'>): FieldError[] {
  if (values.status !== 'Active') return []
  const asked = form.filter(
    ({ key, type }) => before?.status !== 'Active' || given.has(key) || (type === 'Group' && given.has('category')),
  )
  return asked.flatMap(({ key, type, fields, isRequiredToPublish }) => {
    if (type !== 'Group') return isRequiredToPublish && isBlank(values[key]) ? [missing(key)] : []
    const group = values[key] as Values
    return fields!
      .filter((field) => field.isRequiredToPublish && isBlank(group[field.key]))
      .map((field) => missing(`${key}.${field.key}`))
  })
}

const missing = (key: string): FieldError => ({ path: `fields.${key}`, code: 'field.required' })
