import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'
import type { Drafts, Partition } from './drafts.ts'

export type TreeNode = {
  id: number
  parentId: number | null
  level: 'Class' | 'Group' | 'Category'
  key: string
  name: string
  about: string
  alias: string
  /** Aliases from the class down: fasteners/bolts/hex-bolts. */
  path: string
  view: 'grid' | 'list'
  drawingId: string | null
  productCount: number
  children: TreeNode[]
}

export type Tree = { roots: TreeNode[]; byId: ReadonlyMap<number, TreeNode>; byPath: ReadonlyMap<string, TreeNode> }

type Row = Omit<TreeNode, 'children' | 'path'>

/** The whole tree in one language: some hundred nodes, so every process keeps it. Who sees all drafts sees nodes that are not active, too. */
export const treeIn = (db: Db, locale: Locale, drafts?: Drafts): Promise<Tree> =>
  readTree(db, locale, drafts === 'all' ? 'all' : 'active')

const readTree = memo('categories', async (db, locale, extent): Promise<Tree> => {
  const { rows } = await sql<Row>`
    select c.id, c.parent_id as "parentId", c.level, c.key, c.view, c.drawing_file_id as "drawingId", c.product_count as "productCount",
      coalesce(t.name, e.name) as name, coalesce(t.about, e.about) as about, coalesce(t.alias, e.alias) as alias
    from categories c
    left join category_translations t on t.category_id = c.id and t.locale = ${locale}
    left join category_translations e on e.category_id = c.id and e.locale = 'en'
    where c.is_active or ${extent === 'all'}
    order by array_length(c.path, 1), c.position, c.id
  `.execute(db)
  const byId = new Map<number, TreeNode>()
  const byPath = new Map<string, TreeNode>()
  const roots: TreeNode[] = []
  for (const row of rows) {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    if (row.parentId !== null && !parent) continue
    const node: TreeNode = { ...row, path: parent ? `${parent.path}/${row.alias}` : row.alias, children: [] }
    byId.set(node.id, node)
    byPath.set(node.path, node)
    ;(parent?.children ?? roots).push(node)
  }
  return { roots, byId, byPath }
})

/** The node at a path in this language, else in the words of any other: who keeps a link or changes the language arrives. */
export async function nodeAt({ db, drafts }: Partition, locale: Locale, path: string): Promise<TreeNode | undefined> {
  const tree = await treeIn(db, locale, drafts)
  const own = tree.byPath.get(path)
  if (own) return own
  const others = await Promise.all(locales.map((other) => treeIn(db, other, drafts)))
  const id =
    others.map(({ byPath }) => byPath.get(path)?.id).find((found) => found !== undefined) ?? mixedPath(others, path)
  return id === undefined ? undefined : tree.byId.get(id)
}

/** A path has been in two languages while a part of it was not translated yet. */
function mixedPath(trees: readonly Tree[], path: string): number | undefined {
  let children = trees[0]!.roots
  let id: number | undefined
  for (const alias of path.split('/')) {
    const found = children.find((child) => trees.some(({ byId }) => byId.get(child.id)?.alias === alias))
    if (!found) return undefined
    id = found.id
    children = found.children
  }
  return id
}

export const short = ({ id, level, name, path, productCount }: TreeNode) => ({ id, level, name, path, productCount })

export function parentsOf(tree: Tree, node: TreeNode): TreeNode[] {
  const parent = node.parentId === null ? undefined : tree.byId.get(node.parentId)
  return parent ? [...parentsOf(tree, parent), parent] : []
}
