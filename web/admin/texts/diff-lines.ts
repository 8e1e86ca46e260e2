export type DiffLine = { kind: 'same' | 'removed' | 'added'; text: string }

type Text = { title: string; body: string }

/** The lines of two texts with their titles. */
export const diffTexts = (before: Text, after: Text) => diffLines(asLines(before), asLines(after))

/** A browser ends the lines of a form with CR LF. */
const asLines = ({ title, body }: Text) => `${title}\n\n${body.replaceAll('\r', '')}`

/** The lines of two texts, the common ones once: the longest common subsequence. Equal beginnings and ends cost nothing. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, current] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < Math.min(old.length, current.length) && old[start] === current[start]) start++
  let end = 0
  while (end < Math.min(old.length, current.length) - start && old.at(-1 - end) === current.at(-1 - end)) end++
  const same = (text: string): DiffLine => ({ kind: 'same', text })
  return [
    ...old.slice(0, start).map(same),
    ...diffMiddle(old.slice(start, old.length - end), current.slice(start, current.length - end)),
    ...old.slice(old.length - end).map(same),
  ]
}

const maxCells = 1_000_000

function diffMiddle(old: readonly string[], current: readonly string[]): DiffLine[] {
  const replaced: DiffLine[] = [
    ...old.map((text) => ({ kind: 'removed' as const, text })),
    ...current.map((text) => ({ kind: 'added' as const, text })),
  ]
  if (old.length * current.length > maxCells) return replaced
  const lengths = commonLengths(old, current)
  const lines: DiffLine[] = []
  let [from, to] = [0, 0]
  while (from < old.length && to < current.length) {
    if (old[from] === current[to]) {
      lines.push({ kind: 'same', text: old[from]! })
      from++
      to++
    } else if (lengths[from + 1]![to]! >= lengths[from]![to + 1]!) lines.push({ kind: 'removed', text: old[from++]! })
    else lines.push({ kind: 'added', text: current[to++]! })
  }
  return [
    ...lines,
    ...old.slice(from).map((text) => ({ kind: 'removed' as const, text })),
    ...current.slice(to).map((text) => ({ kind: 'added' as const, text })),
  ]
}

/** How many lines the rests of both texts have in common, from each pair of lines on. */
function commonLengths(old: readonly string[], current: readonly string[]) {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(current.length + 1))
  for (let from = old.length - 1; from >= 0; from--)
    for (let to = current.length - 1; to >= 0; to--)
      lengths[from]![to] =
        old[from] === current[to]
          ? lengths[from + 1]![to + 1]! + 1
          : Math.max(lengths[from + 1]![to]!, lengths[from]![to + 1]!)
  return lengths
}
