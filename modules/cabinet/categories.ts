import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { parentsOf, treeIn } from '../catalog/tree.ts'
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
      return {
        id: node.id,
        name: node.name,
        path: parentsOf(tree, node).map(({ name }) => name),
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

export async function categoryWithParents(db: Db, locale: Locale, id: number) {
  const tree = await treeIn(db, locale)
  const node = tree.byId.get(id)
  if (!node) throw catalogErrors.unknownCategory()
  return [...parentsOf(tree, node), node].map(({ id: nodeId, name, level }) => ({ id: nodeId, name, level }))
}

async function countByCategory(db: Db, storeId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ categoryId: number; count: number }>`
    select category_id as "categoryId", count(*)::int as count from products where store_id = ${storeId} group by category_id
  `.execute(db)
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]))
}

/** Lower case without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
