import type { FacetAnswer, Found, Search } from '#platform/search/engine.ts'

type Kept = { categoryIds: readonly number[] | undefined; found: Found }

const most = 1_000

/**
 * Lists without filters are asked most, and the biggest of them cost most. Their facets, which every page and order of a list
 * share, are the same object until goods or names change.
 */
export function createKeptLists(find: (search: Search) => Found) {
  const lists = new Map<string, Kept>()
  return { find: found, forgetAll: () => lists.clear(), forgetCategories }

  function found(search: Search): Found {
    if (!areFacetsKept(search)) return find(search)
    const { scope, order, offset, size, facets } = search
    const page = once(JSON.stringify([scope, order, offset, size]), { ...search, facets: {} })
    return {
      ...page,
      facets: once(JSON.stringify([scope, facets]), { ...search, order: [], offset: 0, size: 0 }).facets,
    }
  }

  function once(key: string, search: Search): Found {
    const list = lists.get(key) ?? kept(search)
    // The last place is the one that goes last.
    lists.delete(key)
    lists.set(key, list)
    if (lists.size > most) lists.delete(lists.keys().next().value!)
    return list.found
  }

  function kept(search: Search): Kept {
    const { facets, ...rest } = find(search)
    return {
      categoryIds: categoryIdsOf(search),
      found: {
        ...rest,
        facets: Object.fromEntries(Object.entries(facets).map(([name, answer]) => [name, packed(answer)])),
      },
    }
  }

  function forgetCategories(categoryIds: ReadonlySet<number>) {
    for (const [key, list] of lists)
      if (!list.categoryIds || list.categoryIds.some((id) => categoryIds.has(id))) lists.delete(key)
  }
}

/** Whether lists with this search, on all pages and in all orders, get the same facets until goods or names change. */
export const areFacetsKept = ({ filters, matches, after }: Pick<Search, 'filters' | 'matches' | 'after'>) =>
  filters.length === 0 && !matches && !after

function categoryIdsOf({ scope }: Search) {
  const condition = scope.find(({ field }) => field === 'category')
  return condition && 'anyOf' in condition ? condition.anyOf : undefined
}

/** Few values are asked by everybody who looks at the list; many only to name them, which is done once a language. */
const packed = (answer: FacetAnswer): FacetAnswer =>
  'counts' in answer && answer.counts.size > 8 ? new PackedCounts(answer) : answer

/** A map takes three times the room. */
class PackedCounts {
  readonly count: number
  /** Value and number of documents by turns. */
  readonly #pairs: Int32Array

  constructor({ counts, count }: { counts: ReadonlyMap<number, number>; count: number }) {
    this.count = count
    this.#pairs = Int32Array.from([...counts].flat())
  }

  get counts(): ReadonlyMap<number, number> {
    const counts = new Map<number, number>()
    for (let at = 0; at < this.#pairs.length; at += 2) counts.set(this.#pairs[at]!, this.#pairs[at + 1]!)
    return counts
  }
}
