import { defineErrors } from '#platform/errors.ts'

export const fileErrors = defineErrors('files', { notFound: 404 })
