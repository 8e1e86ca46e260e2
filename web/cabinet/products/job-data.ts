import {
  dismissProductJob,
  getProductJob,
  listJobRejections,
  stopProductJob,
  undoProductJob,
} from '#modules/cabinet/product-job-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { form, withoutNote } from '../../forms/define-actions.ts'
import { translator } from '../../lib/messages.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { workbookResponse } from '../../list/export-list.ts'
import { reasonOf } from '../../list/bulk-form.ts'
import { findActiveStore } from '../active-store.ts'

export type ProductJob = NonNullable<OutputOf<typeof getProductJob>['job']>

type Context = Readonly<RouterContextProvider>

export const jobForms = {
  stopJob: form(stopProductJob, { done: withoutNote }),
  undoJob: form(undoProductJob, { done: withoutNote }),
  dismissJob: form(dismissProductJob, { done: withoutNote }),
}

export const loadJob = async (context: Context, storeId: number) =>
  (await loaderCall(context, (api) => api(getProductJob, {}, { storeId }))).job

const maxRows = 10_000
const pageSize = 1_000

/** The middleware of the page: its address with `?rejected=` answers with the products that the job has left as they are. */
export const sendRejections: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const id = url.searchParams.get('rejected')
  if (id === null) return next()
  const { locale } = pageOf(context)
  const [t, common] = [translator(locale, 'products'), translator(locale, 'list')]
  const labels: Record<string, string> = { code: t('column.code'), name: t('column.name'), reason: t('job.reason') }
  const items = await readRejections(context, id)
  return workbookResponse(
    items.map(({ id: productId, code, name, reason }) => ({
      code: code ?? String(productId),
      name,
      reason: common(`bulk.reason.${reasonOf(reason)}`),
    })),
    { title: t('job.rejected'), labelOf: (field) => labels[field]! },
  )
}

async function readRejections(context: Context, id: string) {
  const storeId = await loaderCall(context, findActiveStore)
  if (storeId === null) throw new Response(null, { status: 404 })
  const items: OutputOf<typeof listJobRejections>['items'] = []
  for (let page = 1; items.length < maxRows; page++) {
    const found = await loaderCall(context, (api) => api(listJobRejections, { id, page, pageSize }, { storeId }))
    items.push(...found.items)
    if (found.items.length < pageSize) break
  }
  return items
}
