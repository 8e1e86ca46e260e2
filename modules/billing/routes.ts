import type { z } from 'zod'
import { translate } from '#platform/i18n/messages.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { managedStore } from '../accounts/managed-store.ts'
import * as contract from './contract.ts'
import { billingErrors } from './errors.ts'
import { findPayment, insertInvoice } from './payments.ts'
import { receivePayment } from './receive-payment.ts'
import { paymentFields, providerOf } from './robokassa.ts'
import { findBalances, findTransactions } from './transactions.ts'

const { storeIdOf } = managedStore(billingErrors.notAllowed, 'balance')

type Reading = Pick<Context, 'db' | 'member' | 'caller'> & { input: z.output<typeof contract.TransactionFilter> }
const listTransactions = (context: Reading) =>
  findTransactions(context.db, storeIdOf(context), context.input, context.caller.locale)

export const billingHandlers: Handler[] = [
  on(contract.getBalance, async (context) => ({
    items: await findBalances(context.db, storeIdOf(context)),
    canPay: providerOf(context.config) !== undefined,
  })),
  on(contract.listTransactions, listTransactions),
  on(contract.listTransactionsAsSpecified, listTransactions),
  on(contract.getPaymentInfo, async (context) => {
    const { db, config, caller, member, input } = context
    const storeId = storeIdOf(context)
    if (member!.isReadOnly) throw requestErrors.storeClosed()
    const provider = providerOf(config)
    if (!provider) throw billingErrors.notSetUp()
    const { amountMinor, currency } = input
    // The form is answered after the commit, so no result can come for an invoice that is not there.
    const id = await db.transaction().execute((tx) => insertInvoice(tx, storeId, context, input))
    const fields = paymentFields(provider, {
      id,
      amountMinor,
      description: translate(caller.locale, 'balance', 'payment.description', { number: String(id) }),
      locale: caller.locale,
    })
    return {
      invoiceId: id,
      amount: { minor: amountMinor, currency },
      address: provider.address,
      fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    }
  }),
  on(contract.getPayment, (context) => findPayment(context.db, storeIdOf(context), context.input.id)),
  on(contract.receivePayment, receivePayment),
]
