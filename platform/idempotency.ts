import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from './db/database.ts'
import { requestErrors } from './errors.ts'

/** As long as the table takes. A longer key is refused, not cut: two keys that differ only at their end are two. */
const validKey = /^[ -~\u{80}-\u{d7ff}\u{e000}-\u{10ffff}]{1,255}$/u

export function assertValidKey(key: string | undefined) {
  if (key !== undefined && !validKey.test(key)) throw requestErrors.invalidKey({ max: 255 })
}

type Request = { actor: string; call: string; key: string | undefined; input: unknown }

/**
 * Runs once per key: a repeat gets the first answer. The key is written in the transaction of the effect, so a twin that
 * runs at the same time waits for it, and a refusal leaves no trace.
 */
export async function once<Answer>(
  tx: Tx,
  { actor, call, key, input }: Request,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (!key) return run()
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const claimed = await sql`
    insert into idempotency_keys (actor, call, key, request_hash, status, body) values (${actor}, ${call}, ${key}, ${hash}, 0, 'null')
    on conflict do nothing returning key
  `.execute(tx)
  if (claimed.rows.length === 0) return firstAnswer(tx, { actor, call, key }, hash)
  const answer = await run()
  await sql`
    update idempotency_keys set status = 200, body = ${JSON.stringify(answer)}::jsonb where actor = ${actor} and call = ${call} and key = ${key}
  `.execute(tx)
  return answer
}

async function firstAnswer<Answer>(
  tx: Tx,
  { actor, call, key }: { actor: string; call: string; key: string },
  hash: string,
) {
  const { rows } = await sql<{ requestHash: string; body: Answer }>`
    select request_hash as "requestHash", body from idempotency_keys where actor = ${actor} and call = ${call} and key = ${key}
  `.execute(tx)
  if (rows[0]?.requestHash !== hash) throw requestErrors.keyReused()
  return rows[0].body
}
