/** A deterministic pseudo-random generator (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)]!

/** Picks an item; earlier items are more likely. */
export const pickEarly = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() ** 1.8 * items.length)]!

export const between = (from: number, to: number, random: () => number): number =>
  from + Math.floor(random() * (to - from + 1))

export const digits = (count: number, random: () => number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
