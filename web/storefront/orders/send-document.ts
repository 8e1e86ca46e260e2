import type { MiddlewareFunction } from 'react-router'
import { DocumentKind, exportOrder, getOrderDocument } from '#modules/order-documents/contract.ts'
import { fileResponse } from '../../lib/file-response.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { requireAccount } from '../../lib/require-account.ts'
import { orderIdOf } from '../../shared/orders/order-forms.ts'

/** The middleware of the page: its address with `?document=` answers with a document of the order, for both of its sides. */
export const sendDocument: MiddlewareFunction<Response> = async ({ context, params, url }, next) => {
  const document = url.searchParams.get('document')
  if (document === null) return next()
  const id = orderIdOf(params)
  requireAccount(context, `/order/${id}`)
  if (document === 'xlsx')
    return fileResponse(exportOrder, await loaderCall(context, (api) => api(exportOrder, { id })))
  const kind = DocumentKind.safeParse(document)
  if (!kind.success) throw new Response(null, { status: 404 })
  return fileResponse(
    getOrderDocument,
    await loaderCall(context, (api) => api(getOrderDocument, { id, kind: kind.data })),
  )
}
