import { defineErrors } from '#platform/errors.ts'

export const purchasingErrors = defineErrors('purchasing', {
  notAllowed: 403,
  alreadyInTeam: 409,
  memberNotFound: 404,
  ownerStays: 409,
  invitationNotFound: 404,
  tooManyInvitations: 429,
})
