import { defineErrors } from '#platform/errors.ts'

export const metricErrors = defineErrors('metrics', {
  /** Nothing was counted that could be corrected. */
  notFound: 404,
})
