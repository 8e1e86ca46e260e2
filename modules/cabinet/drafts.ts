import { sql } from 'kysely'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { getProductDraft, saveProductDraft } from './draft-contract.ts'
import { productErrors } from './errors.ts'

type Owner = { accountId: string; storeId: number }
type Target = { productId?: number | undefined; copyOf?: number | undefined }
type Draft = NonNullable<OutputOf<typeof getProductDraft>['draft']>

const maxDrafts = 50
const maxAgeDays = 30

export async function findDraft(db: Db, owner: Owner, target: Target): Promise<Draft | null> {
  const { rows } = await sql<{ content: Omit<Draft, 'draftVersion' | 'savedAt'>; version: number; savedAt: Date }>`
    select content, version, saved_at as "savedAt" from product_drafts where ${isDraft(owner, target)}
  `.execute(db)
  const draft = rows[0]
  return draft ? { ...draft.content, draftVersion: draft.version, savedAt: draft.savedAt.toISOString() } : null
}

/** Writes over the draft that the form has seen only. Beyond the bound the oldest one goes. */
export async function saveDraft(
  tx: Tx,
  owner: Owner,
  { content, draftVersion, ...target }: InputOf<typeof saveProductDraft>,
  now: Date,
) {
  const { accountId, storeId } = owner
  const { productId = null, copyOf = null } = target
  await assertOwnProducts(tx, storeId, [productId, copyOf])
  const { rows } = await sql<{ version: number }>`
    insert into product_drafts as d (account_id, store_id, product_id, copy_of, content, saved_at)
    values (${accountId}::uuid, ${storeId}, ${productId}, ${copyOf}, ${JSON.stringify(content)}, ${now})
    on conflict (account_id, store_id, product_id, copy_of)
    do update set content = excluded.content, saved_at = excluded.saved_at, version = d.version + 1 where d.version = ${draftVersion}
    returning version
  `.execute(tx)
  if (!rows[0]) throw productErrors.draftChanged()
  await sql`
    delete from product_drafts where ctid = any(array(
      select ctid from product_drafts where account_id = ${accountId}::uuid and store_id = ${storeId} order by saved_at desc offset ${maxDrafts}))
  `.execute(tx)
  return { draftVersion: rows[0].version }
}

export const deleteDraft = (db: Db, owner: Owner, target: Target) =>
  sql`delete from product_drafts where ${isDraft(owner, target)}`.execute(db)

export const deleteOldDrafts = (db: Db, now: Date) =>
  sql`delete from product_drafts where saved_at < ${now}::timestamptz - ${`${maxAgeDays} days`}::interval`.execute(db)

async function assertOwnProducts(tx: Tx, storeId: number, given: readonly (number | null)[]) {
  const ids = [...new Set(given.filter((id) => id !== null))]
  const { rows } = await sql`select from products where id = any(${ids}::int[]) and store_id = ${storeId}`.execute(tx)
  if (rows.length < ids.length) throw productErrors.unknown()
}

const isDraft = ({ accountId, storeId }: Owner, { productId, copyOf }: Target) => sql`
  account_id = ${accountId}::uuid and store_id = ${storeId} and product_id is not distinct from ${productId ?? null}::int
  and copy_of is not distinct from ${copyOf ?? null}::int
`
