import { defineErrors } from '#platform/errors.ts'

export const accountErrors = defineErrors('accounts', { wrongCredentials: 401, sessionEnded: 401, busy: 503 })
