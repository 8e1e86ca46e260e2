import { defineErrors } from '#platform/errors.ts'

export const contentErrors = defineErrors('content', { textNotFound: 404, textChanged: 409 })
