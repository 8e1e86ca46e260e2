import { fold } from '../../feeds/values/text.ts'

type Choice = { key: string; names: readonly string[] }

/** Below it two words have little in common. */
const leastLikeness = 0.5

/** The key of the choice whose name is most like a value: an abbreviation of it, or one with a few other letters. Null: none is. */
export function nearestName(value: string, choices: readonly Choice[], minLikeness = leastLikeness): string | null {
  const wanted = lettersOf(value)
  if (wanted === '') return null
  let best = { key: null as string | null, likeness: minLikeness }
  for (const { key, names } of choices)
    for (const name of names) {
      const likeness = likenessOf(wanted, lettersOf(name))
      if (likeness > best.likeness) best = { key, likeness }
    }
  return best.key
}

const lettersOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function likenessOf(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= 2 && long.startsWith(short)) return 0.75 + (0.2 * short.length) / long.length
  if (short.length >= 2 && short === withoutVowels(long)) return 0.75
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const common = [...pairs].filter((pair) => others.has(pair)).length
  return (2 * common) / Math.max(1, pairs.size + others.size)
}

/** 'Çft', 'pkt' and 'пчк' are so abbreviated. */
const withoutVowels = (text: string) => text.replace(/[aeiouäöüıаеёиоуыэюяь]/gu, '')

const pairsOf = (text: string) =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
