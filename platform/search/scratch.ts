/** Small, so that one search over everything does not keep its room for ever. */
const bytes = 8 * 2 ** 20
const room = new ArrayBuffer(bytes)
let used = 0

/** Begins a search: whatever the one before took may be written over. A search runs to its end before the next one begins. */
export function clearScratch() {
  used = 0
}

/** Numbers of no particular value that live as long as the search. Fresh arrays would be garbage outside of the heap, and their pages new to the machine. */
export function scratchIntegers(length: number): Int32Array {
  const start = used
  const end = start + length * Int32Array.BYTES_PER_ELEMENT
  if (end > bytes) return new Int32Array(length)
  used = end
  return new Int32Array(room, start, length)
}
