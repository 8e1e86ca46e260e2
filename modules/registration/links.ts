import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { newSecret, sha256 } from '#platform/values/secrets.ts'
import { minutesAfter } from './rules.ts'

export type LinkPurpose = 'ConfirmEmail' | 'Restore'
type Link = { accountId: string; target: string }

/** Returns the token of a new link, which invalidates older links of the account. Only the hash is stored. */
export async function issueLink(tx: Tx, purpose: LinkPurpose, { accountId, target }: Link, minutes: number, now: Date) {
  await endLinks(tx, purpose, accountId, now)
  const token = newSecret()
  await sql`
    insert into secret_links (token_hash, purpose, account_id, target, created_at, expires_at)
    values (${sha256(token)}, ${purpose}, ${accountId}::uuid, ${target}, ${now}, ${minutesAfter(now, minutes)})
  `.execute(tx)
  return token
}

export async function findLink(db: Db, purpose: LinkPurpose, token: string, now: Date) {
  const { rows } = await sql<Link>`
    select account_id as "accountId", target from secret_links
    where token_hash = ${sha256(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
  `.execute(db)
  return rows[0]
}

/** Undefined if the link has expired or was used. Only one concurrent use succeeds. */
export async function spendLink(tx: Tx, purpose: LinkPurpose, token: string, now: Date) {
  const { rows } = await sql<Link>`
    update secret_links set used_at = ${now}
    where token_hash = ${sha256(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning account_id as "accountId", target
  `.execute(tx)
  return rows[0]
}

export const endLinks = (tx: Tx, purpose: LinkPurpose, accountId: string, now: Date) =>
  sql`
    update secret_links set used_at = ${now} where account_id = ${accountId}::uuid and purpose = ${purpose} and used_at is null
  `.execute(tx)
