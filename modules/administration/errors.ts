import { defineErrors } from '#platform/errors.ts'

export const administrationErrors = defineErrors('administration', { storeNotFound: 404, wrongConfirmation: 422 })
