import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'

const maxGuessesPerHour = 10

export type Holder = { id: string; email: string | null; phone: string | null; name: string; locale: Locale }
const holderColumns = sql`id, email, phone, name, locale from accounts`

export async function findHolder(db: Db, accountId: string) {
  return (await sql<Holder>`select ${holderColumns} where id = ${accountId}::uuid and status = 'Active'`.execute(db))
    .rows[0]
}

/** Serializes changes of an account's factors, so that the first and the last factor are recognised. */
export async function lockHolder(tx: Tx, accountId: string) {
  return (
    await sql<Holder>`select ${holderColumns} where id = ${accountId}::uuid and status = 'Active' for no key update`.execute(
      tx,
    )
  ).rows[0]
}

type Factors = { totpSince: Date | null; passkeys: number; recoveryCodesLeft: number; isAdministrator: boolean }

export async function findFactors(db: Db, accountId: string) {
  const { rows } = await sql<Factors>`
    select (select confirmed_at from account_totp t where t.account_id = a.id) as "totpSince",
      (select count(*)::int from account_passkeys p where p.account_id = a.id) as passkeys,
      (select count(*)::int from account_recovery_codes c where c.account_id = a.id and c.used_at is null) as "recoveryCodesLeft",
      exists (select from account_features f where f.account_id = a.id) as "isAdministrator"
    from accounts a where a.id = ${accountId}::uuid
  `.execute(db)
  return rows[0]!
}

export type ProofMethods = { passwordHash: string | null; hasTotp: boolean; hasPasskey: boolean; provedAt: Date | null }

/** The proofs available to the account; `provedAt`: start of this session, if it was opened with a second factor or passkey. */
export async function findProofMethods(db: Db, account: { id: string; sessionId: string }) {
  const { rows } = await sql<ProofMethods>`
    select a.password_hash as "passwordHash", exists (select from account_totp t where t.account_id = a.id and t.confirmed_at is not null) as "hasTotp",
      exists (select from account_passkeys k where k.account_id = a.id) as "hasPasskey",
      (select s.created_at from account_sessions s where s.id = ${account.sessionId}::uuid and s.has_second_factor) as "provedAt"
    from accounts a where a.id = ${account.id}::uuid
  `.execute(db)
  return rows[0]!
}

/** False if an authenticator is already active. */
export async function upsertTotp(db: Db, accountId: string, secret: string, now: Date) {
  const { rows } = await sql`
    insert into account_totp (account_id, secret, created_at) values (${accountId}::uuid, ${secret}, ${now})
    on conflict (account_id) do update set secret = excluded.secret, created_at = excluded.created_at where account_totp.confirmed_at is null returning 1
  `.execute(db)
  return rows.length > 0
}

export async function findPendingTotp(db: Db, accountId: string, since: Date) {
  const { rows } = await sql<{ secret: string }>`
    select secret from account_totp where account_id = ${accountId}::uuid and confirmed_at is null and created_at > ${since}
  `.execute(db)
  return rows[0]?.secret
}

/** False if another secret has replaced this one. */
export async function confirmTotp(
  tx: Tx,
  accountId: string,
  confirmation: { secret: string; step: number; now: Date },
) {
  const { rows } = await sql`
    update account_totp set confirmed_at = ${confirmation.now}, last_step = ${confirmation.step}, misses = 0
    where account_id = ${accountId}::uuid and secret = ${confirmation.secret} and confirmed_at is null returning 1
  `.execute(tx)
  return rows.length > 0
}

export async function findTotpSecret(db: Db, accountId: string) {
  const { rows } = await sql<{
    secret: string
  }>`select secret from account_totp where account_id = ${accountId}::uuid and confirmed_at is not null`.execute(db)
  return rows[0]?.secret
}

/** False if the guesses of this hour are used up. */
export async function countGuess(db: Db, accountId: string, now: Date) {
  const inAnHour = new Date(now.getTime() + 3_600_000)
  const { rows } = await sql`
    update account_totp set misses = case when misses_end_at > ${now} then misses + 1 else 1 end,
      misses_end_at = case when misses_end_at > ${now} then misses_end_at else ${inAnHour} end
    where account_id = ${accountId}::uuid and confirmed_at is not null
      and (misses < ${maxGuessesPerHour} or misses_end_at is null or misses_end_at <= ${now}) returning 1
  `.execute(db)
  return rows.length > 0
}

/** False for a time step that was used, or an earlier one (replay protection). */
export async function spendStep(tx: Tx, accountId: string, step: number) {
  const { rows } = await sql`
    update account_totp set last_step = ${step}, misses = 0
    where account_id = ${accountId}::uuid and confirmed_at is not null and last_step < ${step} returning 1
  `.execute(tx)
  return rows.length > 0
}

/** True if the authenticator was active. Deletes a pending one too. */
export async function deleteTotp(tx: Tx, accountId: string) {
  const { rows } = await sql<{ wasOn: boolean }>`
    delete from account_totp where account_id = ${accountId}::uuid returning confirmed_at is not null as "wasOn"
  `.execute(tx)
  return rows[0]?.wasOn ?? false
}

export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: readonly Buffer[]) {
  await sql`delete from account_recovery_codes where account_id = ${accountId}::uuid`.execute(tx)
  await sql`insert into account_recovery_codes (account_id, code_hash) select ${accountId}::uuid, unnest(${hashes as Buffer[]}::bytea[])`.execute(
    tx,
  )
}

export async function markRecoveryCodeUsed(tx: Tx, accountId: string, hash: Buffer, now: Date) {
  const { rows } = await sql`
    update account_recovery_codes set used_at = ${now} where account_id = ${accountId}::uuid and code_hash = ${hash} and used_at is null returning 1
  `.execute(tx)
  return rows.length > 0
}
