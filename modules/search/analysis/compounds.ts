// Splits German compounds, so that a search for Schraube also matches Edelstahlschraube.

const minPartLength = 4
const minWordLength = 8
/** A last part of this length identifies a compound even if its first part is unknown. */
const minUnambiguousLength = 6
const endings = ['', 'e', 'n', 'en', 'er', 'ern', 's', 'es']
const linkingElements = ['', 's', 'n', 'en', 'es', 'er', 'e']

/** Known words and their stems. */
export type CompoundParts = ReadonlyMap<string, string>

/** In Edelstahlschraube, the head is Schraube and the modifier Edelstahl. */
export type Compound = { heads: string[]; modifiers: string[] }

/** Stems of the parts of a compound; empty for other words. */
export function splitCompound(key: string, known: CompoundParts): Compound {
  if (key.length < minWordLength || /[^a-z]/.test(key) || gloves.test(key)) return noCompound
  for (let at = minPartLength; at <= key.length - minPartLength; at++) {
    const [start, end] = [key.slice(0, at), key.slice(at)]
    const last = stemIn(end, endings, known)
    const first = last && stemIn(start, linkingElements, known)
    if (!last || (!first && end.length < minUnambiguousLength)) continue
    const [inStart, inEnd] = [first ? noCompound : splitCompound(start, known), splitCompound(end, known)]
    return {
      heads: [last, ...inEnd.heads],
      modifiers: [...(first ? [first] : []), ...inStart.heads, ...inStart.modifiers, ...inEnd.modifiers],
    }
  }
  return noCompound
}

/** They are no shoes. */
const gloves = /^handschuh(?:e?[ns]?)$/

const noCompound: Compound = { heads: [], modifiers: [] }

function stemIn(text: string, suffixes: readonly string[], known: CompoundParts): string | undefined {
  for (const suffix of suffixes) {
    const bare = text.slice(0, text.length - suffix.length)
    const stem = bare.length >= minPartLength && text.endsWith(suffix) ? known.get(bare) : undefined
    if (stem) return stem
  }
  return undefined
}
