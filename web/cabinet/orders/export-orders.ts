import type { MiddlewareFunction } from 'react-router'
import { exportOrders as call } from '#modules/order-documents/contract.ts'
import { fileResponse } from '../../lib/file-response.ts'
import { loaderCall } from '../../lib/request-context.ts'

/** The middleware of the list: its address with `?export` answers with a workbook of its orders. */
export const exportOrders: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  if (!url.searchParams.has('export')) return next()
  return fileResponse(call, await loaderCall(context, (api) => api(call, Object.fromEntries(url.searchParams))))
}
