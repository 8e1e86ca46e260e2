// The text document of a product: lexemes, each with a mark for its field. No mark: name, brand or designation; '^' with the language:
// name of the product's own category; '~': names of categories, characteristics, properties and the store; '_': description; '#': code;
// '=': two adjacent words of a name; '@': a category, location or store that the product belongs to.
import { type Locale, locales } from '#platform/constants.ts'
import type { Analyzer, PhraseField, TextField } from '../analysis/analyzer.ts'
import { localizedTerm } from '../analysis/stems.ts'
import { isNumeric } from '../analysis/folding.ts'
import { normalizeCode, splitPieces } from '../analysis/tokenize.ts'

export type Texts = Partial<Record<Locale, string>>
export type DocumentSource = {
  id: number
  storeId: number
  categoryId: number
  categoryPath: number[]
  locationPath: number[]
  optionIds: number[]
  codes: (string | null)[]
  numbers: number[]
  names: PhraseField[]
  details: TextField[]
  descriptions: TextField[]
}
/** Document parts that many products share, by the id of the category, option or store. */
export type SharedTerms = {
  categories: ReadonlyMap<number, string>
  options: ReadonlyMap<number, string>
  stores: ReadonlyMap<number, string>
}

/** A tsvector literal. Lexemes need no quotes: they contain no space, quote, colon or backslash. */
export function documentOf(
  source: DocumentSource,
  { categories, options, stores }: SharedTerms,
  analyzer: Analyzer,
): string {
  const { categoryPath, locationPath, storeId } = source
  const names = lexemesIn(source.names, analyzer)
  const details = lexemesIn(source.details, analyzer)
  const descriptions = lexemesIn(source.descriptions, analyzer, names)
  const codes = source.codes.map((code) => normalizeCode(code ?? '').slice(0, maxCodeLength)).filter(Boolean)
  return [
    ...names,
    ...prefixed('~', [...details, ...modifiersIn(source.names, analyzer), ...source.numbers]),
    ...prefixed('_', descriptions),
    ...prefixed('#', codes),
    ...pairsIn(source.names, analyzer),
    ...categoryPath.map(scopeTerm.category),
    ...locationPath.slice(1).map(scopeTerm.location),
    scopeTerm.store(storeId),
    categories.get(source.categoryId),
    stores.get(storeId),
    ...source.optionIds.map((id) => options.get(id)),
  ]
    .filter((each) => each !== undefined)
    .join(' ')
}

/** The root of locations contains everything and is not indexed. */
export const scopeTerm = {
  category: (id: number) => `@c${id}`,
  location: (id: number) => `@l${id}`,
  store: (id: number) => `@s${id}`,
}

export const sharedText = (mark: string, texts: readonly TextField[], analyzer: Analyzer) =>
  prefixed(mark, [...lexemesIn(texts, analyzer), ...modifiersIn(texts, analyzer)]).join(' ')

/** The name of a category in its languages. */
export const categoryNameText = (texts: readonly TextField[], analyzer: Analyzer) =>
  texts
    .flatMap(({ locale, pieces }) =>
      locale ? [...lexemesIn([{ locale, pieces }], analyzer)].map((lexeme) => `^${localizedTerm(locale, lexeme)}`) : [],
    )
    .join(' ')

const pairsIn = (names: readonly PhraseField[], analyzer: Analyzer) =>
  new Set(
    names.flatMap(({ locale, pieces, isJoined }) =>
      wordPairs(
        pieces.map((piece) => analyzer.analyze(locale)(piece).key),
        isJoined,
      ),
    ),
  )

/** Pairs of adjacent words by their keys, without numbers, dimensions and designations. */
export const wordPairs = (keys: readonly string[], isJoined: readonly boolean[]): string[] =>
  keys
    .slice(1)
    .flatMap((key, at) =>
      isJoined[at + 1] && [keys[at]!, key].every((each) => each && !isNumeric(each)) ? [`=${keys[at]}=${key}`] : [],
    )

export const localizedFields = (texts: Texts | null): PhraseField[] =>
  locales.flatMap((locale) => (texts?.[locale] ? [{ locale, ...splitPieces(texts[locale], locale) }] : []))
export const universalField = (text: string | null): PhraseField[] =>
  text ? [{ locale: undefined, ...splitPieces(text, 'en') }] : []

const maxCodeLength = 60

function lexemesIn(texts: readonly TextField[], analyzer: Analyzer, except?: ReadonlySet<string>): Set<string> {
  const lexemes = new Set<string>()
  for (const { locale, pieces } of texts) {
    const entry = analyzer.analyze(locale)
    for (const piece of pieces) for (const lexeme of entry(piece).lexemes) if (!except?.has(lexeme)) lexemes.add(lexeme)
  }
  return lexemes
}

const modifiersIn = (texts: readonly TextField[], analyzer: Analyzer) =>
  texts.flatMap(({ locale, pieces }) =>
    locale === 'de' ? pieces.map(analyzer.analyze(locale)).flatMap(({ modifiers }) => modifiers) : [],
  )

const prefixed = (mark: string, lexemes: Iterable<string | number>) =>
  Array.from(lexemes, (lexeme) => `${mark}${lexeme}`)
