import { defineErrors } from '#platform/errors.ts'

export const documentErrors = defineErrors('documents', {
  notFound: 404,
  notAllowed: 403,
  readOnly: 403,
  notCreated: 403,
  changedMeanwhile: 409,
  wrongStatus: 409,
  pricesNotAllowed: 403,
  draftsNotAllowed: 403,
  tooManyPlaces: 409,
})
