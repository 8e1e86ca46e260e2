// The balance of a store: what is on it, what has changed it, and paying in by Robokassa (https://docs.robokassa.ru).
import { z } from 'zod'
import { topUpCurrency } from '#platform/constants.ts'
import {
  call,
  Currency,
  Empty,
  listOf,
  LocalPath,
  Money,
  NumberParameter,
  PageNumber,
  PageSize,
} from '#platform/contract.ts'

export const minTopUpMinor = 10_000
export const maxTopUpMinor = 50_000_000

export const entryKinds = [
  'TopUp',
  'Promotion',
  'PromotionRefund',
  'PaymentHeld',
  'PaymentReleased',
  'PaymentReturned',
  'Correction',
] as const
const Kind = z.enum(entryKinds)
const errors = ['billing.notAllowed']

export const Balances = z
  .array(
    z.object({
      balance: Money,
      held: Money.describe('Payments that the administration has still to decide about'),
    }),
  )
  .describe('The currency in which the store can pay in comes first, also with an empty balance')

export const getBalance = call('GET billing/context/amount', {
  access: 'seller',
  summary: 'The balance and the held amount of the store, per currency',
  input: Empty,
  output: z.object({
    items: Balances,
    canPay: z.boolean().describe('Whether payments are set up'),
  }),
  errors,
})

export const TransactionFilter = z.object({
  type: Kind.optional(),
  currency: Currency.optional(),
  from: z.iso.date().optional().describe('First day (UTC)'),
  to: z.iso.date().optional().describe('Last day (UTC), inclusive'),
  page: PageNumber,
  pageSize: PageSize(25),
})
export const Transaction = z.object({
  id: z.int(),
  type: Kind,
  createdAt: z.iso.datetime(),
  amount: Money.describe('By how much the balance changed; 0 where only the held amount did'),
  held: Money.describe('By how much the held amount changed'),
  balanceAfter: Money,
  invoiceId: z.int().nullable().describe('The number of the payment'),
  subject: z
    .object({
      type: z.enum(['product', 'store']),
      id: z.int(),
      name: z.string().nullable().describe('Null: it is gone'),
      slug: z.string().nullable().describe('Of its page in the shop'),
    })
    .nullable()
    .describe('What was promoted'),
  promotionId: z.int().nullable(),
  reason: z.string().nullable().describe('Of a correction, or of a decision about a held payment'),
})
const transactions = {
  access: 'seller',
  summary: 'The entries of the ledger of the store, the latest first',
  input: TransactionFilter,
  output: listOf(Transaction),
  errors,
} as const
export const listTransactions = call('GET billing/context/transactions', transactions)
/** The address as the specification spells it. */
export const listTransactionsAsSpecified = call('GET billing/context/tranactions', transactions)

export const getPaymentInfo = call('GET payments/robokassa/payment-info', {
  access: 'seller',
  limit: 'order',
  whileActing: 'refused',
  summary: 'Makes an invoice, and the signed form that pays it at Robokassa',
  input: z.object({
    amountMinor: z.coerce
      .number()
      .int()
      .min(minTopUpMinor)
      .max(maxTopUpMinor)
      .describe('In minor units of the currency'),
    currency: z.literal(topUpCurrency).default(topUpCurrency),
    returnTo: LocalPath(2_000).optional().describe('What the money is for: the page to go on with after paying'),
  }),
  output: z.object({
    invoiceId: z.int(),
    amount: Money,
    address: z.string().describe('Where a form with the fields is posted'),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  errors: [...errors, 'billing.notSetUp', 'request.storeClosed'],
})

export const paymentStates = ['Waiting', 'Paid', 'Held', 'Returned'] as const
export const getPayment = call('GET billing/context/payment', {
  access: 'seller',
  summary: 'What has become of a payment. Held: the amount was another than that of the invoice, so people look at it',
  input: z.object({ id: NumberParameter }),
  output: z.object({
    id: z.int(),
    state: z.enum(paymentStates),
    amount: Money,
    paid: Money.nullable(),
    balance: Money,
    createdAt: z.iso.datetime(),
    returnTo: z.string().nullable(),
  }),
  errors: [...errors, 'billing.paymentNotFound'],
})

const Text = (maxLength: number) => z.string().max(maxLength).default('')
export const receivePayment = call('POST payments/robokassa/response', {
  access: 'provider',
  limit: 'none',
  isForm: true,
  summary: 'The result of a payment, as Robokassa posts it to the ResultURL. The answer is `OK` and the number',
  input: z.looseObject({
    OutSum: Text(32),
    InvId: Text(32),
    SignatureValue: Text(200).describe(
      'Hash of `OutSum:InvId:Password2`, followed by the fields Shp_… in alphabetical order',
    ),
    IsTest: Text(1),
  }),
  output: z.string(),
  errors: ['billing.paymentRefused'],
})
