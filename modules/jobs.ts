// The job handlers of all modules and of platform. Only workers load this file.
import type { JobHandler } from '#platform/jobs/handlers.ts'
import { outboxJobs } from '#platform/outbox/deliver.ts'
import { realtimeJobs } from '#platform/realtime/jobs.ts'
import { currencyJobs } from './currencies/jobs.ts'
import { metricJobs } from './metrics/jobs.ts'
import { listJobs } from './lists/jobs.ts'
import { fileJobs } from './files/jobs.ts'
import { accountJobs } from './accounts/jobs.ts'
import { registrationJobs } from './registration/jobs.ts'
import { mfaJobs } from './mfa/jobs.ts'
import { teamJobs } from './team/jobs.ts'
import { brandJobs } from './brands/jobs.ts'
import { cabinetJobs } from './cabinet/jobs.ts'
import { catalogJobs } from './catalog/jobs.ts'
import { categoryJobs } from './categories/jobs.ts'
import { contactJobs } from './contacts/jobs.ts'
import { searchJobs } from './search/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { webhookJobs } from './webhooks/jobs.ts'
import { chatJobs } from './chats/jobs.ts'
import { approvalJobs } from './orders/approvals/jobs.ts'
import { procurementJobs } from './procurement/jobs.ts'
import { purchasingJobs } from './purchasing/jobs.ts'
import { feedJobs } from './feeds/jobs.ts'
import { importJobs } from './imports/jobs.ts'
import { aggregatorFeedJobs } from './aggregator-feeds/jobs.ts'
import { privacyJobs } from './privacy/jobs.ts'
import { promotionJobs } from './promotions/jobs.ts'
import { moderationJobs } from './moderation/jobs.ts'
import { administrationJobs } from './administration/jobs.ts'
import { reportJobs } from './reports/jobs.ts'
import { verificationJobs } from './verification/jobs.ts'
import { workbenchJobs } from './workbench/jobs.ts'

export const jobHandlers: readonly JobHandler[] = [
  ...outboxJobs,
  ...realtimeJobs,
  ...currencyJobs,
  ...metricJobs,
  ...fileJobs,
  ...accountJobs,
  ...registrationJobs,
  ...mfaJobs,
  ...teamJobs,
  ...catalogJobs,
  ...brandJobs,
  ...contactJobs,
  ...listJobs,
  ...searchJobs,
  ...feedJobs,
  ...notificationJobs,
  ...webhookJobs,
  ...chatJobs,
  ...approvalJobs,
  ...purchasingJobs,
  ...procurementJobs,
  ...privacyJobs,
  ...promotionJobs,
  ...moderationJobs,
  ...verificationJobs,
  ...cabinetJobs,
  ...categoryJobs,
  ...importJobs,
  ...administrationJobs,
  ...reportJobs,
  ...aggregatorFeedJobs,
  ...workbenchJobs,
] as JobHandler[]
