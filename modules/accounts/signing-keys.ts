import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'
import { changed } from '#platform/realtime/publish.ts'

/**
 * The last token of a retired key has ended by then, even one from a process that missed the news and still signed with it
 * for the ten minutes of a memo.
 */
const minutesAfterRetirement = 30
const tag = 'signing-keys'

type Key = { id: string; secret: Buffer }

/** The key that signs. Migrations make the first one. */
export const currentKey = memo(tag, async (db) => {
  const { rows } = await sql<Key>`select id, secret from signing_keys where retired_at is null`.execute(db)
  return rows[0]!
})

const keyById = memo(tag, async (db, id) => {
  const { rows } = await sql<{
    secret: Buffer
    retiredAt: Date | null
  }>`select secret, retired_at as "retiredAt" from signing_keys where id = ${id}`.execute(db)
  return rows[0]
})

/** What a token names is looked up in our table and nowhere else. Undefined for a key that is not ours or no longer counts. */
export async function findKey(db: Db, id: string | undefined, now: Date): Promise<Buffer | undefined> {
  if (!id || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined
  const key = await keyById(db, id)
  if (!key || (key.retiredAt && now.getTime() - key.retiredAt.getTime() > minutesAfterRetirement * 60_000))
    return undefined
  return key.secret
}

/** Retires the key that signs and makes the next; every process sees it when the transaction commits. */
export async function rotateKeys(tx: Tx, now: Date): Promise<{ id: string }> {
  await sql`lock table signing_keys in share row exclusive mode`.execute(tx)
  await sql`update signing_keys set retired_at = ${now} where retired_at is null`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    insert into signing_keys (id, secret, created_at) values (${randomUUID()}, ${randomBytes(32)}, ${now}) returning id
  `.execute(tx)
  await changed(tx, [tag])
  return rows[0]!
}
