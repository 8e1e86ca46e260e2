// The ledgers of all stores, as administrators see them: they read, correct a balance, and decide about payments that are held.
import { z } from 'zod'
import { topUpCurrency } from '#platform/constants.ts'
import { call, Currency, Empty, FreeText, Money, NumberParameter, Ok, PageSize } from '#platform/contract.ts'
import { Transaction, TransactionFilter } from './contract.ts'

const maxCorrectionMinor = 10_000_000_000
const Store = z.object({ id: z.int(), alias: z.string(), name: z.string() })
const Reason = FreeText(500).min(3)
const Id = z.int().min(1).max(2_147_483_647)
export const heldDecisions = ['Release', 'Return'] as const

export const listAllTransactions = call('GET x/admin-panel/billing/transaction/list', {
  access: 'admin:billing',
  summary: 'The entries of the ledgers of all stores, the latest first',
  input: TransactionFilter.pick({ type: true, currency: true, from: true, to: true }).extend({
    storeId: NumberParameter.optional(),
    cursor: z.coerce
      .number()
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('The last entry of the page before'),
    limit: PageSize(50),
  }),
  output: z.object({ items: z.array(Transaction.extend({ store: Store })), nextCursor: z.int().nullable() }),
})
export const maxHeldPayments = 50
export const listHeldPayments = call('GET x/admin-panel/billing/held/list', {
  access: 'admin:billing',
  summary: `Payments with another sum than that of their invoice, the oldest ${maxHeldPayments} first`,
  input: Empty,
  output: z.object({
    items: z.array(
      z.object({ invoiceId: z.int(), store: Store, amount: Money, paid: Money, paidAt: z.iso.datetime() }),
    ),
  }),
})
export const decideHeldPayment = call('POST x/admin-panel/billing/held/decide', {
  access: 'admin:billing',
  summary: 'Credits a held payment to the balance, or books that it was returned to the payer',
  input: z.strictObject({ invoiceId: Id, decision: z.enum(heldDecisions), reason: Reason }),
  output: Ok,
  errors: ['billing.paymentNotFound', 'billing.notHeld'],
})
export const correctBalance = call('POST x/admin-panel/billing/correct', {
  access: 'admin:billing',
  summary: 'Adds to the balance of a store or takes from it, with a reason that its people read',
  input: z.strictObject({
    storeId: Id,
    amountMinor: z
      .int()
      .min(-maxCorrectionMinor)
      .max(maxCorrectionMinor)
      .refine((amount) => amount !== 0)
      .describe('In minor units; negative: it is taken from the balance'),
    currency: Currency.extract([topUpCurrency]).default(topUpCurrency),
    reason: Reason,
  }),
  output: z.object({ balance: Money }),
  errors: ['billing.storeNotFound', 'billing.correctionTooHigh', 'billing.balanceTooLow'],
})
