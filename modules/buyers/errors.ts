import { defineErrors } from '#platform/errors.ts'

export const buyerErrors = defineErrors('buyers', { addressNotFound: 404, tooManyAddresses: 409 })
