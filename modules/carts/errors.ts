import { defineErrors } from '#platform/errors.ts'

export const cartErrors = defineErrors('carts', { unknownProduct: 404, full: 409 })
