// Codes are unique within a store.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** The product that has a code; the id of one that is being created is null. */
export type CodeOwner = { id: number | null; externalId: string | null }

/** Lets one transaction at a time give codes in a store, so that codes that are free stay free. */
export async function lockCodes(tx: Tx, storeId: number, codes: readonly string[]) {
  if (codes.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtext('catalog.codes'), ${storeId})`.execute(tx)
}

export async function findCodeOwners(tx: Tx, storeId: number, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, CodeOwner>()
  const { rows } = await sql<CodeOwner & { code: string }>`
    select code, id, external_id as "externalId" from products where store_id = ${storeId} and code = any(${codes as string[]}::text[])
  `.execute(tx)
  return new Map(rows.map(({ code, ...owner }): [string, CodeOwner] => [code, owner]))
}
