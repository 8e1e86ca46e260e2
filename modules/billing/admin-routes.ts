import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Currency } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { sendEmails } from '#platform/outbox/send.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import type { Money } from '#platform/values/money.ts'
import { storeOwners } from '../suppliers/store-owners.ts'
import * as admin from './admin-contract.ts'
import { findAllTransactions, findHeldPayments } from './admin-queries.ts'
import { billingErrors } from './errors.ts'
import { correct } from './ledger.ts'
import { decideHeld } from './payments.ts'
import { findBalances } from './transactions.ts'

export const adminBillingHandlers: Handler[] = [
  on(admin.listAllTransactions, ({ db, input, caller }) => findAllTransactions(db, input, caller.locale)),
  on(admin.listHeldPayments, async ({ db, caller }) => ({ items: await findHeldPayments(db, caller.locale) })),
  on(admin.decideHeldPayment, async ({ db, input, caller, now }) => {
    const { invoiceId, decision, reason } = input
    await db.transaction().execute(async (tx) => {
      const storeId = await decideHeld(tx, { ...input, now })
      const action = decision === 'Release' ? 'payment.released' : 'payment.returned'
      await record(tx, caller, { action, entity: 'payment', entityId: invoiceId, details: { storeId, reason } })
    })
    return { ok: true } as const
  }),
  on(admin.correctBalance, ({ db, input, caller, idempotencyKey: key, now }) =>
    db.transaction().execute((tx) =>
      withIdempotencyKey(tx, { actor: caller.account!.id, call: admin.correctBalance.id, key, input }, async () => {
        const { storeId, amountMinor, currency, reason } = input
        if (!(await isStore(tx, storeId))) throw billingErrors.storeNotFound()
        if (amountMinor + (await balanceIn(tx, storeId, currency)).minor < 0) throw billingErrors.correctionTooHigh()
        await correct(tx, storeId, { amount: amountMinor, currency, reason, now })
        const balance = await balanceIn(tx, storeId, currency)
        const details = {
          before: { balanceMinor: balance.minor - amountMinor },
          after: { balanceMinor: balance.minor, reason },
        }
        await record(tx, caller, { action: 'store.balanceCorrected', entity: 'store', entityId: storeId, details })
        await notifyOfCorrection(tx, { storeId, amountMinor, balance, reason }, caller.variant)
        return { balance }
      }),
    ),
  ),
]

type Correction = { storeId: number; amountMinor: number; balance: Money; reason: string }

/** E-mails the owners of a store that its balance has been corrected, and why. */
async function notifyOfCorrection(
  tx: Tx,
  { storeId, amountMinor, balance, reason }: Correction,
  fallback: Caller['variant'],
) {
  const amount = { minor: Math.abs(amountMinor), currency: balance.currency }
  await sendEmails(tx, await storeOwners(tx, storeId), {
    template: 'balanceCorrected',
    valuesFor: ({ store, locale }) => ({
      store,
      direction: amountMinor > 0 ? 'Added' : 'Taken',
      amount: formatMoney(amount, locale),
      balance: formatMoney(balance, locale),
      quote: reason,
      path: '/profile/balance',
    }),
    fallback,
  })
}

const balanceIn = async (tx: Tx, storeId: number, currency: Currency) =>
  (await findBalances(tx, storeId)).find(({ balance }) => balance.currency === currency)!.balance

const isStore = async (tx: Tx, id: number) =>
  (await sql`select from stores where id = ${id}`.execute(tx)).rows.length > 0
