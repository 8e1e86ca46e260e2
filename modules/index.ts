// The modules in dependency order: a module may import the modules above it in `handlers`. Their job handlers are in jobs.ts.
import { accountHandlers } from './accounts/routes.ts'
import { aggregatorFeedHandlers } from './aggregator-feeds/routes.ts'
import { administrationHandlers } from './administration/routes.ts'
import { apiKeyHandlers } from './api-keys/routes.ts'
import { adminBillingHandlers } from './billing/admin-routes.ts'
import { billingHandlers } from './billing/routes.ts'
import { brandHandlers } from './brands/routes.ts'
import { buyerHandlers } from './buyers/routes.ts'
import { allStoresHandlers } from './cabinet/all-stores/routes.ts'
import { cabinetHandlers } from './cabinet/routes.ts'
import { categoryHandlers } from './categories/routes.ts'
import { cartHandlers } from './carts/routes.ts'
import { catalogHandlers } from './catalog/routes.ts'
import { companyHandlers } from './company/routes.ts'
import { contactHandlers } from './contacts/routes.ts'
import { chatHandlers } from './chats/routes.ts'
import { contentHandlers } from './content/routes.ts'
import { currencyHandlers } from './currencies/routes.ts'
import { fluentHandlers } from './fluent/routes.ts'
import { metricHandlers } from './metrics/routes.ts'
import { mfaHandlers } from './mfa/routes.ts'
import { fileHandlers } from './files/routes.ts'
import { geoHandlers } from './geo/routes.ts'
import { helpHandlers } from './help/routes.ts'
import { importHandlers } from './imports/routes.ts'
import { listHandlers } from './lists/routes.ts'
import { teamHandlers } from './team/routes.ts'
import { moderationHandlers } from './moderation/routes.ts'
import { operationHandlers } from './operations/routes.ts'
import { notificationHandlers } from './notifications/routes.ts'
import { orderDocumentHandlers } from './order-documents/routes.ts'
import { orderHandlers } from './orders/routes.ts'
import { privacyHandlers } from './privacy/routes.ts'
import { procurementHandlers } from './procurement/routes.ts'
import { programHandlers } from './programs/routes.ts'
import { promotionHandlers } from './promotions/routes.ts'
import { purchasingHandlers } from './purchasing/routes.ts'
import { registrationHandlers } from './registration/routes.ts'
import { reportHandlers } from './reports/routes.ts'
import { searchHandlers } from './search/routes.ts'
import { supplierHandlers } from './suppliers/routes.ts'
import { verificationHandlers } from './verification/routes.ts'
import { webhookHandlers } from './webhooks/routes.ts'
import { workbenchHandlers } from './workbench/routes.ts'
import type { Handler } from '#platform/http/dispatch.ts'

export const handlers: readonly Handler[] = [
  ...geoHandlers,
  ...currencyHandlers,
  ...contentHandlers,
  ...metricHandlers,
  ...fileHandlers,
  ...accountHandlers,
  ...registrationHandlers,
  ...mfaHandlers,
  ...supplierHandlers,
  ...teamHandlers,
  ...catalogHandlers,
  ...searchHandlers,
  ...brandHandlers,
  ...notificationHandlers,
  ...webhookHandlers,
  ...billingHandlers,
  ...adminBillingHandlers,
  ...contactHandlers,
  ...helpHandlers,
  ...chatHandlers,
  ...buyerHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...purchasingHandlers,
  ...listHandlers,
  ...promotionHandlers,
  ...companyHandlers,
  ...orderDocumentHandlers,
  ...procurementHandlers,
  ...privacyHandlers,
  ...moderationHandlers,
  ...verificationHandlers,
  ...administrationHandlers,
  ...reportHandlers,
  ...operationHandlers,
  ...fluentHandlers,
  ...cabinetHandlers,
  ...allStoresHandlers,
  ...categoryHandlers,
  ...importHandlers,
  ...aggregatorFeedHandlers,
  ...apiKeyHandlers,
  ...programHandlers,
  ...workbenchHandlers,
]

export const calls = handlers.map(({ call }) => call)
