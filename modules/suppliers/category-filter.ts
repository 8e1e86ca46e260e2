import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { cached } from '#platform/cache.ts'

type CategoryNode = { id: number; parentId: number | null; path: string; name: string }
type CategoryNodes = { byPath: ReadonlyMap<string, CategoryNode>; below: (id?: number) => readonly CategoryNode[] }

/** Categories by which the directory is filtered, by their class/group/category path in one language. `below()` returns the classes. */
export const directoryCategories = cached({ tag: 'categories' }, async (db, locale: Locale): Promise<CategoryNodes> => {
  const { rows } = await sql<CategoryNode>`
    with recursive node as (
      select c.id, c.parent_id, t.alias as path, t.name, array[c.position] as place
      from categories c join category_translations t on t.category_id = c.id and t.locale = ${locale} where c.is_active and c.parent_id is null
      union all
      select c.id, c.parent_id, node.path || '/' || t.alias, t.name, node.place || c.position
      from node join categories c on c.parent_id = node.id and c.is_active join category_translations t on t.category_id = c.id and t.locale = ${locale}
    )
    select id, parent_id as "parentId", path, name from node order by place, id
  `.execute(db)
  const below = Map.groupBy(rows, ({ parentId }) => parentId ?? 0)
  return { byPath: new Map(rows.map((node) => [node.path, node])), below: (id = 0) => below.get(id) ?? [] }
})
