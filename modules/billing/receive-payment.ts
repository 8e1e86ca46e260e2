import type { z } from 'zod'
import type { Context } from '#platform/http/dispatch.ts'
import type { receivePayment as receivePaymentCall } from './contract.ts'
import { billingErrors } from './errors.ts'
import { settleInvoice } from './payments.ts'
import { isSignedBy, providerOf, readInvoiceId, readSum, resultSignature } from './robokassa.ts'

type Reception = Pick<Context, 'db' | 'config' | 'log' | 'now'> & {
  input: z.output<(typeof receivePaymentCall)['input']>
}

/** Every answer but `OK` makes Robokassa repeat the result, so it comes after the commit. */
export async function receivePayment({ db, config, log, now, input }: Reception): Promise<string> {
  const provider = providerOf(config)
  const refuse = (reason: string) => {
    log.warn({ reason, invoice: input.InvId }, 'payment refused')
    return billingErrors.paymentRefused()
  }
  if (!provider) throw refuse('payments are not set up')
  if (!isSignedBy(resultSignature(provider, input), input)) throw refuse('wrong signature')
  if (input.IsTest === '1' && !provider.isTest) throw refuse('a test payment')
  const [invoiceId, sumMinor] = [readInvoiceId(input.InvId), readSum(input.OutSum)]
  if (invoiceId === undefined || sumMinor === undefined || sumMinor < 1) throw refuse('no number or sum')
  const { outcome, storeId } = await db.transaction().execute((tx) => settleInvoice(tx, { invoiceId, sumMinor, now }))
  if (outcome === 'Unknown') throw refuse('no such invoice')
  if (outcome === 'Held')
    log.error(
      { invoice: invoiceId, store: storeId, sum: input.OutSum },
      'payment held: another sum than that of the invoice',
    )
  return `OK${input.InvId}`
}
