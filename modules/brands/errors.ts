import { defineErrors } from '#platform/errors.ts'

export const brandErrors = defineErrors('brands', { sameBrand: 422, merging: 409, wrongConfirmation: 422 })
