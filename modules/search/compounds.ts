// German writes its compounds as one word: an Edelstahlschraube is a Schraube too.

const shortestPart = 4
const shortestWord = 8
/** A part that is known for sure may stand behind anything. */
const sureLength = 6
const endings = ['', 'e', 'n', 'en', 'er', 'ern', 's', 'es']
/** Letters that join two nouns. */
const joints = ['', 's', 'n', 'en', 'es', 'er', 'e']

/** Words that parts are recognised by, and their stems. */
export type Parts = ReadonlyMap<string, string>

/** An Edelstahlschraube is a Schraube, its head; Edelstahl only says which. */
export type Compound = { heads: string[]; modifiers: string[] }

/** The stems of what a German compound is made of. The first part need not be known when the last is a long word. */
export function partsOf(key: string, known: Parts): Compound {
  if (key.length < shortestWord || /[^a-z]/.test(key)) return simple
  for (let at = shortestPart; at <= key.length - shortestPart; at++) {
    const [start, end] = [key.slice(0, at), key.slice(at)]
    const last = stemIn(end, endings, known)
    const first = last && stemIn(start, joints, known)
    if (!last || (!first && end.length < sureLength)) continue
    const [before, within] = [first ? simple : partsOf(start, known), partsOf(end, known)]
    return {
      heads: [last, ...within.heads],
      modifiers: [...(first ? [first] : []), ...before.heads, ...before.modifiers, ...within.modifiers],
    }
  }
  return simple
}

const simple: Compound = { heads: [], modifiers: [] }

function stemIn(text: string, tails: readonly string[], known: Parts): string | undefined {
  for (const tail of tails) {
    const bare = text.slice(0, text.length - tail.length)
    const stem = bare.length >= shortestPart && text.endsWith(tail) ? known.get(bare) : undefined
    if (stem) return stem
  }
  return undefined
}
