import { defineErrors } from '#platform/errors.ts'

export const privacyErrors = defineErrors('privacy', { lastOwner: 409, lastAdministrator: 409 })
