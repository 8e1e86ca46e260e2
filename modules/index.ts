// The only list of modules, in dependency order: a module may use those above it.
import { accountHandlers } from './accounts/routes.ts'
import { accountJobs } from './accounts/jobs.ts'
import { cartHandlers } from './carts/routes.ts'
import { catalogHandlers } from './catalog/routes.ts'
import { contactHandlers } from './contacts/routes.ts'
import { contactJobs } from './contacts/jobs.ts'
import { chatHandlers } from './chats/routes.ts'
import { chatJobs } from './chats/jobs.ts'
import { contentHandlers } from './content/routes.ts'
import { currencyHandlers } from './currencies/routes.ts'
import { documentHandlers } from './documents/routes.ts'
import { factorHandlers } from './factors/routes.ts'
import { factorJobs } from './factors/jobs.ts'
import { fileHandlers } from './files/routes.ts'
import { fileJobs } from './files/jobs.ts'
import { geoHandlers } from './geo/routes.ts'
import { helpHandlers } from './help/routes.ts'
import { memberHandlers } from './members/routes.ts'
import { memberJobs } from './members/jobs.ts'
import { moderationHandlers } from './moderation/routes.ts'
import { moderationJobs } from './moderation/jobs.ts'
import { notificationHandlers } from './notifications/routes.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { orderHandlers } from './orders/routes.ts'
import { privacyHandlers } from './privacy/routes.ts'
import { privacyJobs } from './privacy/jobs.ts'
import { registrationHandlers } from './registration/routes.ts'
import { registrationJobs } from './registration/jobs.ts'
import { searchHandlers } from './search/routes.ts'
import { searchJobs } from './search/jobs.ts'
import { supplierHandlers } from './suppliers/routes.ts'
import { catalogJobs } from './catalog/jobs.ts'
import { currencyJobs } from './currencies/jobs.ts'
import type { Handler } from '#platform/http/dispatch.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { outboxJobs } from '#platform/outbox/deliver.ts'
import { realtimeJobs } from '#platform/realtime/jobs.ts'

export const handlers: readonly Handler[] = [
  ...geoHandlers,
  ...currencyHandlers,
  ...contentHandlers,
  ...fileHandlers,
  ...accountHandlers,
  ...registrationHandlers,
  ...factorHandlers,
  ...supplierHandlers,
  ...memberHandlers,
  ...catalogHandlers,
  ...contactHandlers,
  ...helpHandlers,
  ...searchHandlers,
  ...notificationHandlers,
  ...chatHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...privacyHandlers,
  ...moderationHandlers,
  ...documentHandlers,
]

export const calls = handlers.map(({ call }) => call)

export const jobs: readonly Job[] = [
  ...outboxJobs,
  ...accountJobs,
  ...catalogJobs,
  ...chatJobs,
  ...contactJobs,
  ...currencyJobs,
  ...factorJobs,
  ...fileJobs,
  ...memberJobs,
  ...moderationJobs,
  ...notificationJobs,
  ...privacyJobs,
  ...realtimeJobs,
  ...registrationJobs,
  ...searchJobs,
] as Job[]
