import { defineErrors } from '#platform/errors.ts'

export const privacyErrors = defineErrors('privacy', { lastOwner: 409 })
