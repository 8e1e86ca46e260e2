import type { Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { storeOwners } from '../suppliers/store-owners.ts'

/** Tells the owners of a store, by e-mail, what an administrator has made of it. */
export async function notifyOwners(
  tx: Tx,
  storeId: number,
  { status, reason = '', variant: fallback }: { status: string; reason?: string | undefined; variant: Variant },
) {
  for (const { email, locale, variant, store } of await storeOwners(tx, storeId))
    await sendEmail(tx, {
      to: email,
      template: 'storeStatus',
      locale,
      variant: variant ?? fallback,
      values: { store, status, reason, path: '/profile' },
    })
}
