import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'

type Node = { id: number; parentId: number | null; path: string; name: string }
type Nodes = { byPath: ReadonlyMap<string, Node>; below: (id?: number) => readonly Node[] }

/** What the directory can be narrowed to, by class/group/category aliases in one language; below nothing are the classes. */
export const nodesIn: (db: Db, locale: Locale) => Promise<Nodes> = memo('categories', async (db, locale) => {
  const { rows } = await sql<Node>`
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
