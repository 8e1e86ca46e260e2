import { defineErrors } from '#platform/errors.ts'

export const orderDocumentErrors = defineErrors('orderDocuments', { notConfirmed: 409 })
