import { defineErrors } from '#platform/errors.ts'

export const orderErrors = defineErrors('orders', {
  notFound: 404,
  emptyCart: 409,
  contactNeeded: 422,
  nothingToRepeat: 409,
  wrongStep: 409,
  hasChanged: 409,
  nothingConfirmed: 422,
  aboveOrderLimit: 403,
  aboveMonthLimit: 403,
})
