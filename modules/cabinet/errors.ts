import { defineErrors } from '#platform/errors.ts'

export const productErrors = defineErrors('products', {
  undoExpired: 409,
})
