// Addresses of categories: those that change lead on to the new ones.
import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'

type Path = { id: number; locale: Locale; path: string }

/** The addresses of a node and of everything below it, in all languages. */
export async function findPaths(db: Db, id: number): Promise<Path[]> {
  const { rows } = await sql<Path>`
    select c.id, l.locale, string_agg(coalesce(t.alias, e.alias), '/' order by n.depth) as path
    from categories c cross join unnest(${[...locales]}::text[]) as l (locale) cross join unnest(c.path) with ordinality as n (id, depth)
    left join category_translations t on t.category_id = n.id and t.locale = l.locale
    left join category_translations e on e.category_id = n.id and e.locale = 'en'
    where ${id} = any(c.path) group by c.id, l.locale
  `.execute(db)
  return rows
}

/** Keeps the addresses that have changed since, and returns their number. */
export async function keepFormerPaths(tx: Tx, id: number, before: readonly Path[]): Promise<number> {
  const keyOf = (path: Path) => `${path.id} ${path.locale} ${path.path}`
  const now = new Set((await findPaths(tx, id)).map(keyOf))
  const former = before.filter((path) => !now.has(keyOf(path)))
  await savePaths(tx, former)
  return former.length
}

/** Addresses of a node that is deleted lead to another one. */
export async function leadPathsTo(tx: Tx, targetId: number, paths: readonly Path[]) {
  await sql`
    update former_category_paths set category_id = ${targetId} where category_id = any(${paths.map(({ id }) => id)})
  `.execute(tx)
  await savePaths(
    tx,
    paths.map((path) => ({ ...path, id: targetId })),
  )
}

async function savePaths(tx: Tx, paths: readonly Path[]) {
  await sql`
    insert into former_category_paths (locale, path, category_id)
    select locale, path, id from json_to_recordset(${JSON.stringify(paths)}::json) as p (id int, locale text, path text)
    on conflict (locale, path) do update set category_id = excluded.category_id
  `.execute(tx)
}
