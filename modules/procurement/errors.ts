import { defineErrors } from '#platform/errors.ts'

export const procurementErrors = defineErrors('procurement', {
  notFound: 404,
  forSuppliers: 403,
  offerNotFound: 404,
  wrongStatus: 409,
  ownRequest: 409,
  storeNotActive: 409,
  tooManyOpen: 429,
  unknownFile: 422,
  changedMeanwhile: 409,
  offerExpired: 409,
})
