import { defineErrors } from '#platform/errors.ts'

export const webhookErrors = defineErrors('webhooks', {
  notAllowed: 403,
  notFound: 404,
  tooMany: 409,
  addressTaken: 409,
  addressRefused: 422,
})
