import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Address } from '../accounts/addresses.ts'
import { registrationErrors } from './errors.ts'

export type Found = {
  id: string
  email: string | null
  phone: string | null
  name: string
  locale: Locale
  isActive: boolean
}

const isAt = ({ channel, target }: Address) =>
  channel === 'Email' ? sql`lower(email) = ${target}` : sql`phone = ${target}`

/** Banned accounts too: their address is taken. */
export async function findByAddress(db: Db, address: Address) {
  const { rows } = await sql<Found>`
    select id, email, phone, name, locale, status = 'Active' as "isActive" from accounts where ${isAt(address)}
  `.execute(db)
  return rows[0]
}

export async function findById(db: Db, id: string) {
  const { rows } = await sql<Found>`
    select id, email, phone, name, locale, true as "isActive" from accounts where id = ${id}::uuid and status = 'Active'
  `.execute(db)
  return rows[0]
}

type NewAccount = { name: string; passwordHash: string; locale: Locale; now: Date }

/** Undefined when the address is taken. */
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

/** Undefined when the account has gone or no longer has the address that has just proved whose it is. */
export async function confirmAddress(tx: Tx, accountId: string, address: Address, now: Date) {
  const column = address.channel === 'Email' ? sql`email_confirmed_at` : sql`phone_confirmed_at`
  const { rows } = await sql<Holder>`
    update accounts set ${column} = coalesce(${column}, ${now})
    where id = ${accountId}::uuid and status = 'Active' and ${isAt(address)} returning email, phone
  `.execute(tx)
  return rows[0]
}

type Holder = { email: string | null; phone: string | null }

/** What else could still open the account: other codes, and sign-ins by the forgotten password that wait for a second factor. */
export async function endWhatRestores(tx: Tx, accountId: string, { email, phone }: Holder, now: Date) {
  await sql`
    update confirmation_codes set used_at = ${now}
    where purpose = 'Restore' and target in (${email?.toLowerCase() ?? ''}, ${phone ?? ''}) and used_at is null
  `.execute(tx)
  await sql`delete from sign_in_challenges where account_id = ${accountId}::uuid`.execute(tx)
}

/** Gives the account a confirmed address and answers what it had before; undefined when the account has gone. */
export async function setAddress(tx: Tx, accountId: string, { channel, target }: Address, now: Date) {
  const [own, confirmedAt] =
    channel === 'Email' ? [sql`email`, sql`email_confirmed_at`] : [sql`phone`, sql`phone_confirmed_at`]
  const { rows } = await sql<Holder & { locale: Locale }>`
    update accounts set ${own} = ${target}, ${confirmedAt} = ${now}
    from (select email, phone, locale from accounts where id = ${accountId}::uuid for update) before
    where id = ${accountId}::uuid and status = 'Active' returning before.email, before.phone, before.locale
  `
    .execute(tx)
    .catch(unlessTaken)
  return rows[0]
}

export async function emailOf(db: Db, accountId: string) {
  const { rows } = await sql<{ email: string | null; isConfirmed: boolean }>`
    select email, email_confirmed_at is not null as "isConfirmed" from accounts where id = ${accountId}::uuid
  `.execute(db)
  return rows[0]!
}

export async function deleteOld(db: Db, before: Date) {
  await sql`delete from confirmation_codes where created_at < ${before}`.execute(db)
  await sql`delete from secret_links where expires_at < ${before}`.execute(db)
}

const uniqueViolation = '23505'

function unlessTaken(error: unknown): never {
  throw (error as { code?: string }).code === uniqueViolation ? registrationErrors.taken() : error
}
