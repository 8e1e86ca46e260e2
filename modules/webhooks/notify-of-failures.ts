import type { Tx } from '#platform/db/database.ts'
import { sendEmails } from '#platform/outbox/send.ts'
import { storeManagers } from '../suppliers/store-owners.ts'

export type FailingWebhook = { id: string; storeId: number; address: string; failingSince: Date }

/** Tells those who manage the store that a webhook does not accept its messages. */
export async function notifyOfFailures(tx: Tx, { id, storeId, address, failingSince }: FailingWebhook) {
  await sendEmails(tx, await storeManagers(tx, storeId), {
    template: 'webhookFailing',
    valuesFor: ({ store }) => ({
      store,
      address,
      date: failingSince.toISOString(),
      path: `/profile/integrations/webhooks/${id}`,
    }),
    fallback: 'b2b',
  })
}
