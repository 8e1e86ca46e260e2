import { defineErrors } from '#platform/errors.ts'

export const accountErrors = defineErrors('accounts', {
  wrongCredentials: 401,
  sessionEnded: 401,
  suspended: 403,
  busy: 503,
  captchaNeeded: 403,
  tooManyMisses: 429,
  wrongPassword: 422,
  commonPassword: 422,
  deviceNotFound: 404,
  secondFactorRequired: 403,
})
