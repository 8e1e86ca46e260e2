import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { type Recipient, sendEmails } from '#platform/outbox/send.ts'
import { rolesWith } from '../accounts/rules.ts'
import { canBeMailed, storeNameFor } from '../suppliers/store-owners.ts'

type Person = Recipient & { store: string; address: string; date: string }

const maxPeople = 50

/** Tells those who manage the store that a webhook does not accept its messages. */
export async function notifyOfFailures(tx: Tx, id: string) {
  const { rows } = await sql<Person>`
    select a.email, a.locale, a.variant, ${storeNameFor(sql`w.store_id`)} as store, w.address, to_json(w.failing_since) as date
    from webhooks w join store_members m on m.store_id = w.store_id and m.role = any(${rolesWith('store')}::text[])
      join accounts a on a.id = m.account_id
    where w.id = ${id}::uuid and ${canBeMailed} order by a.id limit ${maxPeople}
  `.execute(tx)
  await sendEmails(tx, rows, {
    template: 'webhookFailing',
    valuesFor: ({ store, address, date }) => ({
      store,
      address,
      date: new Date(date).toISOString(),
      path: `/profile/integrations/webhooks/${id}`,
    }),
    fallback: 'b2b',
  })
}
