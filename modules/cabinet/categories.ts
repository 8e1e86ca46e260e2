import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { foldAccents } from '#platform/values/fold-accents.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { parentsOf, treeIn, type TreeNode } from '../catalog/tree.ts'
import { nearestCategories } from '../search/nearest-categories.ts'
import { productSearchOf } from '../search/product-search.ts'
import type { listProductCategories } from './contract.ts'

type Choice = OutputOf<typeof listProductCategories>['items'][number]

const maxFound = 50
const maxSuggestions = 6

/**
 * Categories whose names, with those above them, have all words of the query, then those where products with such a name are;
 * without a query all that the store uses, the most used first.
 */
export async function findCategories(db: Db, storeId: number, caller: Viewer, query: string): Promise<Choice[]> {
  const [tree, uses] = await Promise.all([treeIn(db, caller.locale), usesByCategory(db, storeId)])
  const words = foldAccents(query).split(/\s+/).filter(Boolean)
  const toChoice = (node: TreeNode, isSuggested = false): Choice => ({
    id: node.id,
    name: node.name,
    path: parentsOf(tree, node).map(({ name }) => name),
    productCount: uses.get(node.id)?.count ?? 0,
    usedAt: uses.get(node.id)?.usedAt.toISOString() ?? null,
    isSuggested,
  })
  const choices = [...tree.byId.values()].filter(({ level }) => level === 'Category').map((node) => toChoice(node))
  const matching = choices.filter(({ name, path, productCount }) => {
    if (words.length === 0) return productCount > 0
    const text = foldAccents([...path, name].join(' '))
    return words.every((word) => text.includes(word))
  })
  const byUse = matching.toSorted((one, other) => other.productCount - one.productCount)
  if (words.length === 0) return byUse
  const named = byUse.slice(0, maxFound)
  const known = new Set(named.map(({ id }) => id))
  const suggested = (await categoriesOfProducts(db, caller, query)).filter((id) => !known.has(id))
  return [...named, ...suggested.flatMap((id) => tree.byId.get(id) ?? []).map((node) => toChoice(node, true))]
}

type Viewer = Pick<Caller, 'locale' | 'currency'>

/** The categories where most of the products with such a name are, or else those with the most similar names. */
async function categoriesOfProducts(db: Db, { locale, currency }: Viewer, text: string): Promise<number[]> {
  const { categories } = await productSearchOf(db).search(
    { text, locale, currency, drafts: undefined, scope: {}, filters: {} },
    { sort: 'relevance', page: 1, pageSize: 1, hasFacets: false },
  )
  const byCount = [...categories].toSorted((one, other) => other[1] - one[1]).map(([id]) => id)
  if (byCount.length > 0) return byCount.slice(0, maxSuggestions)
  const nearest = await nearestCategories({ db }, text, locale, maxSuggestions)
  return nearest.filter(({ level }) => level === 'Category').map(({ id }) => id)
}

export async function categoryWithParents(db: Db, locale: Locale, id: number) {
  const tree = await treeIn(db, locale)
  const node = tree.byId.get(id)
  if (!node) throw catalogErrors.unknownCategory()
  return [...parentsOf(tree, node), node].map(({ id: nodeId, name, level }) => ({ id: nodeId, name, level }))
}

type Use = { categoryId: number; count: number; usedAt: Date }

async function usesByCategory(db: Db, storeId: number): Promise<ReadonlyMap<number, Use>> {
  const { rows } = await sql<Use>`
    select category_id as "categoryId", count(*)::int as count, max(created_at) as "usedAt"
    from products where store_id = ${storeId} group by category_id
  `.execute(db)
  return new Map(rows.map((row) => [row.categoryId, row]))
}
