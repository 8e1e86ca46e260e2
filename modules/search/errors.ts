import { defineErrors } from '#platform/errors.ts'

export const searchErrors = defineErrors('search', {
  unavailable: 503,
  unknownFilter: 422,
  synonymWithoutWord: 422,
  synonymTooLong: 422,
  synonymRepeated: 422,
  synonymsKnown: 409,
  tooManySynonyms: 409,
  synonymsNotFound: 404,
  synonymsChanged: 409,
})
