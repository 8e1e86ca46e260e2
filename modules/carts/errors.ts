import { defineErrors } from '#platform/errors.ts'
import { maxCartValueMinor } from './rules.ts'

export const cartErrors = defineErrors('carts', { unknownProduct: 404, full: 409, worthTooMuch: 422 })

export const worthTooMuch = () => cartErrors.worthTooMuch({ most: maxCartValueMinor / 100 })
