import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

export type Purpose = 'Add' | 'SignIn' | 'SecondFactor'
type Asked = { challenge: string; purpose: Purpose; accountId: string | undefined }

export const putChallenge = (db: Db, { challenge, purpose, accountId }: Asked, expiresAt: Date) =>
  sql`
    insert into passkey_challenges (challenge, purpose, account_id, expires_at) values (${challenge}, ${purpose}, ${accountId ?? null}::uuid, ${expiresAt})
  `.execute(db)

/** True once, for the question and the account that it was made for. */
export async function spendChallenge(db: Db, { challenge, purpose, accountId }: Asked, now: Date) {
  const { rows } = await sql<{ isAlive: boolean }>`
    delete from passkey_challenges
    where challenge = ${challenge} and purpose = ${purpose} and account_id is not distinct from ${accountId ?? null}::uuid
    returning expires_at > ${now} as "isAlive"
  `.execute(db)
  return rows[0]?.isAlive ?? false
}

type Listed = { id: string; name: string; transports: string[]; createdAt: Date; lastUsedAt: Date | null }

export async function passkeysOf(db: Db, accountId: string) {
  const { rows } = await sql<Listed>`
    select id, name, transports, created_at as "createdAt", last_used_at as "lastUsedAt" from account_passkeys
    where account_id = ${accountId}::uuid order by created_at, id
  `.execute(db)
  return rows
}

type Passkey = { id: string; accountId: string; publicKey: Buffer; counter: number }

/** Undefined for a passkey of an account that is banned or gone. */
export async function findPasskey(db: Db, id: string) {
  const { rows } = await sql<Passkey>`
    select p.id, p.account_id as "accountId", p.public_key as "publicKey", p.counter
    from account_passkeys p join accounts a on a.id = p.account_id and a.status = 'Active' where p.id = ${id}
  `.execute(db)
  return rows[0]
}

export type NewPasskey = { id: string; publicKey: Buffer; counter: number; transports: string[]; name: string }

/** False for an id that is known already, whoever it belongs to. */
export async function putPasskey(
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

/** False when the counter has not moved on: there is a copy of the key. Those that count nothing always say 0. */
export async function usePasskey(tx: Tx, { id, counter }: { id: string; counter: number }, now: Date) {
  const { rows } = await sql`
    update account_passkeys set counter = ${counter}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1
  `.execute(tx)
  return rows.length > 0
}

/** Answers its name; undefined where the account has no such passkey. */
export async function deletePasskey(tx: Tx, accountId: string, id: string) {
  const { rows } = await sql<{
    name: string
  }>`delete from account_passkeys where account_id = ${accountId}::uuid and id = ${id} returning name`.execute(tx)
  return rows[0]?.name
}
