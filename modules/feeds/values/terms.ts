import { maxQuantity } from '#platform/constants.ts'
import type { FeedOffer } from '../yml/read-offers.ts'
import { parseQuantity } from './numbers.ts'

/** The terms of an offer beside name, price and stock. A missing value means that the offer does not give it. */
export type OfferTerms = {
  minimumOrder?: number
  orderStep?: number
  /** Null: the standard rate of the store's country. */
  vatPercent?: number | null
  unitCode?: string
  barcode?: string
  weightGrams?: number
  lengthMm?: number
  widthMm?: number
  heightMm?: number
}

export function termsOf({ fields, barcodes }: FeedOffer): OfferTerms {
  const barcode = barcodes.map((text) => text.replace(/[\s-]/g, '')).find(isBarcode)
  const vatPercent = parseVat(fields.vat ?? '')
  const weightGrams = scaled(fields.weight ?? '', 1_000)
  return {
    ...quantitiesOf(fields['min-quantity'] ?? '', fields['step-quantity'] ?? ''),
    ...(vatPercent !== undefined && { vatPercent }),
    ...(barcode && { barcode }),
    ...(weightGrams !== undefined && { weightGrams }),
    ...dimensionsOf(fields.dimensions ?? ''),
  }
}

/** Both, as one without the other may not fit what is stored. Orders are multiples of the step, so the minimum is one, too. */
function quantitiesOf(minimum: string, step: string): Pick<OfferTerms, 'minimumOrder' | 'orderStep'> {
  const [given, orderStep = 1] = [orderable(minimum), orderable(step)]
  if (given === undefined && orderable(step) === undefined) return {}
  const minimumOrder = Math.ceil((given ?? 1) / orderStep) * orderStep
  return minimumOrder <= maxQuantity ? { minimumOrder, orderStep } : {}
}

function orderable(text: string) {
  const value = parseQuantity(text)?.value
  return value !== undefined && value >= 1 && value <= maxQuantity ? Math.ceil(value) : undefined
}

/** The codes of the format: the rates by their numbers, and by their names with the rate. */
const vatByNumber: Record<string, number> = { 1: 20, 2: 10, 3: 20, 4: 10, 5: 0, 6: 0, 7: 20, 8: 20 }
export function parseVat(text: string): number | undefined {
  const code = text.trim().toUpperCase()
  if (code === 'NO_VAT') return 0
  const named = /^VAT_(\d{1,2})(?:_\d{3})?$/.exec(code)?.[1] ?? /^(\d{1,2})\s*%$/.exec(code)?.[1]
  if (named !== undefined) return Number(named)
  // Above the numbers of the format, a number is a rate.
  return vatByNumber[code] ?? (/^[1-9]\d$/.test(code) ? Number(code) : undefined)
}

/** GTIN of 8, 12, 13 or 14 digits with its check digit. */
export function isBarcode(text: string) {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false
  const sum = [...text].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

const maxMeasure = 1_000_000_000

/** A positive number in thousands or tens of the stored unit. */
function scaled(text: string, factor: number) {
  const value = Math.round((parseQuantity(text)?.value ?? 0) * factor)
  return value > 0 && value <= maxMeasure ? value : undefined
}

/** Length, width and height in centimetres: 20.1/20.5/22. */
function dimensionsOf(text: string) {
  const [lengthMm, widthMm, heightMm, ...others] = text.split('/').map((part) => scaled(part, 10))
  return lengthMm && widthMm && heightMm && others.length === 0 ? { lengthMm, widthMm, heightMm } : {}
}
