// Writes of registration, confirmation and deletion to an account.
import { sql } from 'kysely'
import { deletionGraceDays, type Locale, type Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Address } from './addresses.ts'

export const hasAddress = ({ channel, target }: Address) =>
  channel === 'Email' ? sql`lower(email) = ${target}` : sql`phone = ${target}`

type NewAccount = { name: string; passwordHash: string; locale: Locale; now: Date }

/** Undefined if the address is taken. */
export async function createAccount(
  tx: Tx,
  { channel, target }: Address,
  { name, passwordHash, locale, now }: NewAccount,
) {
  const [email, phone] = channel === 'Email' ? [target, null] : [null, target]
  const { rows } = await sql<{ id: string }>`
    insert into accounts (email, phone, name, password_hash, locale, email_confirmed_at, phone_confirmed_at, created_at)
    values (${email}, ${phone}, ${name}, ${passwordHash}, ${locale}, ${email && now}, ${phone && now}, ${now})
    on conflict do nothing returning id
  `.execute(tx)
  return rows[0]?.id
}

export type ContactAddresses = { email: string | null; phone: string | null }

/** Confirms the address that a code or link has proved. Undefined if the account is gone or no longer has it. */
export async function confirmAddress(tx: Tx, accountId: string, address: Address, now: Date) {
  const column = address.channel === 'Email' ? sql`email_confirmed_at` : sql`phone_confirmed_at`
  const { rows } = await sql<ContactAddresses>`
    update accounts set ${column} = coalesce(${column}, ${now})
    where id = ${accountId}::uuid and status = 'Active' and ${hasAddress(address)} returning email, phone
  `.execute(tx)
  return rows[0]
}

/** Sets a confirmed address and returns the previous addresses; undefined if the account is gone. */
export async function setAddress(tx: Tx, accountId: string, { channel, target }: Address, now: Date) {
  const [addressColumn, confirmedAtColumn] =
    channel === 'Email' ? [sql`email`, sql`email_confirmed_at`] : [sql`phone`, sql`phone_confirmed_at`]
  const { rows } = await sql<ContactAddresses & { locale: Locale }>`
    update accounts set ${addressColumn} = ${target}, ${confirmedAtColumn} = ${now}
    from (select email, phone, locale from accounts where id = ${accountId}::uuid for update) before
    where id = ${accountId}::uuid and status = 'Active' returning before.email, before.phone, before.locale
  `.execute(tx)
  return rows[0]
}

/** Remembers the site, so that later messages have its brand. */
export const keepVariant = (tx: Tx, accountId: string, variant: Variant) =>
  sql`
    update accounts set variant = ${variant} where id = ${accountId}::uuid and variant is distinct from ${variant}
  `.execute(tx)

/** Returns when the account will be deleted. */
export async function requestAccountDeletion(tx: Tx, accountId: string, now: Date): Promise<Date> {
  const { rows } = await sql<{ deletionAt: Date }>`
    update accounts set deletion_requested_at = ${now} where id = ${accountId}::uuid
    returning deletion_requested_at + ${deletionGraceDays} * interval '24 hours' as "deletionAt"
  `.execute(tx)
  return rows[0]!.deletionAt
}

/** False if no deletion was requested. */
export async function cancelAccountDeletion(tx: Tx, accountId: string) {
  const { rows } = await sql`
    update accounts set deletion_requested_at = null
    where id = ${accountId}::uuid and status = 'Active' and deletion_requested_at is not null returning id
  `.execute(tx)
  return rows.length > 0
}

/** Removes everything personal from the rows, which stay for orders and the audit log. */
export const anonymiseAccounts = (tx: Tx, ids: readonly string[]) =>
  sql`
    update accounts set status = 'Deleted', email = null, phone = null, password_hash = null, name = '', location_id = null, locale = default,
      email_confirmed_at = null, phone_confirmed_at = null, password_changed_at = null, viewed_products = default
    where id = any(${ids as string[]}::uuid[])
  `.execute(tx)

export const finishAccountDeletion = (tx: Tx, ids: readonly string[]) =>
  sql`update accounts set deletion_requested_at = null where id = any(${ids as string[]}::uuid[])`.execute(tx)
