import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { pepperedHash } from '#platform/pepper.ts'
import type { Address } from '../accounts/addresses.ts'
import { registrationErrors, limitError } from './errors.ts'
import {
  codeMinutes,
  codesToCount,
  minutesAfter,
  maxAttempts,
  type CodePurpose,
  type SentCode,
  findExceededLimit,
} from './rules.ts'

/** A code works for this address, purpose and requester only. */
export type CodeBinding = { purpose: CodePurpose; target: string; askedBy: string }
export type IssuedCode = { id: number; code: string; expiresAt: Date }

/** Issues a code, which invalidates older codes with the same binding. */
export async function issueCode(tx: Tx, config: Config, binding: CodeBinding, now: Date): Promise<IssuedCode> {
  // Serialized per address, so that concurrent requests cannot exceed its limits.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${binding.target}`}, 0))`.execute(tx)
  const limit = findExceededLimit(await findLatestCodes(tx, binding.target), binding.purpose, now)
  if (limit) throw limitError(limit.error, limit.seconds)
  await endCodes(tx, binding, now)
  const code = generateCode()
  const expiresAt = minutesAfter(now, codeMinutes)
  const { rows } = await sql<{ id: number }>`
    insert into confirmation_codes (purpose, target, asked_by, code_hash, created_at, expires_at)
    values (${binding.purpose}, ${binding.target}, ${binding.askedBy}, ${hashCode(config, binding, code)}, ${now}, ${expiresAt}) returning id
  `.execute(tx)
  return { id: rows[0]!.id, code, expiresAt }
}

/** Replaces an issued code that was not sent, since only its hash is stored; undefined if it has expired or was used. */
export async function renewCode(
  tx: Tx,
  config: Config,
  id: number,
  now: Date,
): Promise<(CodeBinding & IssuedCode) | undefined> {
  const { rows } = await sql<CodeBinding & { expiresAt: Date }>`
    select purpose, target, asked_by as "askedBy", expires_at as "expiresAt" from confirmation_codes
    where id = ${id} and used_at is null and expires_at > ${now} for update
  `.execute(tx)
  const row = rows[0]
  if (!row) return undefined
  const code = generateCode()
  await sql`update confirmation_codes set code_hash = ${hashCode(config, row, code)} where id = ${id}`.execute(tx)
  return { ...row, id, code }
}

type CodeUse = Omit<CodeBinding, 'askedBy'> & { requesters: readonly string[] }

/**
 * Returns the id of the matching code, for `spendCode`. Counts each guess before checking it. Do not call it inside a
 * transaction: a rollback would undo the count.
 */
export async function checkCode(
  db: Db,
  config: Config,
  { purpose, target, requesters }: CodeUse,
  enteredCode: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number; hash: Buffer; askedBy: string }>`
    update confirmation_codes set attempts = attempts + 1
    where id = (
        select max(id) from confirmation_codes
        where target = ${target} and purpose = ${purpose} and asked_by = any(${requesters as string[]}::text[])
      )
      and attempts < ${maxAttempts} and used_at is null and expires_at > ${now}
    returning id, code_hash as hash, asked_by as "askedBy"
  `.execute(db)
  const row = rows[0]
  if (!row) throw registrationErrors.codeEnded()
  const binding = { purpose, target, askedBy: row.askedBy }
  if (!timingSafeEqual(row.hash, hashCode(config, binding, enteredCode.replace(/[\s-]/g, ''))))
    throw registrationErrors.wrongCode()
  return row.id
}

/** Uses up a checked code, in the transaction of the operation. Only one concurrent use succeeds. */
export async function spendCode(tx: Tx, id: number, now: Date) {
  const { rows } = await sql`
    update confirmation_codes set used_at = ${now} where id = ${id} and used_at is null and expires_at > ${now} returning id
  `.execute(tx)
  if (rows.length === 0) throw registrationErrors.codeEnded()
}

/** The address that the latest usable code of the requester was sent to. */
export async function findRequestedTarget(
  db: Db,
  { purpose, askedBy }: Omit<CodeBinding, 'target'>,
  channel: Address['channel'],
  now: Date,
) {
  const { rows } = await sql<{ target: string }>`
    select target from confirmation_codes
    where purpose = ${purpose} and asked_by = ${askedBy} and used_at is null and expires_at > ${now}
      and created_at > ${minutesAfter(now, -codeMinutes)} and target like '%@%' = ${channel === 'Email'}
    order by id desc limit 1
  `.execute(db)
  return rows[0]?.target
}

const endCodes = (tx: Tx, { purpose, target, askedBy }: CodeBinding, now: Date) =>
  sql`
    update confirmation_codes set used_at = ${now}
    where target = ${target} and purpose = ${purpose} and asked_by = ${askedBy} and used_at is null
  `.execute(tx)

async function findLatestCodes(tx: Tx, target: string) {
  const { rows } = await sql<SentCode>`
    select purpose, created_at as at from confirmation_codes where target = ${target}
    order by created_at desc limit ${codesToCount}
  `.execute(tx)
  return rows
}

const generateCode = () => String(randomInt(1_000_000)).padStart(6, '0')

const hashCode = (config: Config, { purpose, target, askedBy }: CodeBinding, code: string) =>
  pepperedHash(config, 'code', `${purpose} ${target} ${askedBy} ${code}`)
