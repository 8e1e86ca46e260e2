import { defineErrors } from '#platform/errors.ts'

export const contactErrors = defineErrors('contacts', {
  noPhone: 409,
  requestNotFound: 404,
  wrongStatus: 409,
  changedMeanwhile: 409,
  numberTaken: 409,
  numberNotFound: 404,
  recordingNotFound: 404,
  badSignature: 403,
})
