// Sign-ins by a correct password that wait for a second factor.
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

const maxAttempts = 5

export const insertChallenge = (
  tx: Tx,
  { tokenHash, accountId, expiresAt }: { tokenHash: Buffer; accountId: string; expiresAt: Date },
) =>
  sql`
  insert into sign_in_challenges (token_hash, account_id, expires_at) values (${tokenHash}, ${accountId}::uuid, ${expiresAt})
`.execute(tx)

/** The account of a challenge, without using up an attempt. */
export async function findChallengedAccount(db: Db, tokenHash: Buffer, now: Date) {
  const { rows } = await sql<{ accountId: string }>`
    select c.account_id as "accountId" from sign_in_challenges c join accounts a on a.id = c.account_id and a.status = 'Active'
    where c.token_hash = ${tokenHash} and c.expires_at > ${now} and c.attempts < ${maxAttempts}
  `.execute(db)
  return rows[0]?.accountId
}

/** Uses up one attempt atomically; undefined if none is left. */
export async function spendAttempt(db: Db, tokenHash: Buffer, now: Date) {
  const { rows } = await sql<{ accountId: string }>`
    update sign_in_challenges c set attempts = c.attempts + 1 from accounts a
    where a.id = c.account_id and a.status = 'Active' and c.token_hash = ${tokenHash} and c.expires_at > ${now} and c.attempts < ${maxAttempts}
    returning c.account_id as "accountId"
  `.execute(db)
  return rows[0]?.accountId
}

/** False if the challenge has ended. */
export async function deleteChallenge(tx: Tx, tokenHash: Buffer) {
  const { rows } = await sql`delete from sign_in_challenges where token_hash = ${tokenHash} returning 1`.execute(tx)
  return rows.length > 0
}

export const deleteChallengesOf = (tx: Tx, accountId: string) =>
  sql`delete from sign_in_challenges where account_id = ${accountId}::uuid`.execute(tx)

export const deleteExpiredChallenges = (db: Db, now: Date) =>
  sql`delete from sign_in_challenges where expires_at < ${now}`.execute(db)
