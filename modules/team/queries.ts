import { sql } from 'kysely'
import { type Locale, storeRoles } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { StoreRole } from '../accounts/rules.ts'

type MemberRow = {
  accountId: string
  name: string
  email: string | null
  phone: string | null
  role: StoreRole
  since: Date
}

const maxListed = 500
const roleRank = (role: string) => sql`array_position(${[...storeRoles]}::text[], ${sql.ref(role)})`

export async function findMembers(db: Db, storeId: number) {
  const { rows } = await sql<MemberRow>`
    select m.account_id as "accountId", a.name, a.email, a.phone, m.role, m.created_at as since
    from store_members m join accounts a on a.id = m.account_id and a.status <> 'Deleted'
    where m.store_id = ${storeId} order by ${roleRank('m.role')}, m.created_at, m.account_id limit ${maxListed}
  `.execute(db)
  return rows
}

/** Serializes changes of a store's members. Returns the current role of the account. */
export async function lockMembers(tx: Tx, storeId: number, accountId: string) {
  await sql`select from stores where id = ${storeId} for no key update`.execute(tx)
  return findRole(tx, storeId, accountId)
}

/** Undefined if the account is not a member of the store. */
export async function findRole(tx: Tx, storeId: number, accountId: string) {
  const { rows } = await sql<{ role: StoreRole }>`
    select role from store_members where store_id = ${storeId} and account_id = ${accountId}::uuid
  `.execute(tx)
  return rows[0]?.role
}

export async function hasAnotherOwner(db: Db, storeId: number, accountId: string) {
  const { rows } = await sql`
    select from store_members m join accounts a on a.id = m.account_id and a.status = 'Active' and a.deletion_requested_at is null
    where m.store_id = ${storeId} and m.role = 'Owner' and m.account_id <> ${accountId}::uuid limit 1
  `.execute(db)
  return rows.length > 0
}

export const setRole = (tx: Tx, storeId: number, accountId: string, role: StoreRole) =>
  sql`update store_members set role = ${role} where store_id = ${storeId} and account_id = ${accountId}::uuid`.execute(
    tx,
  )

/** Adds a member, or raises the role of an existing one. */
export const addMember = (tx: Tx, storeId: number, accountId: string, role: StoreRole, now: Date) =>
  sql`
    insert into store_members as m (store_id, account_id, role, created_at) values (${storeId}, ${accountId}::uuid, ${role}, ${now})
    on conflict (store_id, account_id) do update set role = excluded.role where ${roleRank('excluded.role')} < ${roleRank('m.role')}
  `.execute(tx)

export const deleteMember = (tx: Tx, storeId: number, accountId: string) =>
  sql`delete from store_members where store_id = ${storeId} and account_id = ${accountId}::uuid`.execute(tx)

/** Language and membership of the account that has confirmed this address; undefined if there is none. */
export async function findAddressHolder(tx: Tx, storeId: number, target: string) {
  const { rows } = await sql<{ locale: Locale; isMember: boolean }>`
    select a.locale, exists (select from store_members m where m.store_id = ${storeId} and m.account_id = a.id) as "isMember" from accounts a
    where a.status = 'Active' and (
      lower(a.email) = ${target} and a.email_confirmed_at is not null or a.phone = ${target} and a.phone_confirmed_at is not null
    )
  `.execute(tx)
  return rows[0]
}
