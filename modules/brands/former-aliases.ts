import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** An alias that a brand no longer has leads to it. */
export async function keepFormerAlias(tx: Tx, id: number, before: string, now: string) {
  if (before === now) return
  await sql`delete from former_brand_aliases where alias = ${now}`.execute(tx)
  await leadAliasTo(tx, id, before)
}

/** The alias of a brand that is deleted, and its former ones, lead to another one. */
export async function leadAliasesTo(tx: Tx, targetId: number, { id, alias }: { id: number; alias: string }) {
  await sql`update former_brand_aliases set brand_id = ${targetId} where brand_id = ${id}`.execute(tx)
  await leadAliasTo(tx, targetId, alias)
}

const leadAliasTo = (tx: Tx, id: number, alias: string) =>
  sql`
    insert into former_brand_aliases (alias, brand_id) values (${alias}, ${id})
    on conflict (alias) do update set brand_id = excluded.brand_id
  `.execute(tx)
