import { sql } from 'kysely'
import type { AdminFeature } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'

/** Serializes changes of admin features, so that two administrators cannot remove each other. Take it before any other lock. */
export const lockAdministrators = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(tx)

/** Whether another active account can appoint administrators and has not requested its deletion. */
export async function hasOtherAdministrator(db: Db, accountId: string | null) {
  const { rows } = await sql`
    select from account_features f join accounts a on a.id = f.account_id
    where f.feature = 'accounts' and a.status = 'Active' and a.deletion_requested_at is null and a.id is distinct from ${accountId}::uuid limit 1
  `.execute(db)
  return rows.length > 0
}

export async function findFeatures(db: Db, accountId: string) {
  const { rows } = await sql<{ feature: AdminFeature }>`
    select feature from account_features where account_id = ${accountId}::uuid order by feature
  `.execute(db)
  return rows.map(({ feature }) => feature)
}

/** The features of these accounts, without inactive accounts. */
export async function lockFeatures(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, AdminFeature[]>> {
  await sql`select from accounts where id = any(${ids as string[]}::uuid[]) order by id for no key update`.execute(tx)
  const { rows } = await sql<{ id: string; features: AdminFeature[] }>`
    select a.id, array(select f.feature from account_features f where f.account_id = a.id order by f.feature) as features
    from accounts a where a.id = any(${ids as string[]}::uuid[]) and a.status = 'Active'
  `.execute(tx)
  return new Map(rows.map(({ id, features }) => [id, features]))
}

/** Sets exactly these features for each account. */
export async function replaceFeatures(tx: Tx, ids: readonly string[], features: readonly AdminFeature[]) {
  const [accounts, kept] = [ids as string[], features as AdminFeature[]]
  await sql`delete from account_features where account_id = any(${accounts}::uuid[]) and feature <> all(${kept}::text[])`.execute(
    tx,
  )
  await sql`
    insert into account_features (account_id, feature) select id, feature from unnest(${accounts}::uuid[]) id, unnest(${kept}::text[]) feature
    on conflict do nothing
  `.execute(tx)
}
