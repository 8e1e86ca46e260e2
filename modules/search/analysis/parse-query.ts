import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { compoundPartsOf } from './analyzer.ts'
import { type CompoundParts, splitCompound } from './compounds.ts'
import { expandWord, isContentWord, loadExpansions, localizedTerm, type TermExpansion } from './stems.ts'
import { type Synonyms, synonymsIn } from './synonyms.ts'
import { isNumeric } from './folding.ts'
import { type Token, tokenize, tokenizationsOf, type Word, wordsOf } from './tokenize.ts'
import { otherNamesIn } from './nominal-sizes.ts'
import { nounStems } from './derived-stems.ts'
import { romanize } from './transliteration.ts'
import { plainWriting } from './query-writing.ts'
import { isRequestWord } from './request-words.ts'
import { factorsFrom, isDimensionWord, isSizeWord, unitOf } from './units.ts'

/** A number of parts, and the characteristics that may tell it. */
export type Count = { number: number; characteristicIds: readonly number[] }
/** Words that must all match. Loose: a weaker interpretation than the text as typed. */
export type Tokenization = { words: TermExpansion[]; isLoose: boolean }
/** `original` is a corrected word as typed. */
export type Term = {
  text: string
  original?: string
  key: string
  isNumeric: boolean
  isUnit: boolean
  /** Of a word that is also read as a number: the figure, and the rest of a compound such as 'zweigruppig'. */
  number?: { figure: string; rest: string }
  count?: Count
  /** It says what the thing is for or made of, not what it is. */
  isAfterPreposition: boolean
  /** The thing is to be without it: 'without' and the word. */
  lacking?: readonly string[] | undefined
  tokenizations: Tokenization[]
  /** Of a German compound. */
  compound?: { parts: readonly string[]; head: string } | undefined
  /** The noun of an adjective such as 'нитриловый', for attributes. */
  derived?: TermExpansion | undefined
  /** A size that the term may be relaxed to: M8 of M8x45. */
  sizeStart?: Tokenization | undefined
  /** Of a number or word that is being typed. */
  beginning?: string | undefined
}
/** An alternative to the terms from `start` to `end`, exclusive. */
export type TokenSpan = { start: number; end: number; words: TermExpansion[]; isLoose: boolean }
export type ParsedQuery = { terms: Term[]; spans: TokenSpan[] }

const maxTerms = 12

/** Stop words are dropped, unless there are no other words. */
export const parseQuery = async (db: Db, text: string, locale: Locale): Promise<ParsedQuery> =>
  (await parseQueries(db, [text], locale))[0]!

/** Parses several texts with one dictionary query. */
export async function parseQueries(db: Db, texts: readonly string[], locale: Locale): Promise<ParsedQuery[]> {
  const all = texts.map((text) => tokenize(plainWriting(text), locale).slice(0, maxTerms))
  const [synonyms, compounds] = await Promise.all([
    synonymsIn(db, locale),
    locale === 'de' ? compoundPartsOf(db) : noCompounds,
  ])
  await loadExpansions(
    db,
    all.flatMap((tokens) => [
      ...wordsOf(tokens),
      ...joinedPairs(tokens).map(({ word }) => word),
      ...nominalNames(tokens, locale).flatMap(({ words }) => words),
    ]),
    locale,
  )
  return all.map((tokens) => parseTokens(tokens, locale, synonyms, compounds))
}

const noCompounds: CompoundParts = new Map()

function parseTokens(
  tokens: readonly Token[],
  locale: Locale,
  synonyms: Synonyms,
  compounds: CompoundParts,
): ParsedQuery {
  const synonymous = synonymSpans(tokens, synonyms)
  const asking = new Set(tokens.filter((_, index) => isAsking(tokens, index, synonymous, locale)))
  const contentTokens = tokens.filter((_, index) => tellsSomething(tokens, index, locale))
  const soughtTokens = contentTokens.filter((token) => !asking.has(token))
  const usedTokens = [soughtTokens, contentTokens, tokens].find(({ length }) => length > 0) ?? []
  const firstContent = tokens.indexOf(usedTokens[0]!)
  const isPreposition = (token: Token) =>
    (!usedTokens.includes(token) && !asking.has(token)) || token.text === keptPrepositions[locale]
  const preposition = tokens.findIndex((token, index) => index > firstContent && isPreposition(token))
  // 'for printers cartridges' asks for cartridges, 'looking for cartridges' too.
  const isObject =
    locale !== 'tr' && firstContent > 0 && tokens.slice(0, firstContent).every((token) => !asking.has(token))
  const object = isObject && usedTokens.length > 1 ? usedTokens[0] : undefined
  const lacking = tokens.map((_, at) => lackingAt(tokens, at, synonymous, locale))
  const terms = usedTokens.map((token, index) => {
    const at = tokens.indexOf(token)
    return {
      ...termOf(token, locale, compounds),
      isAfterPreposition: token === object || (locale !== 'tr' && preposition > 0 && at > preposition),
      lacking: lacking[at],
      // 'Without' tells nothing by itself either.
      isUnit: isUnitAt(usedTokens, index, locale) || lacking[at + 1] !== undefined,
    }
  })
  for (const [index, term] of terms.entries()) {
    const unit = terms[index + 1]?.isUnit ? terms[index + 1]!.text : isUnitless(term.text) ? 'cm' : undefined
    if (unit) term.tokenizations.push(...conversionsOf(term.text, unit, locale))
  }
  const positions = tokens.map((_, at) => usedTokens.filter((token) => tokens.indexOf(token) < at).length)
  const spans = [...joinedSpans(tokens, locale), ...nominalSpans(tokens, locale), ...synonymous]
    .map((span) => ({ ...span, start: positions[span.start]!, end: positions[span.end] ?? usedTokens.length }))
    .filter(({ start, end }) => start < end)
  return { terms, spans }
}

const negations: Partial<Record<Locale, string>> = {
  en: 'without',
  ru: 'без',
  sr: 'bez',
  de: 'ohne',
  it: 'senza',
}

/** Of the word or expression after 'without'; 'without wires' is an expression. */
function lackingAt(tokens: readonly Token[], at: number, spans: readonly TokenSpan[], locale: Locale) {
  const [[word, ...others] = []] = tokens[at]?.tokenizations ?? []
  const expression = spans.find(({ start, end }) => start < at && at < end)
  const negation = tokens[(expression?.start ?? at) - 1]
  if (!word || others.length > 0 || !negation || negation.text !== negations[locale]) return undefined
  return [negation.tokenizations[0]![0]!.key, word.key]
}

/** Not 'bulk' of 'bulk bag', which is an expression. */
function isAsking(tokens: readonly Token[], at: number, spans: readonly TokenSpan[], locale: Locale): boolean {
  const keyAt = (place: number) =>
    tokens[place]?.tokenizations[0]!.length === 1 ? tokens[place].tokenizations[0][0]!.key : ''
  return (
    isRequestWord(keyAt(at), [keyAt(at - 1), keyAt(at + 1)], locale) &&
    !spans.some(({ start, end }) => start <= at && at < end && end - start > 1)
  )
}

/** Letters are stop words, unless they are the size of clothes or a unit: Italian 'taglia L', English '5 t', but not 'da 15 a 22'. */
const tellsSomething = (tokens: readonly Token[], at: number, locale: Locale) =>
  tokens[at]!.tokenizations[0]!.some((word) => isContentWord(word, locale)) ||
  letterSize.test(tokens[at]!.text) ||
  (isMeasureAfterNumber(tokens, at) && !isNumeric(tokens[at + 1]?.text ?? ''))

function derivedOf(key: string, locale: Locale): TermExpansion | undefined {
  const stems = nounStems(key, locale)
  return stems.length > 0 ? { ownLanguage: stems, otherLanguages: [], categoryTerms: [] } : undefined
}

/** The dictionaries keep them, since they say what is lacking: 'tastiera senza fili' asks for a keyboard. */
const keptPrepositions: Partial<Record<Locale, string>> = { en: 'without', it: 'senza' }

const sizeStartOf = (parts: readonly Word[], locale: Locale): Tokenization => ({
  words: [expandWord(parts[0]!, locale)],
  isLoose: true,
})

/** Units after a number, and words such as 'size' and 'wide' beside it, tell nothing by themselves. */
function isUnitAt(tokens: readonly Token[], index: number, locale: Locale): boolean {
  const { text } = tokens[index]!
  const before = tokens[index - 1]?.text ?? ''
  const after = tokens[index + 1]?.text ?? ''
  const isBeforeNumber = isNumeric(after)
  const isBesideSize = [before, after].some((beside) => isNumeric(beside) || letterSize.test(beside))
  return (
    isUnitAfterNumber(tokens, index) ||
    (isSizeWord(text, locale) && isBesideSize && !isAllOf(tokens, text)) ||
    (isDimensionWord(text) && (isBeforeNumber || isNumeric(before) || isUnitAfterNumber(tokens, index - 1)))
  )
}

/** 'DN 50' by itself is sought as it stands. */
const isAllOf = (tokens: readonly Token[], text: string) => text === 'dn' && tokens.length === 2

/** Of clothes. */
const letterSize = /^\d?x*[sml]$/

const isUnitAfterNumber = (tokens: readonly Token[], index: number) =>
  index > 0 && isNumeric(tokens[index - 1]!.text) && unitOf(tokens[index]!.text) !== undefined

const isMeasureAfterNumber = (tokens: readonly Token[], index: number) =>
  isUnitAfterNumber(tokens, index) && unitOf(tokens[index]!.text)!.dimension !== 'count'

/** The same size in other units: 40x30 cm is 400x300 mm. */
function conversionsOf(text: string, unitText: string, locale: Locale): Tokenization[] {
  const unit = unitOf(unitText)
  if (!unit || !/^[\d.x]+$/.test(text)) return []
  return factorsFrom(unit).flatMap((factor) => {
    const numbers = text.split('x').map((number) => Number((Number(number) * factor).toPrecision(10)))
    if (numbers.some((number) => number < minConverted || number > maxConverted)) return []
    return tokenizationsOf(numbers.join('x'), locale).map((words, index) => ({
      words: words.map((word) => expandWord(word, locale)),
      isLoose: index > 0,
    }))
  })
}

/** Boxes and pallets are measured in centimetres as often as in millimetres: 80x120 is also sought as 800x1200. */
const isUnitless = (text: string) => /^\d{2,3}(?:x\d{2,3})+$/.test(text)

const minConverted = 0.1
const maxConverted = 100_000

function termOf(
  { text, tokenizations }: Token,
  locale: Locale,
  compounds: CompoundParts,
): Omit<Term, 'isUnit' | 'isAfterPreposition'> {
  const isSize = /\dx\d/.test(text)
  const { key } = tokenizations[0]![0]!
  const { heads, modifiers } = locale === 'de' ? splitCompound(key, compounds) : { heads: [], modifiers: [] }
  const parts = [...modifiers, ...heads.slice(-1)]
  return {
    text,
    key,
    isNumeric: isNumeric(text),
    compound: heads.length > 0 ? { parts: modifiers, head: heads.at(-1)! } : undefined,
    derived: derivedOf(key, locale),
    sizeStart: isSize ? sizeStartOf(tokenizations.at(-1)!, locale) : undefined,
    tokenizations: [
      ...[...tokenizations, ...inLatin(text, locale)].map((words, index) => ({
        words: words.map((word) => expandWord(word, locale)),
        isLoose: isSize && index > 0,
      })),
      ...(parts.length > 1
        ? [
            {
              words: parts.map((part) => ({
                ownLanguage: [part],
                otherLanguages: [],
                categoryTerms: [localizedTerm('de', part)],
              })),
              isLoose: true,
            },
          ]
        : []),
    ],
  }
}

/** A designation typed in Cyrillic letters: 'ффп2' is FFP2. */
const inLatin = (text: string, locale: Locale) =>
  isNumeric(text) && /\p{Script=Cyrillic}/u.test(text) ? tokenizationsOf(romanize(text), locale) : []

const joinedSpans = (tokens: readonly Token[], locale: Locale): TokenSpan[] =>
  joinedPairs(tokens).map(({ start, word }) => ({
    start,
    end: start + 2,
    words: [expandWord(word, locale)],
    isLoose: false,
  }))

/** Adjacent words that may be written as one: 'ip 65' and ip65, 'flood light' and floodlight. */
function joinedPairs(tokens: readonly Token[]): { start: number; word: Word }[] {
  return tokens.slice(1).flatMap(({ tokenizations, isJoined }, start) => {
    const [[before, ...moreBefore], [after, ...moreAfter]] = [tokens[start]!.tokenizations[0]!, tokenizations[0]!]
    if (!isJoined || moreBefore.length > 0 || moreAfter.length > 0 || isNumeric(before!.key)) return []
    return [{ start, word: { text: before!.text + after!.text, key: before!.key + after!.key } }]
  })
}

/** 'DN 25' is also 'G 1'. */
const nominalSpans = (tokens: readonly Token[], locale: Locale): TokenSpan[] =>
  nominalNames(tokens, locale).map(({ words, ...span }) => ({
    ...span,
    words: words.map((word) => expandWord(word, locale)),
    isLoose: false,
  }))

const nominalNames = (tokens: readonly Token[], locale: Locale) =>
  otherNamesIn(tokens.map(({ text }) => text)).flatMap(({ start, end, names }) =>
    names.map((name) => ({ start, end, words: name.flatMap((piece) => tokenizationsOf(piece, locale)[0]!) })),
  )

function synonymSpans(tokens: readonly Token[], { alternatives, maxWords }: Synonyms): TokenSpan[] {
  const words = tokens.map(({ tokenizations }) => tokenizations[0]![0]!)
  return tokens.flatMap((_, start) =>
    Array.from({ length: Math.min(maxWords, tokens.length - start) }, (_each, at) => start + at + 1).flatMap((end) =>
      alternatives(words.slice(start, end)).map((alternative) => ({
        start,
        end,
        words: [...alternative],
        isLoose: true,
      })),
    ),
  )
}
