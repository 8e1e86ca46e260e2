import { defineErrors } from '#platform/errors.ts'

export const productErrors = defineErrors('products', {
  undoExpired: 409,
  draftChanged: 409,
  jobRunning: 409,
  tooManySelected: 422,
  unknown: 404,
  wrongConfirmation: 422,
  wrongPeriod: 422,
})
