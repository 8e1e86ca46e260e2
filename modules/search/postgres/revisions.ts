/** Unique in the process, also among several indexes. */
let lastRevision = 0

/** Counts the changes of an index, so that cached results are known to be current. */
export function createRevisions() {
  let indexRevision = ++lastRevision
  let fullRevision = indexRevision
  const categoryRevisions = new Map<number, number>()
  return {
    /** The revision of products in these categories, or of all products. */
    of(categoryIds?: readonly number[]): number {
      if (!categoryIds) return indexRevision
      let revision = fullRevision
      for (const id of categoryIds) revision = Math.max(revision, categoryRevisions.get(id) ?? 0)
      return revision
    },
    categoriesChanged(categoryIds: Iterable<number>) {
      indexRevision = ++lastRevision
      for (const id of categoryIds) categoryRevisions.set(id, indexRevision)
    },
    allChanged() {
      indexRevision = fullRevision = ++lastRevision
      categoryRevisions.clear()
    },
  }
}
