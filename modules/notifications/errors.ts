import { defineErrors } from '#platform/errors.ts'

export const notificationErrors = defineErrors('notifications', {
  lastChannel: 409,
  lastBrowser: 409,
  badLink: 410,
  tooManyBrowsers: 409,
  foreignBrowser: 409,
  browserNotFound: 404,
})
