import { defineErrors } from '#platform/errors.ts'

export const fileErrors = defineErrors('files', {
  notFound: 404,
  wrongType: 415,
  tooLarge: 413,
  tooManyPixels: 422,
  unreadable: 422,
  quotaFull: 409,
  busy: 503,
  unknownVideo: 422,
  addressRefused: 422,
  addressUnavailable: 422,
  uploadcareOff: 409,
  uploadcareUnknown: 404,
  uploadcareUnavailable: 503,
})
