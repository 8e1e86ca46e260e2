import { defineErrors } from '#platform/errors.ts'

export const factorErrors = defineErrors('factors', {
  wrongCode: 422,
  challengeEnded: 410,
  passkeyRefused: 422,
  passkeyNotFound: 404,
  totpIsOn: 409,
  totpNotStarted: 409,
  lastFactor: 409,
  tooManyWrongCodes: 429,
  tooManyPasskeys: 409,
  noFactor: 409,
  signInAgain: 422,
  proofNeeded: 422,
})
