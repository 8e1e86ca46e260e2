import { defineErrors } from '#platform/errors.ts'

export const geoErrors = defineErrors('geo', { unknownLocation: 404 })
