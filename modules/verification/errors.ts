import { defineErrors } from '#platform/errors.ts'

export const verificationErrors = defineErrors('verification', {
  organizationNotFound: 404,
  notFound: 404,
  fileNotFound: 404,
  notVerified: 404,
  wrongStatus: 409,
  itemClosed: 409,
  incomplete: 409,
  tooEarly: 409,
  tooManyFiles: 409,
  changedMeanwhile: 409,
  taxNumberTaken: 409,
  contactNeeded: 409,
})
