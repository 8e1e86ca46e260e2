// German compounds that no product has, as their parts: then one of them can be left out, and the last one names the kind.
import type { Locale } from '#platform/constants.ts'
import type { CategoryWords } from './category-words.ts'
import type { ParsedQuery, Term, TokenSpan } from './parse-query.ts'
import { localizedTerm } from './stems.ts'
import type { Synonyms } from './synonyms.ts'

/** Synonyms of a part count as well: 'Edelstahlschraube' is also a screw of A2. */
export function withCompoundsSplit(
  { terms, spans }: ParsedQuery,
  words: CategoryWords,
  locale: Locale,
  { alternatives }: Pick<Synonyms, 'alternatives'> = noSynonyms,
): ParsedQuery {
  const hasSynonym = (at: number) => spans.some(({ start, end, isLoose }) => isLoose && start === at && end === at + 1)
  const split = terms.map((term, at) => (hasSynonym(at) ? [term] : partsOf(term, words, locale === 'de')))
  if (split.every((parts) => parts.length === 1)) return { terms, spans }
  const startOf = (index: number) => split.slice(0, index).flat().length
  const synonymsOf = (part: Term, start: number): TokenSpan[] =>
    alternatives([part]).map((expression) => ({ start, end: start + 1, words: [...expression], isLoose: true }))
  return {
    terms: split.flat(),
    spans: [
      ...spans.map((span) => ({ ...span, start: startOf(span.start), end: startOf(span.end) })),
      ...split.flatMap((parts, index) =>
        parts.length > 1 ? parts.flatMap((part, at) => synonymsOf(part, startOf(index) + at)) : [],
      ),
    ],
  }
}

const noSynonyms = { alternatives: () => [] }

function partsOf(term: Term, { shares, heads }: CategoryWords, isGerman: boolean): Term[] {
  const { tokenizations, key, text } = term
  const isKnown = tokenizations[0]!.words.some(({ ownLanguage }) => ownLanguage.some((lexeme) => shares.has(lexeme)))
  const compound = term.compound ?? (isKnown || !isGerman ? undefined : compoundWith(key, heads))
  if (!compound || isKnown || !heads.has(compound.head)) return [term]
  const modifier = key.slice(0, Math.max(0, key.lastIndexOf(compound.head)))
  const modifiers = compound.parts.length > 0 ? compound.parts : modifier ? [modifier] : []
  // As typed, for people who read that it was left out: 'Kupfer' of 'Kupferblech', not its stem 'kupf'.
  const written = modifiers.length === 1 ? [text.slice(0, modifier.length), text.slice(modifier.length)] : []
  return [...modifiers, compound.head].map((part, at) => ({
    ...term,
    isAfterPreposition: term.isAfterPreposition || at < modifiers.length,
    text: written[at] || part,
    key: part,
    compound: undefined,
    tokenizations: [
      {
        words: [{ ownLanguage: [part], otherLanguages: [], categoryTerms: [localizedTerm('de', part)] }],
        isLoose: false,
      },
    ],
  }))
}

/** A word whose end names a kind of thing, as 'Poolpumpe'; the longest such end. */
function compoundWith(key: string, heads: CategoryWords['heads']): Term['compound'] {
  for (let at = minModifierLength; at <= key.length - minHeadLength; at++) {
    const head = endings
      .filter((ending) => key.endsWith(ending))
      .map((ending) => key.slice(at, key.length - ending.length))
      .find((stem) => stem.length >= minHeadLength && heads.has(stem))
    if (head) return { parts: [], head }
  }
  return undefined
}

const minModifierLength = 3
const minHeadLength = 4
const endings = ['', 'e', 'n', 'en', 'er', 's', 'es']
