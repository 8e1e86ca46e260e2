import { defineErrors } from '#platform/errors.ts'

export const memberErrors = defineErrors('members', {
  taxNumberInvalid: 422,
  taxCountryUnknown: 422,
  companyTaken: 409,
  companySuspended: 409,
  locationUnknown: 422,
  notAllowed: 403,
  alreadyMember: 409,
  targetInvalid: 422,
  invitationNotFound: 404,
  invitationEnded: 410,
  addressUnproved: 403,
  memberNotFound: 404,
  lastOwner: 409,
  tooManyInvitations: 429,
})
