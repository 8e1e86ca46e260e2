import type { Numbers } from './columns.ts'

/** One value of the order: of a candidate by its slot, or by its place where there are no slots. No value is before `best`. */
export type Key = { values: Numbers; slots: Int32Array | undefined; sign: 1 | -1; best: number }

export const valueAt = ({ values, slots }: Key, candidate: number) => values[slots ? slots[candidate]! : candidate]!

type Part = { offset: number; size: number; mayShow?: ((candidate: number) => boolean) | undefined }

/** The places from `offset` on of the candidates that `mayShow`, in order, without sorting the others. */
export function select(count: number, keys: readonly Key[], { offset, size, mayShow }: Part): Int32Array {
  const most = offset + size
  const heap = new Int32Array(Math.min(most, count))
  const last = new Float64Array(keys.length)
  let used = 0
  const compare = (a: number, b: number) => {
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index]!
      const left = valueAt(key, a)
      const right = valueAt(key, b)
      if (left !== right) return left < right ? -key.sign : key.sign
    }
    return 0
  }
  let deciding = 0
  const from = (candidate: number) =>
    used < heap.length ? candidate : nextAhead(candidate, count, keys[deciding]!, last[deciding]!)
  for (let candidate = from(0); candidate < count; candidate = from(candidate + 1)) {
    if (mayShow && !mayShow(candidate)) continue
    if (used < heap.length) rise(candidate)
    else if (isBeforeLast(candidate)) sink(candidate)
  }
  return heap.subarray(0, used).sort(compare).subarray(offset)

  function isBeforeLast(candidate: number) {
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index]!
      const value = valueAt(key, candidate)
      if (value !== last[index]) return key.sign > 0 ? value < last[index]! : value > last[index]!
    }
    return false
  }

  /** The last one in order is on top, so that it is the first to leave. */
  function rise(candidate: number) {
    let place = used++
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (compare(candidate, heap[parent]!) <= 0) break
      heap[place] = heap[parent]!
      place = parent
    }
    heap[place] = candidate
    noteLast()
  }

  function sink(candidate: number) {
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= used) break
      if (child + 1 < used && compare(heap[child + 1]!, heap[child]!) > 0) child++
      if (compare(candidate, heap[child]!) >= 0) break
      heap[place] = heap[child]!
      place = child
    }
    heap[place] = candidate
    noteLast()
  }

  /** By a key whose best value the last one has, nobody is before it: the next key decides. */
  function noteLast() {
    for (let index = 0; index < keys.length; index++) last[index] = valueAt(keys[index]!, heap[0]!)
    deciding = 0
    while (deciding < keys.length - 1 && last[deciding] === keys[deciding]!.best) deciding++
  }
}

/** From a candidate on, the first that this key does not put behind `last`. Most are passed over here. */
function nextAhead(candidate: number, count: number, { values, slots, sign }: Key, last: number): number {
  const limit = last * sign
  while (candidate < count && values[slots ? slots[candidate]! : candidate]! * sign > limit) candidate++
  return candidate
}

/** Whether a candidate comes behind the document with these values of the order. */
export function isAfter(candidate: number, keys: readonly Key[], after: readonly number[]): boolean {
  for (const [index, key] of keys.entries()) {
    const value = valueAt(key, candidate)
    const last = after[index] ?? 0
    if (value !== last) return key.sign > 0 ? value > last : value < last
  }
  return false
}
