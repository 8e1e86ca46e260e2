// The balance of a store. The tests have no provider of payments.
import type { CallExpectation, CallExpectations } from './expectations.fixture.ts'

const forManagers = (input: Record<string, unknown>, status = 200): CallExpectation => ({
  input: () => input,
  status,
  exceptions: { operator: 403 },
})

export const billingExpectations: CallExpectations = {
  'GET billing/context/amount': forManagers({}),
  'GET billing/context/tranactions': forManagers({}),
  'GET billing/context/transactions': forManagers({}),
  'GET billing/context/payment': forManagers({ id: 2_000_000_000 }, 404),
  'GET payments/robokassa/payment-info': forManagers({ amountMinor: 50_000 }, 409),
  'GET x/admin-panel/billing/transaction/list': {},
  'GET x/admin-panel/billing/held/list': {},
  'POST x/admin-panel/billing/held/decide': {
    input: () => ({ invoiceId: 2_000_000_000, decision: 'Return', reason: 'Paid twice' }),
    status: 404,
  },
  'POST x/admin-panel/billing/correct': {
    input: () => ({ storeId: 2_000_000_000, amountMinor: 100, reason: 'Goodwill' }),
    status: 404,
  },
  'POST payments/robokassa/response': { input: () => ({ OutSum: '500.00', InvId: '1' }), status: 400 },
}
