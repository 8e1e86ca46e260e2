import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { type ApiScope, apiTokenPrefix } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { ApiKey } from '#platform/http/dispatch.ts'
import { newSecret, sha256 } from '#platform/values/secrets.ts'
import type { StoreChange } from '../accounts/managed-store.ts'
import type { createApiKey, listApiKeys } from './contract.ts'
import { apiKeyErrors } from './errors.ts'

const maxKeys = 20
const startLength = 8
type ListedKey = OutputOf<typeof listApiKeys>['items'][number]

const columns = sql`
  id, name, token_start as start, scopes, to_json(created_at) as "createdAt", to_json(last_used_at) as "lastUsedAt"
`

export async function findApiKeys(db: Db, storeId: number): Promise<ListedKey[]> {
  const { rows } = await sql<ListedKey>`
    select ${columns} from api_keys where store_id = ${storeId} and revoked_at is null order by created_at desc, id
  `.execute(db)
  return rows
}

/** Concurrent creations wait for each other, so that the limit holds. */
export async function insertApiKey(
  tx: Tx,
  { storeId, caller, now }: StoreChange,
  { name, scopes }: { name: string; scopes: readonly ApiScope[] },
): Promise<OutputOf<typeof createApiKey>> {
  await sql`select from stores where id = ${storeId} for no key update`.execute(tx)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from api_keys where store_id = ${storeId} and revoked_at is null
  `.execute(tx)
  if (counted[0]!.count >= maxKeys) throw apiKeyErrors.tooMany({ max: maxKeys })
  const key = apiTokenPrefix + newSecret()
  const given = [...new Set(scopes)]
  const { rows } = await sql<ListedKey>`
    insert into api_keys (store_id, name, token_hash, token_start, scopes, created_at)
    values (${storeId}, ${name}, ${sha256(key)}, ${key.slice(0, startLength)}, ${given}::text[], ${now}) returning ${columns}
  `.execute(tx)
  const created = rows[0]!
  await record(tx, caller, {
    action: 'apiKey.create',
    entity: 'apiKey',
    entityId: created.id,
    details: { storeId, name, scopes: given },
  })
  return { ...created, key }
}

export async function revokeApiKey(tx: Tx, { storeId, caller, now }: StoreChange, id: string) {
  const { rows } = await sql<{ name: string }>`
    update api_keys set revoked_at = ${now} where id = ${id}::uuid and store_id = ${storeId} and revoked_at is null returning name
  `.execute(tx)
  if (!rows[0]) throw apiKeyErrors.notFound()
  await record(tx, caller, {
    action: 'apiKey.revoke',
    entity: 'apiKey',
    entityId: id,
    details: { storeId, name: rows[0].name },
  })
}

/** The key of a token, unless it is revoked or its store is closed. Notes its use, once a minute. */
export async function findByToken(db: Db, token: string, now: Date): Promise<ApiKey | undefined> {
  const { rows } = await sql<ApiKey & { isNoted: boolean }>`
    select k.id, k.store_id as "storeId", k.scopes, coalesce(k.last_used_at > ${new Date(now.getTime() - 60_000)}, false) as "isNoted"
    from api_keys k join stores s on s.id = k.store_id and s.status <> 'Closed'
    where k.token_hash = ${sha256(token)} and k.revoked_at is null
  `.execute(db)
  if (!rows[0]) return undefined
  const { isNoted, ...key } = rows[0]
  if (!isNoted) await sql`update api_keys set last_used_at = ${now} where id = ${key.id}::uuid`.execute(db)
  return key
}
