import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from './db/database.ts'
import { requestErrors } from './errors.ts'

/** The length of the column. A longer key is refused, since truncation could make two keys equal. */
const validKey = /^[ -~\u{80}-\u{d7ff}\u{e000}-\u{10ffff}]{1,255}$/u

export function assertValidKey(key: string | undefined) {
  if (key !== undefined && !validKey.test(key)) throw requestErrors.invalidKey({ max: 255 })
}

type IdempotentRequest = { actor: string; call: string; key: string | undefined; input: unknown }

/**
 * Runs once per idempotency key: a repeated request gets the stored result. The key is written in the same transaction, so a concurrent
 * duplicate waits for it, and a failure leaves no key behind.
 */
export async function withIdempotencyKey<Result>(
  tx: Tx,
  { actor, call, key, input }: IdempotentRequest,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!key) return run()
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const claimed = await sql`
    insert into idempotency_keys (actor, call, key, request_hash, status, body) values (${actor}, ${call}, ${key}, ${hash}, 0, 'null')
    on conflict do nothing returning key
  `.execute(tx)
  if (claimed.rows.length === 0) return storedResult(tx, { actor, call, key }, hash)
  const result = await run()
  await sql`
    update idempotency_keys set status = 200, body = ${JSON.stringify(result)}::jsonb where actor = ${actor} and call = ${call} and key = ${key}
  `.execute(tx)
  return result
}

async function storedResult<Result>(
  tx: Tx,
  { actor, call, key }: { actor: string; call: string; key: string },
  hash: string,
) {
  const { rows } = await sql<{ requestHash: string; body: Result }>`
    select request_hash as "requestHash", body from idempotency_keys where actor = ${actor} and call = ${call} and key = ${key}
  `.execute(tx)
  if (rows[0]?.requestHash !== hash) throw requestErrors.keyReused()
  return rows[0].body
}
