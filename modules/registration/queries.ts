import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Address } from '../accounts/addresses.ts'
import { type ContactAddresses, hasAddress } from '../accounts/save-account.ts'
import { deleteChallengesOf } from '../accounts/sign-in/challenges.ts'

export type AccountRow = {
  id: string
  email: string | null
  phone: string | null
  name: string
  locale: Locale
  isActive: boolean
}

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

/** Ends other restore codes, and sign-ins by the old password that wait for a second factor. */
export async function endPendingRestores(tx: Tx, accountId: string, { email, phone }: ContactAddresses, now: Date) {
  await sql`
    update confirmation_codes set used_at = ${now}
    where purpose = 'Restore' and target in (${email?.toLowerCase() ?? ''}, ${phone ?? ''}) and used_at is null
  `.execute(tx)
  await deleteChallengesOf(tx, accountId)
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
