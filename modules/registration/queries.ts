import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Address } from '../accounts/addresses.ts'
import { registrationErrors } from './errors.ts'

export type AccountRow = {
  id: string
  email: string | null
  phone: string | null
  name: string
  locale: Locale
  isActive: boolean
}

const hasAddress = ({ channel, target }: Address) =>
  channel === 'Email' ? sql`lower(email) = ${target}` : sql`phone = ${target}`

/** Includes banned accounts: their address is taken. */
export async function findByAddress(db: Db, address: Address) {
  const { rows } = await sql<AccountRow>`
    select id, email, phone, name, locale, status = 'Active' as "isActive" from accounts where ${hasAddress(address)}
  `.execute(db)
  return rows[0]
}

export async function findById(db: Db, id: string) {
  const { rows } = await sql<AccountRow>`
    select id, email, phone, name, locale, true as "isActive" from accounts where id = ${id}::uuid and status = 'Active'
  `.execute(db)
  return rows[0]
}

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

/** Confirms the address that a code or link has proved. Undefined if the account is gone or no longer has it. */
export async function confirmAddress(tx: Tx, accountId: string, address: Address, now: Date) {
  const column = address.channel === 'Email' ? sql`email_confirmed_at` : sql`phone_confirmed_at`
  const { rows } = await sql<ContactAddresses>`
    update accounts set ${column} = coalesce(${column}, ${now})
    where id = ${accountId}::uuid and status = 'Active' and ${hasAddress(address)} returning email, phone
  `.execute(tx)
  return rows[0]
}

type ContactAddresses = { email: string | null; phone: string | null }

/** Ends other restore codes, and sign-ins by the old password that wait for a second factor. */
export async function endPendingRestores(tx: Tx, accountId: string, { email, phone }: ContactAddresses, now: Date) {
  await sql`
    update confirmation_codes set used_at = ${now}
    where purpose = 'Restore' and target in (${email?.toLowerCase() ?? ''}, ${phone ?? ''}) and used_at is null
  `.execute(tx)
  await sql`delete from sign_in_challenges where account_id = ${accountId}::uuid`.execute(tx)
}

/** Sets a confirmed address and returns the previous addresses; undefined if the account is gone. */
export async function setAddress(tx: Tx, accountId: string, { channel, target }: Address, now: Date) {
  const [addressColumn, confirmedAtColumn] =
    channel === 'Email' ? [sql`email`, sql`email_confirmed_at`] : [sql`phone`, sql`phone_confirmed_at`]
  const { rows } = await sql<ContactAddresses & { locale: Locale }>`
    update accounts set ${addressColumn} = ${target}, ${confirmedAtColumn} = ${now}
    from (select email, phone, locale from accounts where id = ${accountId}::uuid for update) before
    where id = ${accountId}::uuid and status = 'Active' returning before.email, before.phone, before.locale
  `
    .execute(tx)
    .catch(throwTaken)
  return rows[0]
}

export async function findEmail(db: Db, accountId: string) {
  const { rows } = await sql<{ email: string | null; isConfirmed: boolean }>`
    select email, email_confirmed_at is not null as "isConfirmed" from accounts where id = ${accountId}::uuid
  `.execute(db)
  return rows[0]!
}

export async function deleteOldCodesAndLinks(db: Db, before: Date) {
  await sql`delete from confirmation_codes where created_at < ${before}`.execute(db)
  await sql`delete from secret_links where expires_at < ${before}`.execute(db)
}

const uniqueViolation = '23505'

function throwTaken(error: unknown): never {
  throw (error as { code?: string }).code === uniqueViolation ? registrationErrors.taken() : error
}
