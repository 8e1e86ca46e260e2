import type { getCategoryTree } from '#modules/categories/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { foldAccents } from '#platform/values/fold-accents.ts'

export type CategoryNode = OutputOf<typeof getCategoryTree>['items'][number]
export type VisibleNode = CategoryNode & { isOpen: boolean; isMatch: boolean }

/**
 * The part of the tree that is shown: the classes, and what is below the open node and those above it. A search shows the
 * nodes whose name contains the text, and those above them.
 */
export function visibleNodes(items: readonly CategoryNode[], openId: number | null, query: string): VisibleNode[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const wanted = foldAccents(query.trim())
  const matches = wanted ? items.filter(({ name }) => foldAccents(name).includes(wanted)) : []
  const matchIds = new Set(matches.map(({ id }) => id))
  const open = new Set(wanted ? matches.flatMap(({ parentId }) => lineOf(byId, parentId)) : lineOf(byId, openId))
  const isVisible = ({ id, parentId }: CategoryNode) =>
    wanted ? matchIds.has(id) || open.has(id) : parentId === null || open.has(parentId)
  return items
    .filter(isVisible)
    .map((item) => ({ ...item, isOpen: open.has(item.id) && item.childCount > 0, isMatch: matchIds.has(item.id) }))
}

/** A node and those above it. */
export function lineOf(byId: ReadonlyMap<number, CategoryNode>, id: number | null): number[] {
  const node = id === null ? undefined : byId.get(id)
  return node ? [...lineOf(byId, node.parentId), node.id] : []
}
