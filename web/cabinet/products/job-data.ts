import {
  dismissProductJob,
  getProductJob,
  listJobRejections,
  stopProductJob,
  undoProductJob,
} from '#modules/cabinet/product-job-contract.ts'
import type { RouterContextProvider } from 'react-router'
import { form, withoutNote } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { sendJobRejections } from '../../shared/products/job-rejections.ts'
import { findActiveStore } from '../active-store.ts'

type Context = Readonly<RouterContextProvider>

export const jobForms = {
  stopJob: form(stopProductJob, { done: withoutNote }),
  undoJob: form(undoProductJob, { done: withoutNote }),
  dismissJob: form(dismissProductJob, { done: withoutNote }),
}

export const loadJob = async (context: Context, storeId: number) =>
  (await loaderCall(context, (api) => api(getProductJob, {}, { storeId }))).job

export const sendRejections = sendJobRejections(listJobRejections, async (context) => {
  const storeId = await loaderCall(context, findActiveStore)
  if (storeId === null) throw new Response(null, { status: 404 })
  return { storeId }
})
