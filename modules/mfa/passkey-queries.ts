import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

export type ChallengePurpose = 'Add' | 'SignIn' | 'SecondFactor'
type PasskeyChallenge = { challenge: string; purpose: ChallengePurpose; accountId: string | undefined }

export const insertChallenge = (db: Db, { challenge, purpose, accountId }: PasskeyChallenge, expiresAt: Date) =>
  sql`
    insert into passkey_challenges (challenge, purpose, account_id, expires_at) values (${challenge}, ${purpose}, ${accountId ?? null}::uuid, ${expiresAt})
  `.execute(db)

/** True once, for the purpose and the account of the challenge. */
export async function spendChallenge(db: Db, { challenge, purpose, accountId }: PasskeyChallenge, now: Date) {
  const { rows } = await sql<{ isAlive: boolean }>`
    delete from passkey_challenges
    where challenge = ${challenge} and purpose = ${purpose} and account_id is not distinct from ${accountId ?? null}::uuid
    returning expires_at > ${now} as "isAlive"
  `.execute(db)
  return rows[0]?.isAlive ?? false
}

type PasskeyRow = { id: string; name: string; transports: string[]; createdAt: Date; lastUsedAt: Date | null }

export async function findPasskeys(db: Db, accountId: string) {
  const { rows } = await sql<PasskeyRow>`
    select id, name, transports, created_at as "createdAt", last_used_at as "lastUsedAt" from account_passkeys
    where account_id = ${accountId}::uuid order by created_at, id
  `.execute(db)
  return rows
}

type StoredPasskey = { id: string; accountId: string; publicKey: Buffer; counter: number }

/** Includes passkeys of suspended accounts. */
export async function findPasskey(db: Db, id: string) {
  const { rows } = await sql<StoredPasskey>`
    select p.id, p.account_id as "accountId", p.public_key as "publicKey", p.counter
    from account_passkeys p join accounts a on a.id = p.account_id and a.status <> 'Deleted' where p.id = ${id}
  `.execute(db)
  return rows[0]
}

export type NewPasskey = { id: string; publicKey: Buffer; counter: number; transports: string[]; name: string }

/** False if a passkey with this id exists in any account. */
export async function insertPasskey(
  tx: Tx,
  accountId: string,
  { id, publicKey, counter, transports, name }: NewPasskey,
  now: Date,
) {
  const { rows } = await sql`
    insert into account_passkeys (id, account_id, public_key, counter, transports, name, created_at)
    values (${id}, ${accountId}::uuid, ${publicKey}, ${counter}, ${transports}::text[], ${name}, ${now}) on conflict do nothing returning 1
  `.execute(tx)
  return rows.length > 0
}

/** False if the signature counter has not increased, which indicates a cloned key. Keys without a counter always send 0. */
export async function markPasskeyUsed(tx: Tx, { id, counter }: { id: string; counter: number }, now: Date) {
  const { rows } = await sql`
    update account_passkeys set counter = ${counter}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1
  `.execute(tx)
  return rows.length > 0
}

/** Returns its name; undefined if the account has no such passkey. */
export async function deletePasskey(tx: Tx, accountId: string, id: string) {
  const { rows } = await sql<{
    name: string
  }>`delete from account_passkeys where account_id = ${accountId}::uuid and id = ${id} returning name`.execute(tx)
  return rows[0]?.name
}
