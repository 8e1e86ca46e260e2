// German compounds that no product has, as their parts: then one of them can be left out, and the last one names the kind.
import type { CategoryWords } from './category-words.ts'
import type { ParsedQuery, Term } from './parse-query.ts'
import { localizedTerm } from './stems.ts'

export function withCompoundsSplit({ terms, spans }: ParsedQuery, words: CategoryWords): ParsedQuery {
  const hasSynonym = (at: number) => spans.some(({ start, end, isLoose }) => isLoose && start === at && end === at + 1)
  const split = terms.map((term, at) => (hasSynonym(at) ? [term] : partsOf(term, words)))
  if (split.every((parts) => parts.length === 1)) return { terms, spans }
  const startOf = (index: number) => split.slice(0, index).flat().length
  return {
    terms: split.flat(),
    spans: spans.map((span) => ({ ...span, start: startOf(span.start), end: startOf(span.end) })),
  }
}

function partsOf(term: Term, { shares, heads }: CategoryWords): Term[] {
  const { compound, tokenizations, key } = term
  const isKnown = tokenizations[0]!.words.some(({ ownLanguage }) => ownLanguage.some((lexeme) => shares.has(lexeme)))
  if (!compound || isKnown || !heads.has(compound.head)) return [term]
  const modifier = key.slice(0, Math.max(0, key.lastIndexOf(compound.head)))
  const modifiers = compound.parts.length > 0 ? compound.parts : modifier ? [modifier] : []
  return [...modifiers, compound.head].map((part, at) => ({
    ...term,
    isAfterPreposition: term.isAfterPreposition || at < modifiers.length,
    text: part,
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
