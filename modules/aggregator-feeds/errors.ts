import { defineErrors } from '#platform/errors.ts'

export const aggregatorFeedErrors = defineErrors('aggregatorFeeds', { notFound: 404 })
