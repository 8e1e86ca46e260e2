import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { cached } from '#platform/cache.ts'
import type { Drafts } from './drafts.ts'
import type { Partition } from './partition.ts'

export type TreeNode = {
  id: number
  parentId: number | null
  level: 'Class' | 'Group' | 'Category'
  key: string
  name: string
  about: string
  /** For search engines; empty: made from the name. */
  title: string
  description: string
  alias: string
  /** Aliases from the class down: fasteners/bolts/hex-bolts. */
  path: string
  view: 'grid' | 'list'
  drawingId: string | null
  productCount: number
  children: TreeNode[]
}

export type Tree = { roots: TreeNode[]; byId: ReadonlyMap<number, TreeNode>; byPath: ReadonlyMap<string, TreeNode> }

/** The categories of a node, or the node itself. */
export const leavesOf = (node: TreeNode): TreeNode[] =>
  node.children.length > 0 ? node.children.flatMap(leavesOf) : node.level === 'Category' ? [node] : []

type NodeRow = Omit<TreeNode, 'children' | 'path'>

/** The whole tree in one language: a few hundred nodes, cached in each process. Callers who see all drafts also see inactive nodes. */
export const treeIn = (db: Db, locale: Locale, drafts?: Drafts): Promise<Tree> =>
  readTree(db, locale, drafts === 'all' ? 'all' : 'active')

const readTree = cached({ tag: 'categories' }, async (db, locale: Locale, extent: 'all' | 'active'): Promise<Tree> => {
  const { rows } = await sql<NodeRow>`
    select c.id, c.parent_id as "parentId", c.level, c.key, c.view, c.drawing_file_id as "drawingId", c.product_count as "productCount",
      coalesce(t.name, e.name) as name, coalesce(t.about, e.about) as about,
      coalesce(t.title, e.title) as title, coalesce(t.description, e.description) as description, coalesce(t.alias, e.alias) as alias
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

/** Finds a node by its path in this language, otherwise in any other or a former one, so that saved links and language switches work. */
export async function nodeAt({ db, drafts }: Partition, locale: Locale, path: string): Promise<TreeNode | undefined> {
  const tree = await treeIn(db, locale, drafts)
  const own = tree.byPath.get(path)
  if (own) return own
  const others = await Promise.all(locales.map((other) => treeIn(db, other, drafts)))
  const id =
    others.map(({ byPath }) => byPath.get(path)?.id).find((found) => found !== undefined) ??
    mixedPath(others, path) ??
    (await formerlyAt(db, locale, path))
  return id === undefined ? undefined : tree.byId.get(id)
}

/** The node that had the path before it was renamed, moved or merged. */
async function formerlyAt(db: Db, locale: Locale, path: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select category_id as id from former_category_paths where locale = any(${[...locales]}) and path = ${path}
    order by locale = ${locale} desc limit 1
  `.execute(db)
  return rows[0]?.id
}

/** Accepts a path whose aliases are in different languages: such paths existed while a part was not yet translated. */
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

export const toCategoryShort = ({ id, level, name, path, productCount }: TreeNode) => ({
  id,
  level,
  name,
  path,
  productCount,
})

export function parentsOf(tree: Tree, node: TreeNode): TreeNode[] {
  const parent = node.parentId === null ? undefined : tree.byId.get(node.parentId)
  return parent ? [...parentsOf(tree, parent), parent] : []
}
