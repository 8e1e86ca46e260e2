import { sql } from 'kysely'
import type { Locale, Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { sendEmail } from '#platform/outbox/send.ts'

type Owner = { email: string; locale: Locale; store: string }

/** Tells the owners of a store, by e-mail, what an administrator has made of it. */
export async function notifyOwners(
  tx: Tx,
  storeId: number,
  { status, reason = '', variant }: { status: string; reason?: string | undefined; variant: Variant },
) {
  const { rows } = await sql<Owner>`
    select a.email, a.locale, (
      select t.name from store_translations t where t.store_id = m.store_id
      order by t.locale = a.locale desc, t.locale = 'en' desc, t.locale limit 1
    ) as store
    from store_members m join accounts a on a.id = m.account_id and a.status = 'Active'
    where m.store_id = ${storeId} and m.role = 'Owner' and a.email_confirmed_at is not null and a.email is not null
  `.execute(tx)
  for (const { email, locale, store } of rows)
    await sendEmail(tx, {
      to: email,
      template: 'storeStatus',
      locale,
      variant,
      values: { store, status, reason, path: '/profile' },
    })
}
