import type { Columns } from './columns.ts'
import type { Condition, Search } from './engine.ts'

/** Documents by their slots and, where a text found them, their grades. */
export type Candidates = { slots: Int32Array; grades: Float64Array | undefined }

/** The documents that the scope and the text leave. */
export function candidatesOf(columns: Columns, scope: readonly Condition[], matches?: Search['matches']): Candidates {
  const byList = matches ? undefined : scope.find((condition) => 'anyOf' in condition && columns.isListed(condition.field))
  const { slots, grades } = matches ? matched(columns, matches) : { slots: byList ? joined(columns, byList) : columns.all(), grades: undefined }
  const rest = scope.filter((condition) => condition !== byList)
  return rest.length === 0 ? { slots, grades } : narrowed(columns, rest, slots, grades)
}

/** 1 for each slot whose document fulfils the condition. */
export function evaluate(columns: Columns, condition: Condition, slots: Int32Array): Uint8Array {
  const holds = new Uint8Array(slots.length)
  const { field } = condition
  const column = columns.columns.get(field)
  if (column && 'anyOf' in condition) {
    const wanted = tableOf(condition.anyOf, column.highest)
    const { values } = column
    for (let at = 0; at < slots.length; at++) holds[at] = wanted[values[slots[at]!]!]!
    return holds
  }
  if (column && 'from' in condition) {
    const { values } = column
    const { from, to } = boundsOf(condition)
    for (let at = 0; at < slots.length; at++) {
      const value = values[slots[at]!]!
      holds[at] = value >= from && value <= to ? 1 : 0
    }
    return holds
  }
  const lists = columns.lists.get(field)!
  const { starts, lengths, items, amounts } = lists
  const wanted = tableOf('anyOf' in condition ? condition.anyOf : [condition.key!], lists.highest)
  const { from, to } = 'anyOf' in condition ? everything : boundsOf(condition)
  for (let at = 0; at < slots.length; at++) {
    const start = starts[slots[at]!]!
    const end = start + lengths[slots[at]!]!
    for (let item = start; item < end; item++)
      if (wanted[items[item]!] === 1 && (!amounts || (amounts[item]! >= from && amounts[item]! <= to))) {
        holds[at] = 1
        break
      }
  }
  return holds
}

const everything = { from: -Infinity, to: Infinity }
const boundsOf = ({ from, to }: { from: number | null; to: number | null }) => ({ from: from ?? -Infinity, to: to ?? Infinity })

/** 1 at each wanted value. */
function tableOf(values: readonly number[], highest: number) {
  const table = new Uint8Array(highest + 1)
  for (const value of values) if (value > 0 && value <= highest) table[value] = 1
  return table
}

function matched(columns: Columns, { ids, grades: given }: { ids: readonly number[]; grades: readonly number[] }) {
  const slots = new Int32Array(ids.length)
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
  const slots = new Int32Array(lists.reduce((total, { count }) => total + count, 0))
  let at = 0
  for (const list of lists) {
    slots.set(list.slots.subarray(0, list.count), at)
    at += list.count
  }
  return slots
}

function narrowed(columns: Columns, scope: readonly Condition[], slots: Int32Array, grades: Float64Array | undefined) {
  const holds = scope.map((condition) => evaluate(columns, condition, slots))
  const keptSlots = new Int32Array(slots.length)
  const keptGrades = grades && new Float64Array(slots.length)
  let count = 0
  for (let at = 0; at < slots.length; at++) {
    if (holds.some((each) => each[at] === 0)) continue
    keptSlots[count] = slots[at]!
    if (keptGrades) keptGrades[count] = grades![at]!
    count++
  }
  return { slots: keptSlots.subarray(0, count), grades: keptGrades?.subarray(0, count) }
}
