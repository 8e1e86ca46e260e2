import type { Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { sendEmails } from '#platform/outbox/send.ts'
import { storeOwners } from '../suppliers/store-owners.ts'

/** E-mails the owners of a store about a change of it by an administrator. */
export async function notifyOwners(
  tx: Tx,
  storeId: number,
  { status, reason = '', variant: fallback }: { status: string; reason?: string | undefined; variant: Variant },
) {
  await sendEmails(tx, await storeOwners(tx, storeId), {
    template: 'storeStatus',
    valuesFor: ({ store }) => ({ store, status, reason, path: '/profile' }),
    fallback,
  })
}
