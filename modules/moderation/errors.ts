import { defineErrors } from '#platform/errors.ts'

export const moderationErrors = defineErrors('moderation', {
  accountNotFound: 404,
  sessionNotFound: 404,
  banNotFound: 404,
  ownAccount: 409,
  ownConnection: 409,
  administrator: 409,
  lastAdministrator: 409,
  deletionNotRequested: 409,
  chatNotFound: 404,
  reportNotFound: 404,
})
