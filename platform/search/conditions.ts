import type { Columns } from './columns.ts'
import type { Condition, Search } from './engine.ts'
import { scratchBytes, scratchIntegers } from './scratch.ts'

/** Documents by their slots and, where a text found them, their grades. */
export type Candidates = { slots: Int32Array; grades: Float64Array | undefined }

/** What becomes of a state, 0 to 255, when one more condition is asked: at `state` where it holds, at `state + missed` where not. */
export type Transitions = Uint8Array
export const missed = 256

/** The documents that the scope and the text leave. */
export function candidatesOf(columns: Columns, scope: readonly Condition[], matches?: Search['matches']): Candidates {
  const byList = matches ? undefined : scope.find((condition) => 'anyOf' in condition && columns.isListed(condition.field))
  const { slots, grades } = matches ? matched(columns, matches) : { slots: byList ? joined(columns, byList) : columns.all(), grades: undefined }
  const rest = scope.filter((condition) => condition !== byList)
  return rest.length === 0 ? { slots, grades } : narrowed(columns, rest, slots, grades)
}

/** Moves the state of each slot on by whether its document fulfils the condition. Chance decides that, so no branch hangs on it: `+` makes a number of a truth without one. */
export function advance(columns: Columns, condition: Condition, slots: Int32Array, states: Uint8Array, next: Transitions) {
  const column = columns.columns.get(condition.field)
  if (!column) return advanceByLists(columns, condition, slots, states, next)
  const { values, highest } = column
  if ('anyOf' in condition) {
    const misses = missesOf(condition.anyOf, highest)
    for (let at = 0; at < slots.length; at++) states[at] = next[misses[values[slots[at]!]!]! | states[at]!]!
    return
  }
  const { from, to } = boundsOf(condition)
  for (let at = 0; at < slots.length; at++) {
    const value = values[slots[at]!]!
    states[at] = next[((+(value < from) | +(value > to)) << 8) | states[at]!]!
  }
}

function advanceByLists(columns: Columns, condition: Condition, slots: Int32Array, states: Uint8Array, next: Transitions) {
  const { starts, lengths, items, amounts, perOne, highest } = columns.lists.get(condition.field)!
  const misses = missesOf('anyOf' in condition ? condition.anyOf : [condition.key!], highest)
  const { from, to } = 'anyOf' in condition ? everything : boundsOf(condition)
  for (let at = 0; at < slots.length; at++) {
    const start = starts[slots[at]!]!
    const end = start + lengths[slots[at]!]!
    let miss = missed
    for (let item = start; item < end; item++)
      if (misses[items[item]!] === 0 && (!amounts || (amounts[item]! / perOne >= from && amounts[item]! / perOne <= to))) {
        miss = 0
        break
      }
    states[at] = next[miss | states[at]!]!
  }
}

const everything = { from: -Infinity, to: Infinity }
const boundsOf = ({ from, to }: { from: number | null; to: number | null }) => ({ from: from ?? -Infinity, to: to ?? Infinity })

/** 0 at each wanted value, `missed` at the others. */
function missesOf(values: readonly number[], highest: number) {
  const misses = new Uint16Array(highest + 1).fill(missed)
  for (const value of values) if (value > 0 && value <= highest) misses[value] = 0
  return misses
}

function matched(columns: Columns, { ids, grades: given }: { ids: readonly number[]; grades: readonly number[] }) {
  const slots = scratchIntegers(ids.length)
  const grades = new Float64Array(ids.length)
  let count = 0
  for (let at = 0; at < ids.length; at++) {
    const slot = columns.slotOf(ids[at]!)
    if (slot < 0) continue
    slots[count] = slot
    grades[count++] = given[at]!
  }
  return { slots: slots.subarray(0, count), grades: grades.subarray(0, count) }
}

function joined(columns: Columns, condition: Condition): Int32Array {
  const values = 'anyOf' in condition ? new Set(condition.anyOf) : new Set<number>()
  const lists = [...values].map((value) => columns.listed(condition.field, value))
  const slots = scratchIntegers(lists.reduce((total, { count }) => total + count, 0))
  let at = 0
  for (const list of lists) {
    slots.set(list.slots.subarray(0, list.count), at)
    at += list.count
  }
  return slots
}

const refused = 1
const refuse: Transitions = Uint8Array.from({ length: 2 * missed }, (_, at) => (at < missed ? at : refused))

function narrowed(columns: Columns, scope: readonly Condition[], slots: Int32Array, grades: Float64Array | undefined) {
  const states = scratchBytes(slots.length).fill(0)
  for (const condition of scope) advance(columns, condition, slots, states, refuse)
  return kept({ slots, grades }, states)
}

/** The candidates in state 0. */
export function kept({ slots, grades }: Candidates, states: Uint8Array): Candidates {
  return { slots: inState(slots, states, 0), grades: grades?.filter((_, at) => states[at] === 0) }
}

export function inState(slots: Int32Array, states: Uint8Array, wanted: number): Int32Array {
  const found = scratchIntegers(slots.length)
  return found.subarray(0, copyInState(slots, states, wanted, found))
}

/** Two at a time: were it shorter, V8 would inline it where it cannot optimise the loop. */
function copyInState(slots: Int32Array, states: Uint8Array, wanted: number, into: Int32Array): number {
  let count = 0
  const even = slots.length & ~1
  for (let at = 0; at < even; at += 2) {
    into[count] = slots[at]!
    count += +(states[at] === wanted)
    into[count] = slots[at + 1]!
    count += +(states[at + 1] === wanted)
  }
  if (even < slots.length && states[even] === wanted) into[count++] = slots[even]!
  return count
}
