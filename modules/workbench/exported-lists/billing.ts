// Ledgers of stores.
import { listAllTransactions } from '#modules/billing/admin-contract.ts'
import { listTransactions } from '#modules/billing/contract.ts'
import { column, type ExportedList, money, time } from '../exported-columns.ts'

const transactionColumns = [
  time('createdAt', 'balance:column.date'),
  column('type', 'balance:column.type', 'balance:type'),
  column('subject.name', 'balance:column.subject'),
  column('invoiceId', 'balance:column.payment'),
  column('reason', 'balance:column.reason'),
  money('amount', 'balance:column.amount'),
  money('held', 'balance:column.held'),
  money('balanceAfter', 'balance:column.after'),
  column('amount.currency', 'balance:column.currency'),
]

export const billingLists: readonly ExportedList[] = [
  { call: listTransactions, title: 'balance:transactions', columns: transactionColumns },
  {
    call: listAllTransactions,
    title: 'admin:area.billing',
    columns: [
      column('store.id', 'telephony:filter.store'),
      column('store.name', 'telephony:column.store'),
      ...transactionColumns,
    ],
  },
]
