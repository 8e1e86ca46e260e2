import { defineErrors } from '#platform/errors.ts'

export const listErrors = defineErrors('lists', {
  notFound: 404,
  unknownProduct: 404,
  tooMany: 409,
  full: 409,
  nothingToOrder: 409,
  noLines: 422,
  tooManyLines: 422,
  unreadableFile: 422,
})
