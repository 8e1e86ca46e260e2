import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { slugify } from '#platform/i18n/slug.ts'

/** Inserts unknown brands and returns the ids of all by alias. The alias identifies a brand, because suppliers differ in case and punctuation; one that was merged or renamed is known by its former alias, too. */
export async function saveBrands(tx: Tx, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const byAlias = new Map(names.map((name) => [brandAliasOf(name), name]))
  const aliases = [...byAlias.keys()].sort()
  const newNames = aliases.map((alias) => byAlias.get(alias)!)
  await sql`
    insert into brands (alias, name) select * from unnest(${aliases}::text[], ${newNames}::text[]) as n (alias, name)
    where not exists (select from former_brand_aliases f where f.alias = n.alias)
    on conflict (alias) do nothing
  `.execute(tx)
  const { rows } = await sql<{ id: number; alias: string }>`
    select coalesce(merged_into, id) as id, alias from brands where alias = any(${aliases}::text[])
    union all select f.brand_id, f.alias from former_brand_aliases f
    where f.alias = any(${aliases}::text[]) and not exists (select from brands b where b.alias = f.alias)
  `.execute(tx)
  return new Map(rows.map(({ id, alias }) => [alias, id]))
}

/** A name that has no Latin transliteration becomes its code points, so that different names get different aliases. */
export const brandAliasOf = (name: string) =>
  slugify(name) || `brand-${[...name.toLowerCase()].map(codePointOf).join('')}`
const codePointOf = (letter: string) => letter.codePointAt(0)!.toString(36)
