import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { slugify } from '#platform/i18n/slug.ts'

/** The ids of brands by alias; those that are new are written. A brand is known by its alias: suppliers differ in case and punctuation. */
export async function saveBrands(tx: Tx, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const byAlias = new Map(names.map((name) => [brandAliasOf(name), name]))
  const aliases = [...byAlias.keys()].sort()
  const written = aliases.map((alias) => byAlias.get(alias)!)
  await sql`
    insert into brands (alias, name) select * from unnest(${aliases}::text[], ${written}::text[])
    on conflict (alias) do nothing
  `.execute(tx)
  const { rows } = await sql<{ id: number; alias: string }>`
    select id, alias from brands where alias = any(${aliases}::text[])
  `.execute(tx)
  return new Map(rows.map(({ id, alias }) => [alias, id]))
}

/** Names in a script without Latin letters keep their code points, so that they stay apart. */
export const brandAliasOf = (name: string) => slugify(name) || `brand-${[...name.toLowerCase()].map(codeOf).join('')}`
const codeOf = (letter: string) => letter.codePointAt(0)!.toString(36)
