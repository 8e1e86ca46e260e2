import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { pepperedHash } from '#platform/pepper.ts'
import { registrationErrors, tryAgainIn } from './errors.ts'
import { codeMinutes, codesToCount, minutesAfter, mostAttempts, type Purpose, type Sent, whatRefuses } from './rules.ts'

/** What a code is bound to: it works for this address, this purpose and whoever asked for it. */
export type Ask = { purpose: Purpose; target: string; askedBy: string }
export type Issued = { id: number; code: string; expiresAt: Date }

/** A new code, which ends the older ones of the same ask. */
export async function issueCode(tx: Tx, config: Config, ask: Ask, now: Date): Promise<Issued> {
  // One after another for an address, so that requests at once cannot pass its limits together.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${ask.target}`}, 0))`.execute(tx)
  const refused = whatRefuses(await latestOf(tx, ask.target), ask.purpose, now)
  if (refused) throw tryAgainIn(refused.error, refused.seconds)
  await endCodes(tx, ask, now)
  const code = makeCode()
  const expiresAt = minutesAfter(now, codeMinutes)
  const { rows } = await sql<{ id: number }>`
    insert into confirmation_codes (purpose, target, asked_by, code_hash, created_at, expires_at)
    values (${ask.purpose}, ${ask.target}, ${ask.askedBy}, ${hashOf(config, ask, code)}, ${now}, ${expiresAt}) returning id
  `.execute(tx)
  return { id: rows[0]!.id, code, expiresAt }
}

/** Another code in the place of one that was issued and never shown; undefined when it has ended. */
export async function renewCode(tx: Tx, config: Config, id: number, now: Date): Promise<(Ask & Issued) | undefined> {
  const { rows } = await sql<Ask & { expiresAt: Date }>`
    select purpose, target, asked_by as "askedBy", expires_at as "expiresAt" from confirmation_codes
    where id = ${id} and used_at is null and expires_at > ${now} for update
  `.execute(tx)
  const found = rows[0]
  if (!found) return undefined
  const code = makeCode()
  await sql`update confirmation_codes set code_hash = ${hashOf(config, found, code)} where id = ${id}`.execute(tx)
  return { ...found, id, code }
}

/**
 * Answers with the id of the code that was guessed right, for `spendCode`. Each guess counts before it is looked at and
 * stays counted when it is refused: not to be called inside a transaction.
 */
export async function checkCode(db: Db, config: Config, ask: Ask, given: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number; hash: Buffer }>`
    update confirmation_codes set attempts = attempts + 1
    where id = (
        select max(id) from confirmation_codes
        where target = ${ask.target} and purpose = ${ask.purpose} and asked_by = ${ask.askedBy}
      )
      and attempts < ${mostAttempts} and used_at is null and expires_at > ${now}
    returning id, code_hash as hash
  `.execute(db)
  const found = rows[0]
  if (!found) throw registrationErrors.codeEnded()
  if (!timingSafeEqual(found.hash, hashOf(config, ask, given.replace(/[\s-]/g, ''))))
    throw registrationErrors.wrongCode()
  return found.id
}

/** Uses up a code that was guessed right, in the transaction of what it opens. Of two at once one comes through. */
export async function spendCode(tx: Tx, id: number, now: Date) {
  const { rows } = await sql`
    update confirmation_codes set used_at = ${now} where id = ${id} and used_at is null and expires_at > ${now} returning id
  `.execute(tx)
  if (rows.length === 0) throw registrationErrors.codeEnded()
}

const endCodes = (tx: Tx, { purpose, target, askedBy }: Ask, now: Date) =>
  sql`
    update confirmation_codes set used_at = ${now}
    where target = ${target} and purpose = ${purpose} and asked_by = ${askedBy} and used_at is null
  `.execute(tx)

async function latestOf(tx: Tx, target: string) {
  const { rows } = await sql<Sent>`
    select purpose, created_at as at from confirmation_codes where target = ${target}
    order by created_at desc limit ${codesToCount}
  `.execute(tx)
  return rows
}

const makeCode = () => String(randomInt(1_000_000)).padStart(6, '0')

const hashOf = (config: Config, { purpose, target, askedBy }: Ask, code: string) =>
  pepperedHash(config, 'code', `${purpose} ${target} ${askedBy} ${code}`)
