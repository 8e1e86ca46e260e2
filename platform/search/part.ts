import type { Columns } from './columns.ts'
import { advance, type Candidates, inState, kept, missed, type Transitions } from './conditions.ts'
import type { Search } from './engine.ts'
import { scratchBytes } from './scratch.ts'

/** Slots in one or two pieces. The same ones are the same object. */
export type Slots = readonly Int32Array[]
/** `passing` fulfil all filters; `except` of a group gives those too that only its own conditions refuse. */
export type Parted = { passing: Candidates; except: (group: string) => Slots }

/** Of a candidate: no group refused it so far, the group of this number (from 1 on) alone did, or several did. */
const passes = 0
const several = 255

/** Conditions of one group count as one: all of them must hold. */
export function part(columns: Columns, filters: Search['filters'], candidates: Candidates): Parted {
  const { slots } = candidates
  const groups = [...new Set(filters.map(({ group }) => group))]
  if (groups.length === 0) {
    const all = [slots]
    return { passing: candidates, except: () => all }
  }
  const states = scratchBytes(slots.length).fill(passes)
  for (const { group, condition } of filters) advance(columns, condition, slots, states, refusedBy(groups.indexOf(group) + 1))
  const passing = kept(candidates, states)
  const all = [passing.slots]
  const known = new Map<string, Slots>()
  return { passing, except }

  function except(group: string): Slots {
    const index = groups.indexOf(group)
    if (index < 0) return all
    const both = known.get(group) ?? [passing.slots, inState(slots, states, index + 1)]
    known.set(group, both)
    return both
  }
}

function refusedBy(group: number): Transitions {
  const next = new Uint8Array(2 * missed).fill(several, missed)
  for (let state = 0; state < missed; state++) next[state] = state
  next[missed + passes] = next[missed + group] = group
  return next
}
