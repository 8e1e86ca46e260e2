import type { Columns } from './columns.ts'
import { type Candidates, partition, restrictCandidates } from './filter.ts'
import type { ColumnQuery } from '../../lists/list-query.ts'

export type FilteredRows = {
  /** Rows that match all filters. */
  matching: Candidates
  /** Rows that match all filters but those of the group, in one or several arrays. */
  matchingWithout: (group: string) => readonly Int32Array[]
  /** Groups with a filter; for all others `matchingWithout` gives the same rows. */
  groups: ReadonlySet<string>
}

/**
 * Disjunctive faceting in one pass: rows that exactly one group rejects are kept for the facets of that group, rows that two
 * groups reject are dropped. All conditions of a group must hold.
 */
export function partitionByFilters(
  columns: Columns,
  filters: ColumnQuery['filters'],
  candidates: Candidates,
): FilteredRows {
  let matching = candidates.rows
  const rejectedByGroup = new Map<string, Int32Array[]>()
  for (const { group, condition } of filters) {
    for (const [other, parts] of rejectedByGroup)
      if (other !== group)
        rejectedByGroup.set(
          other,
          parts.map((rows) => partition(columns, condition, rows).matching),
        )
    const parts = partition(columns, condition, matching)
    rejectedByGroup.set(group, [...(rejectedByGroup.get(group) ?? []), parts.rejected])
    matching = parts.matching
  }
  return {
    matching: restrictCandidates(candidates, matching),
    matchingWithout: (group) => [matching, ...(rejectedByGroup.get(group) ?? [])],
    groups: new Set(rejectedByGroup.keys()),
  }
}
