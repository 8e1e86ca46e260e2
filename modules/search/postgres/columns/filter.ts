import { allocateIntegers } from './arena.ts'
import type { Column, Columns } from './columns.ts'
import type { ColumnQuery, Condition } from '../../lists/list-query.ts'

/** Documents by row, with their scores if they are text matches. */
export type Candidates = { rows: Int32Array; scores: Float64Array | undefined }
type Range = { from: number | null; to: number | null }
type Partition = { matching: Int32Array; rejected: Int32Array }

/** The documents within the scope that match the text. */
export function candidatesOf(
  columns: Columns,
  scope: readonly Condition[],
  matches?: ColumnQuery['matches'],
): Candidates {
  const indexed = matches
    ? undefined
    : scope.find((condition) => 'anyOf' in condition && columns.isIndexed(condition.field))
  const candidates = matches
    ? candidatesOfMatches(columns, matches)
    : { rows: indexed ? unionOfPostings(columns, indexed) : columns.all(), scores: undefined }
  const rest = scope.filter((condition) => condition !== indexed)
  return restrictCandidates(
    candidates,
    rest.reduce((rows, condition) => partition(columns, condition, rows).matching, candidates.rows),
  )
}

/** The candidates in these rows, a subsequence of their own. */
export function restrictCandidates({ rows, scores }: Candidates, left: Int32Array): Candidates {
  if (!scores || left === rows) return { rows: left, scores }
  const scoresLeft = new Float64Array(left.length)
  for (let at = 0, count = 0; count < left.length; at++) if (rows[at] === left[count]) scoresLeft[count++] = scores[at]!
  return { rows: left, scores: scoresLeft }
}

/** Stable partition of the rows by the condition. */
export function partition(columns: Columns, condition: Condition, rows: Int32Array): Partition {
  const output = allocateIntegers(rows.length)
  const column = columns.columns.get(condition.field)
  const count = !column
    ? partitionByList(columns, condition, rows, output)
    : 'anyOf' in condition
      ? partitionByKeyword(column, condition, rows, output)
      : partitionByRange(column, condition, rows, output)
  return { matching: output.subarray(0, count), rejected: output.subarray(count) }
}

/**
 * Branchless partition: matching rows go to the front of the output, the others behind; returns the number of matches. Matches
 * are unpredictable, so each row is written to both sides and only the count, to which the comparison is added as a number,
 * decides which copy stays. Unrolled by two, which takes a fifth less time.
 */
function partitionByKeyword(
  { values, maxValue }: Column,
  { anyOf }: { anyOf: readonly number[] },
  rows: Int32Array,
  output: Int32Array,
): number {
  const wanted = lookupTable(anyOf, maxValue)
  const last = rows.length - 1
  let count = 0
  let at = 0
  for (; at < last; at += 2) {
    const row = rows[at]!
    const nextRow = rows[at + 1]!
    const hit = wanted[values[row]!]!
    const nextHit = wanted[values[nextRow]!]!
    output[count] = row
    output[last - at + count] = row
    count += hit
    output[count] = nextRow
    output[last - at - 1 + count] = nextRow
    count += nextHit
  }
  if (at > last) return count
  output[count] = rows[last]!
  return count + wanted[values[rows[last]!]!]!
}

/** The loop is that of `partitionByKeyword`, written again: with a function for the comparison it takes ten times as long. */
function partitionByRange({ values }: Column, condition: Range, rows: Int32Array, output: Int32Array): number {
  const { from, to } = boundsOf(condition)
  const last = rows.length - 1
  let count = 0
  let at = 0
  for (; at < last; at += 2) {
    const row = rows[at]!
    const nextRow = rows[at + 1]!
    const value = values[row]!
    const nextValue = values[nextRow]!
    output[count] = row
    output[last - at + count] = row
    count += +(value >= from) & +(value <= to)
    output[count] = nextRow
    output[last - at - 1 + count] = nextRow
    count += +(nextValue >= from) & +(nextValue <= to)
  }
  if (at > last) return count
  output[count] = rows[last]!
  return count + (+(values[rows[last]!]! >= from) & +(values[rows[last]!]! <= to))
}

function partitionByList(columns: Columns, condition: Condition, rows: Int32Array, output: Int32Array): number {
  const { starts, lengths, items, values: listValues, scale, maxValue } = columns.lists.get(condition.field)!
  const wanted = lookupTable('anyOf' in condition ? condition.anyOf : [condition.key!], maxValue)
  const { from, to } = 'anyOf' in condition ? unbounded : boundsOf(condition)
  const last = rows.length - 1
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const end = starts[row]! + lengths[row]!
    let hit = 0
    for (let item = starts[row]!; item < end; item++)
      if (
        wanted[items[item]!] === 1 &&
        (!listValues || (listValues[item]! / scale >= from && listValues[item]! / scale <= to))
      ) {
        hit = 1
        break
      }
    output[count] = row
    output[last - at + count] = row
    count += hit
  }
  return count
}

const unbounded = { from: -Infinity, to: Infinity }
const boundsOf = ({ from, to }: Range) => ({ from: from ?? -Infinity, to: to ?? Infinity })

/** 1 at each wanted value, 0 at the others. */
function lookupTable(values: readonly number[], maxValue: number) {
  const wanted = new Uint8Array(maxValue + 1)
  for (const value of values) if (value > 0 && value <= maxValue) wanted[value] = 1
  return wanted
}

function candidatesOfMatches(columns: Columns, { ids, scores: matchScores }: NonNullable<ColumnQuery['matches']>) {
  const rows = allocateIntegers(ids.length)
  const scores = new Float64Array(ids.length)
  let count = 0
  for (let at = 0; at < ids.length; at++) {
    const row = columns.rowOf(ids[at]!)
    if (row < 0) continue
    rows[count] = row
    scores[count++] = matchScores[at]!
  }
  return { rows: rows.subarray(0, count), scores: scores.subarray(0, count) }
}

function unionOfPostings(columns: Columns, condition: Condition): Int32Array {
  const values = 'anyOf' in condition ? new Set(condition.anyOf) : new Set<number>()
  const lists = [...values].map((value) => columns.postingList(condition.field, value))
  const rows = allocateIntegers(lists.reduce((total, { count }) => total + count, 0))
  let at = 0
  for (const list of lists) {
    rows.set(list.rows.subarray(0, list.count), at)
    at += list.count
  }
  return rows
}
