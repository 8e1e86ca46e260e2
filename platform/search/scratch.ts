/** Small, so that one search over everything does not keep its room for ever. */
const bytes = 8 * 2 ** 20
const room = new ArrayBuffer(bytes)
let used = 0

/** Begins a search: whatever the one before took may be written over. A search runs to its end before the next one begins. */
export function clearScratch() {
  used = 0
}

/** Numbers of no particular value that live as long as the search. Fresh arrays would be garbage outside of the heap, and their pages new to the machine. */
export const scratchIntegers = (length: number) => new Int32Array(...place(length, Int32Array.BYTES_PER_ELEMENT))

export const scratchBytes = (length: number) => new Uint8Array(...place(length, 1))

function place(length: number, width: number): [ArrayBuffer, number, number] {
  const start = used
  const end = start + Math.ceil((length * width) / 8) * 8
  if (end > bytes) return [new ArrayBuffer(length * width), 0, length]
  used = end
  return [room, start, length]
}
