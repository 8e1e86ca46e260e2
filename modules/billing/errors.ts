import { defineErrors } from '#platform/errors.ts'

export const billingErrors = defineErrors('billing', {
  balanceTooLow: 409,
})
