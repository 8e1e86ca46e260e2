import { randomUUID } from 'node:crypto'
import {
  correctBalance,
  decideHeldPayment,
  heldDecisions,
  listAllTransactions,
  listHeldPayments,
} from '#modules/billing/admin-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { parseAmount } from '../../lib/parse-number.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { loadCursorList } from '../../list/load-list.ts'
import type { Route } from './+types/billing.ts'

export type AnyTransaction = OutputOf<typeof listAllTransactions>['items'][number]
export type HeldPayment = OutputOf<typeof listHeldPayments>['items'][number]

const actions = defineActions({
  correct: form(correctBalance, {
    complete(input, { context }, { amount = '', direction }) {
      const minor = parseAmount(amount, pageOf(context).locale) ?? 0
      return { ...input, amountMinor: direction === 'take' ? -minor : minor }
    },
    fieldsOfPaths: { amountMinor: 'amount' },
    fieldsOfCodes: { 'billing.storeNotFound': 'storeId', 'billing.correctionTooHigh': 'amount' },
  }),
  decide: form(decideHeldPayment, { done: { field: 'decision', values: heldDecisions } }),
})
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const [list, held] = await Promise.all([
    loadCursorList(listAllTransactions, args),
    loaderCall(args.context, (api) => api(listHeldPayments, {})),
  ])
  return {
    list,
    held: held.items,
    /** A form that is sent twice corrects once. */
    idempotencyKey: randomUUID(),
    forms: actions.loaderData(args.context, args.url),
  }
}
