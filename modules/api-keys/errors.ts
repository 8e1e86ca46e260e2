import { defineErrors } from '#platform/errors.ts'

export const apiKeyErrors = defineErrors('apiKeys', { notFound: 404, tooMany: 409 })
