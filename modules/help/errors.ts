import { defineErrors } from '#platform/errors.ts'

export const helpErrors = defineErrors('help', {
  notFound: 404,
  wrongStatus: 409,
  changedMeanwhile: 409,
  cannotAnswer: 409,
})
