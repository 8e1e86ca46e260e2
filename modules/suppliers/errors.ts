import { defineErrors } from '#platform/errors.ts'

export const supplierErrors = defineErrors('suppliers', { unknownStore: 404, closedStore: 410, unknownCategory: 404 })
