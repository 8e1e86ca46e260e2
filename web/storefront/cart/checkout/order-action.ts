import type { RouterContextProvider } from 'react-router'
import { createOrder } from '#modules/orders/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { invalidForm } from '../../../lib/invalid-form.ts'
import { tryCall, type Problem } from '../../../lib/request-context.ts'
import { redirectTo } from '../../../lib/redirect.ts'
import { type ContactValues, type FieldErrors, validateContact, contactFields } from './contact.ts'

export type OrderFormState = { values: ContactValues; errors: FieldErrors }
type OrderActionData = { problem: Problem | null; order: OrderFormState }

/** Places the orders and redirects to the results. On failure it returns the form's values and errors. */
export async function placeOrders(context: Readonly<RouterContextProvider>, form: FormData) {
  const values = Object.fromEntries(
    contactFields.map((name) => [name, String(form.get(name) ?? '').trim()]),
  ) as ContactValues
  const errors = validateContact(values)
  if (Object.keys(errors).length > 0)
    return invalidForm<OrderActionData>(context, { problem: null, order: { values, errors } })
  const store = form.get('store')
  const input = {
    ...values,
    ...readShownTotals(form),
    ...(store === 'all' ? {} : { storeId: Number(store) }),
  } as InputOf<typeof createOrder>
  const idempotencyKey = String(form.get('idempotencyKey') ?? '') || undefined
  const result = await tryCall(context, (api) => api(createOrder, input, { idempotencyKey }))
  if (!result.success)
    return invalidForm<OrderActionData>(
      context,
      { problem: result.problem, order: { values, errors: toFieldErrors(result.problem) } },
      result.problem.status,
    )
  const { outcomes } = result.data
  const placed = outcomes.flatMap(({ orderId }) => orderId ?? [])
  const remaining = outcomes.filter(({ orderId }) => !orderId).map(({ storeId }) => storeId)
  return redirectTo(`/cart?placed=${placed.join(',')}&stayed=${remaining.join(',')}`, 303)
}

/** The totals that the buyer saw; the server refuses an order whose total has changed. */
function readShownTotals(form: FormData) {
  const totals = form
    .getAll('shown')
    .map((pair) => String(pair).split(':'))
    .filter(([id, minor]) => /^\d+$/.test(id ?? '') && /^\d+$/.test(minor ?? ''))
  if (totals.length === 0) return {}
  return {
    shownTotals: Object.fromEntries(totals.map(([id, minor]) => [id, Number(minor)])),
    shownCurrency: String(form.get('shownCurrency')),
  }
}

function toFieldErrors({ code, errors }: Problem): FieldErrors {
  if (code === 'orders.contactNeeded') return { contactPhone: { code: 'contact' } }
  const known = (errors ?? []).flatMap(({ path, message }) => {
    const name = contactFields.find((field) => field === path)
    return name ? [[name, { message }] as const] : []
  })
  return Object.fromEntries(known)
}
