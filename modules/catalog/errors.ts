import { defineErrors } from '#platform/errors.ts'

export const catalogErrors = defineErrors('catalog', {
  unknownCategory: 404,
  unknownProduct: 404,
  unknownBrand: 404,
  warehouseGone: 409,
})
