import { defineErrors } from '#platform/errors.ts'

export const notificationErrors = defineErrors('notifications', { lastChannel: 409, badLink: 410 })
