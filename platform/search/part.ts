import type { Columns } from './columns.ts'
import { type Candidates, evaluate } from './conditions.ts'
import type { Search } from './engine.ts'

/** `passing` fulfil all filters; `except` of a group gives those too that only its own conditions refuse. */
export type Parted = { passing: Candidates; except: (group: string) => Int32Array }

/** Conditions of one group count as one: all of them must hold. */
export function part(columns: Columns, filters: Search['filters'], candidates: Candidates): Parted {
  const groups = [...new Set(filters.map(({ group }) => group))]
  if (groups.length === 0) return { passing: candidates, except: () => candidates.slots }
  const parts = partsOf(columns, filters, groups, candidates.slots)
  const { ends, ...ordered } = inOrder(candidates, parts, groups.length + 2)
  const passing = { slots: ordered.slots.subarray(0, ends[0]), grades: ordered.grades?.subarray(0, ends[0]) }
  const known = new Map<string, Int32Array>()
  return { passing, except }

  function except(group: string) {
    const index = groups.indexOf(group) + 1
    if (index === 0) return passing.slots
    const slots = known.get(group) ?? joined(passing.slots, ordered.slots.subarray(ends[index - 1], ends[index]))
    known.set(group, slots)
    return slots
  }
}

/** Of each slot: 0 where all groups hold, else the place of the only one that does not, from 1 on; the last part fails several. */
function partsOf(columns: Columns, filters: Search['filters'], groups: readonly string[], slots: Int32Array): Uint8Array {
  const fails = new Uint8Array(slots.length)
  const parts = new Uint8Array(slots.length)
  for (const [index, group] of groups.entries()) {
    const [holds, ...others] = filters.filter((filter) => filter.group === group).map(({ condition }) => evaluate(columns, condition, slots))
    for (const other of others) for (let at = 0; at < slots.length; at++) holds![at]! &= other[at]!
    // Without a branch: chance decides which way it would go.
    for (let at = 0; at < slots.length; at++) {
      const isMissed = 1 - holds![at]!
      fails[at]! += isMissed
      parts[at]! += isMissed * (index + 1)
    }
  }
  const several = groups.length + 1
  for (let at = 0; at < slots.length; at++) if (fails[at]! > 1) parts[at] = several
  return parts
}

/** The candidates part after part, and where each part ends. */
function inOrder({ slots, grades }: Candidates, parts: Uint8Array, count: number) {
  const next = new Int32Array(count + 1)
  for (let at = 0; at < parts.length; at++) next[parts[at]! + 1]!++
  for (let index = 1; index <= count; index++) next[index]! += next[index - 1]!
  const ends = next.slice(1)
  const orderedSlots = new Int32Array(slots.length)
  const orderedGrades = grades && new Float64Array(slots.length)
  for (let at = 0; at < parts.length; at++) {
    const place = next[parts[at]!]!++
    orderedSlots[place] = slots[at]!
    if (orderedGrades) orderedGrades[place] = grades![at]!
  }
  return { slots: orderedSlots, grades: orderedGrades, ends }
}

function joined(first: Int32Array, second: Int32Array) {
  const all = new Int32Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}
