// Shared code of the order pages of both sides. Only loaders and actions take values from here.
import type { Params } from 'react-router'
import type { z } from 'zod'
import { type DocumentKind, payableStatuses } from '#modules/order-documents/contract.ts'
import { getOrder, markAsViewed } from '#modules/orders/contract.ts'
import type { Api, Call, OutputOf } from '#platform/contract.ts'
import { form, type FormAction } from '../../forms/define-actions.ts'
import { unlessActing } from '../../lib/request-context.ts'
import { countryName } from '../../lib/country-name.ts'
import type { Locale } from '../../lib/locale.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id of the order in the address of the page. */
export function orderIdOf({ id = '' }: Params): string {
  if (!uuid.test(id)) throw new Response(null, { status: 404 })
  return id
}

type OrderCall = Call<z.ZodObject<{ id: z.ZodUUID }>>

/** A form about the order in the address. */
export const orderForm = (call: OrderCall, options: Pick<FormAction, 'section'> = {}) =>
  form(call, { ...options, complete: (input, { params }) => ({ ...input, id: orderIdOf(params) }) })

/** Marks what the reader sees as read. Another account's order answers 404 like an unknown id. */
export async function loadOrder(api: Api, params: Params, locale: Locale) {
  const id = orderIdOf(params)
  const found = await api(getOrder, { id })
  const wasUnseen = found.isUnread || (found.side === 'seller' && found.status === 'New')
  if (wasUnseen) await unlessActing(api(markAsViewed, { ids: id }))
  const order = wasUnseen ? await api(getOrder, { id }) : found
  return {
    order,
    wasUnseen,
    countryName: order.countryCode && countryName(order.countryCode, locale),
    idempotencyKey: crypto.randomUUID(),
    documents: documentsOf(order),
  }
}

export type SavedDocument = z.output<typeof DocumentKind> | 'xlsx'

/** The documents that the reader's side of the order can save. */
const documentsOf = ({ side, status }: OutputOf<typeof getOrder>): SavedDocument[] => [
  'order',
  ...(payableStatuses.includes(status) ? (['proforma'] as const) : []),
  ...(side === 'seller' && status !== 'Cancelled' && status !== 'Rejected' ? (['packing-slip'] as const) : []),
  'xlsx',
]
