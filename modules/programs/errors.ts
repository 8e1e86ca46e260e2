import { defineErrors } from '#platform/errors.ts'

export const programErrors = defineErrors('programs', { itemRepeated: 422 })
