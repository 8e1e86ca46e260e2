import { requestErrors } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { orderErrors } from '../orders/errors.ts'
import { findOrders } from '../orders/lists.ts'
import { findOrder } from '../orders/reads.ts'
import { memberOf } from '../suppliers/queries.ts'
import * as contract from './contract.ts'
import type { DocumentKind, OrderDocument } from './document.ts'
import { orderDocumentErrors } from './errors.ts'
import { withIssuedNames } from './line-names.ts'
import { renderDocument } from './pdf/render.ts'
import { documentTitle, fileNameOf } from './texts.ts'
import { proformaOf } from './proforma-numbers.ts'
import { findInvoicingSupplier, findSupplier } from './supplier.ts'
import { toOrderWorkbook } from './xlsx/order-workbook.ts'
import { toListWorkbook } from './xlsx/list-workbook.ts'

const maxExportedOrders = 10_000

export const orderDocumentHandlers: Handler[] = [
  on(contract.getOrderDocument, async ({ db, input: { id, kind }, caller, now }) => {
    const { locale, account } = caller
    const order = await findOrder(db, account!.id, id, locale)
    if (!order) throw orderErrors.notFound()
    assertHasDocument(order, kind)
    const proforma = kind === 'proforma' ? await proformaOf(db, id, order.store.id, now) : null
    const supplier = await (proforma ? findInvoicingSupplier(db, id, locale) : findSupplier(db, order.store.id, locale))
    const lines = proforma ? await withIssuedNames(db, id, order.lines, locale) : order.lines
    const document: OrderDocument = { kind, order: { ...order, lines }, locale, supplier, proforma }
    return {
      fileName: fileNameOf(documentTitle(document), 'pdf'),
      content: await renderDocument(document, account!.id),
    }
  }),
  on(contract.exportOrder, async ({ db, input, caller }) => {
    const order = await findOrder(db, caller.account!.id, input.id, caller.locale)
    if (!order) throw orderErrors.notFound()
    return toOrderWorkbook(order, caller.locale)
  }),
  on(contract.exportOrders, async ({ db, input, caller }) => {
    const { locale, account } = caller
    if (input.side === 'seller' && input.storeId && !(await memberOf(db, account!.id, input.storeId)))
      throw requestErrors.forbidden()
    const filter = { ...input, page: 1, pageSize: maxExportedOrders }
    const { items } = await findOrders(db, account!.id, filter, caller)
    return toListWorkbook(items, locale)
  }),
]

function assertHasDocument({ side, status }: OrderDocument['order'], kind: DocumentKind) {
  if (kind === 'packing-slip' && side === 'buyer') throw requestErrors.forbidden()
  if (kind === 'proforma' && !contract.payableStatuses.includes(status)) throw orderDocumentErrors.notConfirmed()
}
