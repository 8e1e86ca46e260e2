/** Random numbers that a failing test can repeat: the seed is part of its message. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)]!
  const some = <Item>(items: readonly Item[], chance = 0.5) => items.filter(() => next() < chance)
  return { next, between, pick, some, chance: (probability: number) => next() < probability }
}
export type Random = ReturnType<typeof randomFrom>
