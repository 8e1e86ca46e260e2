import type { RouterContextProvider } from 'react-router'
import { createOrder } from '#modules/orders/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { refuse } from '../../lib/failed.ts'
import { attempt, type Problem } from '../../lib/given.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { type ContactValues, type FieldErrors, findContactErrors, contactFields } from './contact.ts'

export type RefusedOrder = { values: ContactValues; errors: FieldErrors }
type Answer = { problem: Problem | null; order: RefusedOrder }

/** Places the orders of the form and shows what became of them; a refusal gives the form back as it was filled in. */
export async function placeOrders(context: Readonly<RouterContextProvider>, form: FormData) {
  const values = Object.fromEntries(
    contactFields.map((name) => [name, String(form.get(name) ?? '').trim()]),
  ) as ContactValues
  const errors = findContactErrors(values)
  if (Object.keys(errors).length > 0) return refuse<Answer>(context, { problem: null, order: { values, errors } })
  const store = form.get('store')
  const input = { ...values, ...shownIn(form), ...(store === 'all' ? {} : { storeId: Number(store) }) } as InputOf<
    typeof createOrder
  >
  const idempotencyKey = String(form.get('idempotencyKey') ?? '') || undefined
  const result = await attempt(context, (api) => api(createOrder, input, { idempotencyKey }))
  if (!result.success)
    return refuse<Answer>(
      context,
      { problem: result.problem, order: { values, errors: fieldErrorsOf(result.problem) } },
      result.problem.status,
    )
  const { outcomes } = result.data
  const placed = outcomes.flatMap(({ orderId }) => orderId ?? [])
  const stayed = outcomes.filter(({ orderId }) => !orderId).map(({ storeId }) => storeId)
  return redirectTo(`/cart?placed=${placed.join(',')}&stayed=${stayed.join(',')}`, 303)
}

/** What the buyer saw, so that a total that has moved since is not ordered unseen. */
function shownIn(form: FormData) {
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

function fieldErrorsOf({ code, errors }: Problem): FieldErrors {
  if (code === 'orders.contactNeeded') return { contactPhone: { code: 'contact' } }
  const known = (errors ?? []).flatMap(({ path, message }) => {
    const name = contactFields.find((field) => field === path)
    return name ? [[name, { message }] as const] : []
  })
  return Object.fromEntries(known)
}
