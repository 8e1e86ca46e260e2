import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type Parts, partsOf } from './compounds.ts'
import { kindOf } from './documents.ts'
import { compoundPartsOf } from './lexicon.ts'
import { languagesOf, lexemesOf, loadStems, wantedStems } from './stems.ts'
import { type Synonyms, synonymsIn } from './synonyms.ts'
import { isNumeric, isUnit, type Token, tokensOf, type Word, wordsOf } from './words.ts'

/** A word as documents may have it: in the caller's language, in the others that it can be of, and in names of categories. */
export type Wanted = { own: string[]; others: string[]; kinds: string[] }
/** Words that are all wanted. A loose reading is not as good as what was typed. */
export type Reading = { words: Wanted[]; isLoose: boolean }
/** `typed` is how a mended word was typed. */
export type Term = {
  text: string
  typed?: string
  key: string
  isNumeric: boolean
  isUnit: boolean
  readings: Reading[]
}
/** Another way to say the terms from `start` to `end`. */
export type Span = { start: number; end: number; words: Wanted[]; isLoose: boolean }
export type Meaning = { terms: Term[]; spans: Span[] }

const mostTerms = 12
/** Shorter stems mean another thing in another language. */
const shortestForeign = 4

/** What a text asks for. Words that say nothing are left out, unless there is nothing else. */
export const understand = async (db: Db, text: string, locale: Locale): Promise<Meaning> =>
  (await understandAll(db, [text], locale))[0]!

/** The meaning of each text, with one look into the dictionaries. */
export async function understandAll(db: Db, texts: readonly string[], locale: Locale): Promise<Meaning[]> {
  const all = texts.map((text) => tokensOf(text, locale).slice(0, mostTerms))
  const [synonyms, compounds] = await Promise.all([
    synonymsIn(db, locale),
    locale === 'de' ? compoundPartsOf(db) : nothing,
  ])
  await loadStemsOf(
    db,
    locale,
    all.flatMap((tokens) => [...wordsOf(tokens), ...joinedPairs(tokens).map(({ word }) => word)]),
  )
  return all.map((tokens) => meaningOf(tokens, locale, synonyms, compounds))
}

const nothing: Parts = new Map()

/** The stems of these words and of what they are synonyms to, in every language that they can be of. */
async function loadStemsOf(db: Db, locale: Locale, words: readonly Word[]) {
  await loadStems(
    db,
    words.flatMap((word) => [locale, ...languagesOf(word.text)].flatMap((each) => wantedStems(each, [word]))),
  )
}

function meaningOf(tokens: readonly Token[], locale: Locale, synonyms: Synonyms, compounds: Parts): Meaning {
  const said = tokens.filter(({ readings }) => readings[0]!.some((word) => saysSomething(word, locale)))
  const kept = said.length > 0 ? said : tokens
  const terms = kept.map((token, index) => ({
    ...termOf(token, locale, compounds),
    isUnit: index > 0 && isNumeric(kept[index - 1]!.text) && isUnit(token.text),
  }))
  return { terms, spans: [...joinedSpans(kept, locale), ...synonymSpans(kept, locale, synonyms)] }
}

const saysSomething = (word: Word, locale: Locale) => lexemesOf(locale, word).length > 0

function termOf({ text, readings }: Token, locale: Locale, compounds: Parts): Omit<Term, 'isUnit'> {
  const isSize = /\dx\d/.test(text)
  const { key } = readings[0]![0]!
  const { heads, modifiers } = locale === 'de' ? partsOf(key, compounds) : { heads: [], modifiers: [] }
  const parts = [...modifiers, ...heads.slice(-1)]
  return {
    text,
    key,
    isNumeric: isNumeric(text),
    readings: [
      ...readings.map((words, index) => ({
        words: words.map((word) => wantedOf(word, locale)),
        isLoose: isSize && index > 0,
      })),
      ...(parts.length > 1
        ? [{ words: parts.map((part) => ({ own: [part], others: [], kinds: [kindOf('de', part)] })), isLoose: true }]
        : []),
    ],
  }
}

export function wantedOf(word: Word, locale: Locale): Wanted {
  const languages = languagesOf(word.text)
  const ownLanguages = languages.includes(locale) ? [locale] : languages
  const own = new Set([...ownLanguages.flatMap((language) => lexemesOf(language, word)), word.key])
  return {
    own: [...own],
    others: [...new Set(languages.flatMap((language) => lexemesOf(language, word)))].filter(
      (lexeme) => !own.has(lexeme) && lexeme.length >= shortestForeign,
    ),
    kinds: ownLanguages.flatMap((language) => lexemesOf(language, word).map((lexeme) => kindOf(language, lexeme))),
  }
}

const joinedSpans = (tokens: readonly Token[], locale: Locale): Span[] =>
  joinedPairs(tokens).map(({ start, word }) => ({
    start,
    end: start + 2,
    words: [wantedOf(word, locale)],
    isLoose: false,
  }))

/** 'ip 65' is written ip65, and a 'flood light' is a floodlight. */
function joinedPairs(tokens: readonly Token[]): { start: number; word: Word }[] {
  return tokens.slice(1).flatMap(({ readings, isJoined }, start) => {
    const [[before, ...more], [after, ...others]] = [tokens[start]!.readings[0]!, readings[0]!]
    if (!isJoined || more.length > 0 || others.length > 0 || isNumeric(before!.key)) return []
    return [{ start, word: { text: before!.text + after!.text, key: before!.key + after!.key } }]
  })
}

function synonymSpans(tokens: readonly Token[], locale: Locale, { alternativesTo, longest }: Synonyms): Span[] {
  const words = tokens.map(({ readings }) => readings[0]![0]!)
  return tokens.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, tokens.length - start) }, (_each, at) => start + at + 1).flatMap((end) =>
      alternativesTo(words.slice(start, end)).map((alternative) => {
        const said = alternative.filter((word) => saysSomething(word, locale))
        return { start, end, words: said.map((word) => wantedOf(word, locale)), isLoose: true }
      }),
    ),
  )
}
