import { sql } from 'kysely'
import { deletionGraceDays, type Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'

/** Confirmed addresses of the account, in stored form. */
export const confirmedAddresses = sql`array_remove(array[
  case when email_confirmed_at is not null then lower(email) end, case when phone_confirmed_at is not null then phone end
], null)`

export async function findAddresses(db: Db, accountId: string) {
  const { rows } = await sql<{
    addresses: string[]
  }>`select ${confirmedAddresses} as addresses from accounts where id = ${accountId}::uuid`.execute(db)
  return rows[0]?.addresses ?? []
}

export async function findPasswordHash(db: Db, accountId: string) {
  const { rows } = await sql<{
    hash: string | null
  }>`select password_hash as hash from accounts where id = ${accountId}::uuid`.execute(db)
  return rows[0]?.hash ?? null
}

/** Serializes changes of owners, so that two owners cannot leave concurrently. */
export const lockOwnedStores = (tx: Tx, accountId: string) =>
  sql`
    select s.id from stores s where s.id in (select store_id from store_members where account_id = ${accountId}::uuid and role = 'Owner')
    order by s.id for no key update of s
  `.execute(tx)

export type DeletionState = {
  email: string | null
  phone: string | null
  locale: Locale
  deletionAt: Date | null
  isOnlyOwner: boolean
}

/** Undefined for a deleted or banned account. */
export async function lockDeletionState(tx: Tx, accountId: string): Promise<DeletionState | undefined> {
  const { rows } = await sql<DeletionState>`
    select a.email, a.phone, a.locale, ${deletionAt} as "deletionAt", ${isOnlyOwner} as "isOnlyOwner"
    from accounts a where a.id = ${accountId}::uuid and a.status = 'Active' for no key update of a
  `.execute(tx)
  return rows[0]
}

const deletionAt = sql`a.deletion_requested_at + ${deletionGraceDays} * interval '24 hours'`

/** SQL condition: account `a` owns an open store that has no other active owner, or a purchasing team with other members. */
export const isOnlyOwner = sql<boolean>`(exists (
  select from purchasing_members m join purchasing_members o on o.team_id = m.team_id and o.account_id <> m.account_id
  where m.account_id = a.id and m.role = 'Owner'
) or exists (
  select from store_members m join stores s on s.id = m.store_id and s.status <> 'Closed'
  where m.account_id = a.id and m.role = 'Owner' and not exists (
    select from store_members o join accounts other on other.id = o.account_id and other.status = 'Active' and other.deletion_requested_at is null
    where o.store_id = m.store_id and o.role = 'Owner' and o.account_id <> m.account_id
  )
))`
