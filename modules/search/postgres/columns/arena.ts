/** A bump allocator for one search at a time: 8 MB, larger requests get arrays of their own. */
const sizeBytes = 8 * 2 ** 20
const buffer = new ArrayBuffer(sizeBytes)
let usedBytes = 0

/** Frees all allocations. Call at the start of a search; a search is synchronous, so no other one is running. */
export function resetArena() {
  usedBytes = 0
}

/** Uninitialised integers, valid until the next `resetArena`. */
export function allocateIntegers(length: number): Int32Array {
  const start = usedBytes
  const end = start + length * Int32Array.BYTES_PER_ELEMENT
  if (end > sizeBytes) return new Int32Array(length)
  usedBytes = end
  return new Int32Array(buffer, start, length)
}
