import type { Columns } from './columns.ts'
import { type Candidates, narrowed, split } from './conditions.ts'
import type { Search } from './engine.ts'

/** Slots in one or several pieces. The same ones are the same object. */
export type Slots = readonly Int32Array[]
/** `passing` fulfil all filters; `except` of a group gives those too that only its own conditions refuse. */
export type Parted = { passing: Candidates; except: (group: string) => Slots }

/** Conditions of one group count as one: all of them must hold. Whoever a second group refuses is asked no further. */
export function part(columns: Columns, filters: Search['filters'], candidates: Candidates): Parted {
  let passing = candidates.slots
  const refused = new Map<string, Int32Array[]>()
  for (const { group, condition } of filters) {
    for (const [other, pieces] of refused)
      if (other !== group)
        refused.set(
          other,
          pieces.map((piece) => split(columns, condition, piece).hits),
        )
    const { hits, misses } = split(columns, condition, passing)
    refused.set(group, [...(refused.get(group) ?? []), misses])
    passing = hits
  }
  const all = [passing]
  const known = new Map([...refused].map(([group, pieces]) => [group, [passing, ...pieces]]))
  return { passing: narrowed(candidates, passing), except: (group) => known.get(group) ?? all }
}
