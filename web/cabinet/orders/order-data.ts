import { redirectTo } from '../../lib/redirect.ts'
import { createChat } from '#modules/chats/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { completeOrder, confirmOrder, rejectOrder, shipOrder, updateOrder } from '#modules/orders/step-contract.ts'
import { defineActions, form, withoutNote } from '../../forms/define-actions.ts'
import type { Fields } from '../../forms/fields.ts'
import { parseAmount } from '../../lib/parse-number.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { loadOrder, orderForm, orderIdOf } from '../../shared/orders/order-forms.ts'
import type { Route } from './+types/order.ts'

const chatForm = (doneAt: (chat: OutputOf<typeof createChat>) => string) =>
  form(createChat, {
    complete: ({ memberStoreId }, { params }) => ({
      memberStoreId,
      chatType: 'Authorized',
      widget: { orderId: orderIdOf(params) },
    }),
    done: withoutNote,
    doneAt,
  })

const deliveryField = { fieldsOfPaths: { deliveryMinor: 'delivery' } }

/** An empty field leaves the cost of delivery as it was agreed; what cannot be read is left to the call to refuse. */
function readDelivery({ delivery = '' }: Fields, { context }: Pick<Route.ActionArgs, 'context'>) {
  return delivery.trim() === '' ? {} : { deliveryMinor: parseAmount(delivery, pageOf(context).locale) ?? Number.NaN }
}

/** A confirmation that the buyer has to accept first is an offer, whichever form it comes from. */
const confirmedPath = ({ id, status }: OutputOf<typeof confirmOrder>) =>
  `/profile/orders/${id}?done=${status === 'PartlyConfirmed' ? 'confirmPartly' : 'confirm'}`

const actions = defineActions({
  confirm: form(confirmOrder, {
    ...deliveryField,
    complete: (input, args, fields) => ({ ...input, ...readDelivery(fields, args), id: orderIdOf(args.params) }),
    doneAt: confirmedPath,
  }),
  confirmPartly: form(confirmOrder, {
    ...deliveryField,
    complete: ({ expectedOn }, args, fields) => ({
      id: orderIdOf(args.params),
      lines: readLines(args.form),
      ...readDelivery(fields, args),
      expectedOn,
    }),
    doneAt: confirmedPath,
  }),
  reject: orderForm(rejectOrder),
  ship: orderForm(shipOrder),
  complete: orderForm(completeOrder),
  shipment: orderForm(updateOrder),
  note: orderForm(updateOrder),
  chat: chatForm(({ id }) => `/profile/messages/${id}`),
  chatBeside: chatForm(({ orderId }) => `/profile/orders/${orderId}`),
})
export const action = actions.action

/** The lines `lines.<index>.position|quantity|reason` of the form, in its order, so that refusals name its fields. */
function readLines(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const count = data.getAll('position').length
  return Array.from({ length: count }, (_, index) => ({
    position: Number(data.getAll('position')[index]),
    quantity: Number(text(`lines.${index}.quantity`) || Number.NaN),
    reason: text(`lines.${index}.reason`),
  }))
}

/** The order for people of its store; its buyer is led to the page of the shop. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const loaded = await loaderCall(context, (api) => loadOrder(api, params, locale))
  if (loaded.order.side === 'buyer') throw redirectTo(`/order/${loaded.order.id}`)
  return { ...loaded, forms: actions.loaderData(context, url) }
}
