import { defineErrors } from '#platform/errors.ts'

export const billingErrors = defineErrors('billing', {
  notAllowed: 403,
  balanceTooLow: 409,
  correctionTooHigh: 409,
  notSetUp: 409,
  storeNotFound: 404,
  paymentNotFound: 404,
  notHeld: 409,
  // One answer for every payment that is refused, so that it tells nothing about invoices.
  paymentRefused: 400,
})
