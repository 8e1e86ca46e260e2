import { defineErrors } from '#platform/errors.ts'

export const banErrors = defineErrors('bans', { banned: 403 })
