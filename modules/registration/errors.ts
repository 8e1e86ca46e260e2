import { defineErrors, retryLater } from '#platform/errors.ts'

export const registrationErrors = defineErrors('registration', {
  wrongCode: 422,
  codeEnded: 422,
  codeSentRecently: 429,
  tooManyCodes: 429,
  taken: 409,
  linkEnded: 410,
  phoneCountry: 422,
})

/** The error with a Retry-After time. */
export const limitError = (name: 'codeSentRecently' | 'tooManyCodes', seconds: number) =>
  retryLater(`registration.${name}`, seconds)
