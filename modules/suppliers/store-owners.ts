import { sql } from 'kysely'
import type { Locale, Variant } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'

/** `variant`: the site that the owner uses, if known. */
export type StoreOwner = { email: string; locale: Locale; variant: Variant | null; store: string }

/** The owners of a store who can be told by e-mail, with its name in their language. */
export async function storeOwners(db: Db, storeId: number): Promise<StoreOwner[]> {
  const { rows } = await sql<StoreOwner>`
    select a.email, a.locale, a.variant, (
      select t.name from store_translations t where t.store_id = m.store_id
      order by t.locale = a.locale desc, t.locale = 'en' desc, t.locale limit 1
    ) as store
    from store_members m join accounts a on a.id = m.account_id and a.status = 'Active'
    where m.store_id = ${storeId} and m.role = 'Owner' and a.email_confirmed_at is not null and a.email is not null
  `.execute(db)
  return rows
}
