import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'

type Class = { id: number; path: string; name: string }

/** The classes that the directory can be narrowed to. */
export const classesIn: (db: Db, locale: Locale) => Promise<Class[]> = memo('categories', async (db, locale) => {
  const { rows } = await sql<Class>`
    select c.id, t.alias as path, t.name from categories c join category_translations t on t.category_id = c.id and t.locale = ${locale}
    where c.level = 'Class' and c.is_active order by c.position
  `.execute(db)
  return rows
})

/** The node at the end of class/group/category aliases; undefined when there is none. */
export async function findCategoryId(db: Db, path: string, locale: Locale): Promise<number | undefined> {
  const aliases = path.split('/')
  const { rows } = await sql<{ id: number }>`
    with recursive walk as (
      select 0 as id, 0 as depth
      union all
      select t.category_id, walk.depth + 1 from walk join category_translations t
        on t.locale = ${locale} and t.parent_id = walk.id and t.alias = (${aliases}::text[])[walk.depth + 1]
    )
    select id from walk where depth = ${aliases.length}
  `.execute(db)
  return rows[0]?.id
}
