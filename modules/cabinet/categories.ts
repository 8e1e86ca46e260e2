import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { type Tree, type TreeNode, treeIn } from '../catalog/tree.ts'
import type { listProductCategories } from './contract.ts'

type Choice = OutputOf<typeof listProductCategories>['items'][number]

const maxChoices = 50

/** Categories whose names, with those above them, have all words of the query; without one those that the store uses, the most used first. */
export async function findCategories(db: Db, storeId: number, locale: Locale, query: string): Promise<Choice[]> {
  const [tree, counts] = await Promise.all([treeIn(db, locale), countByCategory(db, storeId)])
  const words = fold(query).split(/\s+/).filter(Boolean)
  const choices = [...tree.byId.values()]
    .filter(({ level }) => level === 'Category')
    .map((node): Choice => {
      const [category, ...above] = ancestry(tree, node)
      return {
        id: node.id,
        name: category!.name,
        path: above.map(({ name }) => name).reverse(),
        productCount: counts.get(node.id) ?? 0,
      }
    })
  const matching = choices.filter(({ name, path, productCount }) => {
    if (words.length === 0) return productCount > 0
    const text = fold([...path, name].join(' '))
    return words.every((word) => text.includes(word))
  })
  return matching.toSorted((one, other) => other.productCount - one.productCount).slice(0, maxChoices)
}

export async function parentsOf(db: Db, locale: Locale, id: number) {
  const tree = await treeIn(db, locale)
  const node = tree.byId.get(id)
  if (!node) throw catalogErrors.unknownCategory()
  return ancestry(tree, node)
    .reverse()
    .map(({ id: nodeId, name, level }) => ({ id: nodeId, name, level }))
}

/** The node, then what is above it, up to its class. */
function ancestry({ byId }: Tree, node: TreeNode): TreeNode[] {
  const parent = node.parentId === null ? undefined : byId.get(node.parentId)
  return parent ? [node, ...ancestry({ byId } as Tree, parent)] : [node]
}

async function countByCategory(db: Db, storeId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ categoryId: number; count: number }>`
    select category_id as "categoryId", count(*)::int as count from products where store_id = ${storeId} group by category_id
  `.execute(db)
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]))
}

/** Lower case without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
