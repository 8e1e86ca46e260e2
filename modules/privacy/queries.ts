import { sql } from 'kysely'
import { deletionGraceDays, type Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'

/** The addresses that the account has proved to be its own, as messages and invitations write them. */
export const provedAddresses = sql`array_remove(array[
  case when email_confirmed_at is not null then lower(email) end, case when phone_confirmed_at is not null then phone end
], null)`

export async function findAddresses(db: Db, accountId: string) {
  const { rows } = await sql<{
    addresses: string[]
  }>`select ${provedAddresses} as addresses from accounts where id = ${accountId}::uuid`.execute(db)
  return rows[0]?.addresses ?? []
}

export async function findPasswordHash(db: Db, accountId: string) {
  const { rows } = await sql<{
    hash: string | null
  }>`select password_hash as hash from accounts where id = ${accountId}::uuid`.execute(db)
  return rows[0]?.hash ?? null
}

/** Whoever changes who owns these stores waits: of two owners who leave at once one stays. */
export const lockOwnedStores = (tx: Tx, accountId: string) =>
  sql`
    select s.id from stores s where s.id in (select store_id from store_members where account_id = ${accountId}::uuid and role = 'Owner')
    order by s.id for no key update of s
  `.execute(tx)

export type Leaving = {
  email: string | null
  phone: string | null
  locale: Locale
  deletionAt: Date | null
  isOnlyOwner: boolean
}

/** Undefined for an account that is gone or banned. */
export async function lockLeaving(tx: Tx, accountId: string): Promise<Leaving | undefined> {
  const { rows } = await sql<Leaving>`
    select a.email, a.phone, a.locale, ${deletionAt} as "deletionAt", ${isOnlyOwner} as "isOnlyOwner"
    from accounts a where a.id = ${accountId}::uuid and a.status = 'Active' for no key update of a
  `.execute(tx)
  return rows[0]
}

/** Answers when the account will be deleted. */
export async function setDeletion(tx: Tx, accountId: string, now: Date): Promise<Date> {
  const { rows } = await sql<{ deletionAt: Date }>`
    update accounts a set deletion_requested_at = ${now} where a.id = ${accountId}::uuid returning ${deletionAt} as "deletionAt"
  `.execute(tx)
  return rows[0]!.deletionAt
}

/** Whether there was a deletion to cancel. */
export async function clearDeletion(tx: Tx, accountId: string) {
  const { rows } = await sql`
    update accounts set deletion_requested_at = null
    where id = ${accountId}::uuid and status = 'Active' and deletion_requested_at is not null returning id
  `.execute(tx)
  return rows.length > 0
}

const deletionAt = sql`a.deletion_requested_at + ${deletionGraceDays} * interval '24 hours'`

/** Account `a` owns a store that is not closed, and nobody who stays owns it too. */
export const isOnlyOwner = sql<boolean>`exists (
  select from store_members m join stores s on s.id = m.store_id and s.status <> 'Closed'
  where m.account_id = a.id and m.role = 'Owner' and not exists (
    select from store_members o join accounts other on other.id = o.account_id and other.status = 'Active' and other.deletion_requested_at is null
    where o.store_id = m.store_id and o.role = 'Owner' and o.account_id <> m.account_id
  )
)`
