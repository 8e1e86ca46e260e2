import type { Numbers } from './columns.ts'

/** A sort key: the value of a candidate is at its row, or at its position if there are no rows. No value sorts before `bound`. */
export type Key = { values: Numbers; rows: Int32Array | undefined; sign: 1 | -1; bound: number }

export const valueAt = ({ values, rows }: Key, candidate: number) => values[rows ? rows[candidate]! : candidate]!

type Options = { offset: number; limit: number; predicate?: ((candidate: number) => boolean) | undefined }

/** The positions `offset` to `offset + limit` of the candidates that match the predicate, in order. A bounded heap: the rest is not sorted. */
export function topK(count: number, keys: readonly Key[], { offset, limit, predicate }: Options): Int32Array {
  const heap = new Int32Array(Math.min(offset + limit, count))
  /** Key values of the heap's top, the last candidate in order. */
  const threshold = new Float64Array(keys.length)
  let size = 0
  /** The first key by which a candidate can come before the top. */
  let decidingKey = 0
  const compare = (a: number, b: number) => {
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index]!
      const left = valueAt(key, a)
      const right = valueAt(key, b)
      if (left !== right) return left < right ? -key.sign : key.sign
    }
    return 0
  }
  const nextFrom = (candidate: number) =>
    size < heap.length ? candidate : skipBehind(candidate, count, keys[decidingKey]!, threshold[decidingKey]!)
  for (let candidate = nextFrom(0); candidate < count; candidate = nextFrom(candidate + 1)) {
    if (predicate && !predicate(candidate)) continue
    if (size < heap.length) siftUp(candidate)
    else if (isBeforeTop(candidate)) siftDown(candidate)
  }
  return heap.subarray(0, size).sort(compare).subarray(offset)

  function isBeforeTop(candidate: number) {
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index]!
      const value = valueAt(key, candidate)
      if (value !== threshold[index]) return key.sign > 0 ? value < threshold[index]! : value > threshold[index]!
    }
    return false
  }

  function siftUp(candidate: number) {
    let position = size++
    while (position > 0) {
      const parent = (position - 1) >> 1
      if (compare(candidate, heap[parent]!) <= 0) break
      heap[position] = heap[parent]!
      position = parent
    }
    heap[position] = candidate
    updateThreshold()
  }

  function siftDown(candidate: number) {
    let position = 0
    for (;;) {
      let child = 2 * position + 1
      if (child >= size) break
      if (child + 1 < size && compare(heap[child + 1]!, heap[child]!) > 0) child++
      if (compare(candidate, heap[child]!) >= 0) break
      heap[position] = heap[child]!
      position = child
    }
    heap[position] = candidate
    updateThreshold()
  }

  /** No candidate comes before the top by a key whose bound the top has reached: the next key decides. */
  function updateThreshold() {
    for (let index = 0; index < keys.length; index++) threshold[index] = valueAt(keys[index]!, heap[0]!)
    decidingKey = 0
    while (decidingKey < keys.length - 1 && threshold[decidingKey] === keys[decidingKey]!.bound) decidingKey++
  }
}

/** The first candidate that this key does not sort behind the threshold. Most candidates are skipped here. */
function skipBehind(candidate: number, count: number, { values, rows, sign }: Key, threshold: number): number {
  const limit = threshold * sign
  while (candidate < count && values[rows ? rows[candidate]! : candidate]! * sign > limit) candidate++
  return candidate
}

/** Whether a candidate comes after the document with these key values. */
export function isAfter(candidate: number, keys: readonly Key[], after: readonly number[]): boolean {
  for (const [index, key] of keys.entries()) {
    const value = valueAt(key, candidate)
    const last = after[index] ?? 0
    if (value !== last) return key.sign > 0 ? value > last : value < last
  }
  return false
}
