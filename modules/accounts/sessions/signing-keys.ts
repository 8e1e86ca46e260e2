import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { cached, invalidateTags } from '#platform/cache.ts'

/**
 * The last token of a retired key has ended by then, even one from a process that missed the news and still signed with it
 * for the ten minutes of a cached value.
 */
const retiredKeyMinutes = 30
const tag = 'signing-keys'

type SigningKey = { id: string; secret: Buffer }

/** The key that signs new tokens. A migration creates the first key. */
export const getCurrentKey = cached({ tag }, async (db) => {
  const { rows } = await sql<SigningKey>`select id, secret from signing_keys where retired_at is null`.execute(db)
  return rows[0]!
})

const findKeyById = cached({ tag }, async (db, id: string) => {
  const { rows } = await sql<{
    secret: Buffer
    retiredAt: Date | null
  }>`select secret, retired_at as "retiredAt" from signing_keys where id = ${id}`.execute(db)
  return rows[0]
})

/** Looks up the `kid` of a token in our table only. Undefined for an unknown or expired key. */
export async function findKey(db: Db, id: string | undefined, now: Date): Promise<Buffer | undefined> {
  if (!id || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined
  const key = await findKeyById(db, id)
  if (!key || (key.retiredAt && now.getTime() - key.retiredAt.getTime() > retiredKeyMinutes * 60_000)) return undefined
  return key.secret
}

/** Retires the current key and creates the next; all processes use it when the transaction commits. */
export async function rotateKeys(tx: Tx, now: Date): Promise<{ id: string }> {
  await sql`lock table signing_keys in share row exclusive mode`.execute(tx)
  await sql`update signing_keys set retired_at = ${now} where retired_at is null`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    insert into signing_keys (id, secret, created_at) values (${randomUUID()}, ${randomBytes(32)}, ${now}) returning id
  `.execute(tx)
  await invalidateTags(tx, [tag])
  return rows[0]!
}
