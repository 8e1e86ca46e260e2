/** Insertions, deletions, substitutions and transpositions of adjacent letters that turn one word into the other. */
export function damerauLevenshtein(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwap = at > 1 && row > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwap ? before[at - 2]! + 1 : Infinity,
      )
    }
    ;[before, last] = [last, next]
  }
  return last[other.length]!
}

/** The number of typing errors that are corrected in a word of this length. */
export const maxEdits = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : length < 11 ? 2 : 3)
