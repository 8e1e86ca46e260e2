import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { AdminFeature } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'

export async function findByLogin(db: Db, login: string) {
  const isEmail = login.includes('@')
  const phone = `+${login.replace(/\D/g, '')}`
  const { rows } = await sql<{ id: string; passwordHash: string | null }>`
    select id, password_hash as "passwordHash" from accounts
    where status = 'Active' and ${isEmail ? sql`lower(email) = lower(${login})` : sql`phone = ${phone}`}
  `.execute(db)
  return rows[0]
}

export async function hasFeature(db: Db, accountId: string, feature: AdminFeature) {
  const { rows } = await sql`
    select 1 from account_features f join accounts a on a.id = f.account_id and a.status = 'Active' where f.account_id = ${accountId}::uuid and f.feature = ${feature}
  `.execute(db)
  return rows.length > 0
}

type ContextRow = {
  id: string; name: string; email: string | null; phone: string | null; culture: Locale; location: { alias: string; name: string } | null
  stores: { id: number; alias: string; name: string; role: 'Owner' | 'Manager' | 'Operator' }[]; features: AdminFeature[]; unviewedOrders: number
}

/** What the pages show of the signed-in person. Undefined for an account that is gone or banned. */
export async function accountContext(db: Db, accountId: string, locale: Locale): Promise<ContextRow | undefined> {
  const { rows } = await sql<ContextRow>`
    select a.id, a.name, a.email, a.phone, a.locale as culture,
      (select json_build_object('alias', l.alias, 'name', t.name) from locations l join location_translations t on t.location_id = l.id and t.locale = ${locale} where l.id = a.location_id) as location,
      coalesce((select json_agg(json_build_object('id', s.id, 'alias', s.alias, 'name', t.name, 'role', m.role) order by s.id)
        from store_members m join stores s on s.id = m.store_id and s.status <> 'Closed' join store_translations t on t.store_id = s.id and t.locale = ${locale}
        where m.account_id = a.id), '[]') as stores,
      coalesce((select json_agg(f.feature order by f.feature) from account_features f where f.account_id = a.id), '[]') as features,
      (select count(*)::int from orders o join store_members m on m.store_id = o.store_id and m.account_id = a.id where o.viewed_at is null) as "unviewedOrders"
    from accounts a where a.id = ${accountId}::uuid and a.status = 'Active'
  `.execute(db)
  return rows[0]
}

export const setCulture = (db: Db, accountId: string, culture: Locale) => sql`update accounts set locale = ${culture} where id = ${accountId}::uuid`.execute(db)
