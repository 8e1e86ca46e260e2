import { defineErrors } from '../errors.ts'

export const resourceErrors = defineErrors('resource', {
  notFound: 404,
  /** It was changed by somebody else since it was read. */
  changed: 409,
  /** Another one has the value of a field that must be unique. */
  taken: 409,
  inUse: 409,
})
