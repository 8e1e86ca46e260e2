import { defineErrors } from '#platform/errors.ts'

export const promotionErrors = defineErrors('promotions', {
  wrongPeriod: 422,
  notOffered: 409,
  costChanged: 409,
  storeNotShown: 409,
  notAllowed: 403,
})
