// What goods are found by. A word's first letter says where it stands: none in a name, brand or designation; '^' and the language
// in the name of the category itself; '~' in names of categories, characteristics, properties, the store; '_' in the description. '#' is a
// code, '=' two words of a name that follow each other, '@' a node, place or store that the goods belong to.
import { type Locale, locales } from '#platform/constants.ts'
import type { Lexicon, Phrase, Spoken } from './lexicon.ts'
import { codeOf, isNumeric, piecesOf } from './words.ts'

export type Texts = Partial<Record<Locale, string>>
export type Source = {
  id: number
  storeId: number
  categoryId: number
  categoryPath: number[]
  locationPath: number[]
  optionIds: number[]
  codes: (string | null)[]
  numbers: number[]
  names: Phrase[]
  details: Spoken[]
  descriptions: Spoken[]
}
/** What many goods share, as it stands in their documents. */
export type Shared = {
  categories: ReadonlyMap<number, string>
  options: ReadonlyMap<number, string>
  stores: ReadonlyMap<number, string>
}

/** Unquoted: no word has a blank, quote, colon or backslash. */
export function documentOf(source: Source, { categories, options, stores }: Shared, lexicon: Lexicon): string {
  const { categoryPath, locationPath, storeId } = source
  const names = lexemesIn(source.names, lexicon)
  const details = lexemesIn(source.details, lexicon)
  const descriptions = lexemesIn(source.descriptions, lexicon, names)
  const codes = source.codes.map((code) => codeOf(code ?? '').slice(0, longestCode)).filter(Boolean)
  return [
    ...names,
    ...marked('~', [...details, ...modifiersIn(source.names, lexicon), ...source.numbers]),
    ...marked('_', descriptions),
    ...marked('#', codes),
    ...pairsIn(source.names, lexicon),
    ...categoryPath.map(scopeOf.node),
    ...locationPath.slice(1).map(scopeOf.location),
    scopeOf.store(storeId),
    categories.get(source.categoryId),
    stores.get(storeId),
    ...source.optionIds.map((id) => options.get(id)),
  ]
    .filter((each) => each !== undefined)
    .join(' ')
}

/** The root of places holds everything and is no scope. */
export const scopeOf = {
  node: (id: number) => `@c${id}`,
  location: (id: number) => `@l${id}`,
  store: (id: number) => `@s${id}`,
}

export const sharedText = (mark: string, texts: readonly Spoken[], lexicon: Lexicon) =>
  marked(mark, [...lexemesIn(texts, lexicon), ...modifiersIn(texts, lexicon)]).join(' ')

/** A category's own name, by language: the same letters are another thing in another language. */
export const kindText = (texts: readonly Spoken[], lexicon: Lexicon) =>
  texts
    .flatMap(({ locale, pieces }) =>
      locale ? [...lexemesIn([{ locale, pieces }], lexicon)].map((lexeme) => kindOf(locale, lexeme)) : [],
    )
    .join(' ')
export const kindOf = (locale: Locale, lexeme: string) => `^${locale}/${lexeme}`

const pairsIn = (names: readonly Phrase[], lexicon: Lexicon) =>
  new Set(
    names.flatMap(({ locale, pieces, isJoined }) =>
      pairsOf(
        pieces.map((piece) => lexicon.entriesIn(locale)(piece).key),
        isJoined,
      ),
    ),
  )

/** Each word with the one that follows it, by their keys; numbers, sizes and designations are no words. */
export const pairsOf = (keys: readonly string[], isJoined: readonly boolean[]): string[] =>
  keys
    .slice(1)
    .flatMap((key, at) =>
      isJoined[at + 1] && [keys[at]!, key].every((each) => each && !isNumeric(each)) ? [`=${keys[at]}=${key}`] : [],
    )

export const spokenIn = (texts: Texts | null): Phrase[] =>
  locales.flatMap((locale) => (texts?.[locale] ? [{ locale, ...piecesOf(texts[locale], locale) }] : []))
export const spokenAnywhere = (text: string | null): Phrase[] =>
  text ? [{ locale: undefined, ...piecesOf(text, 'en') }] : []

const longestCode = 60

function lexemesIn(texts: readonly Spoken[], lexicon: Lexicon, except?: ReadonlySet<string>): Set<string> {
  const lexemes = new Set<string>()
  for (const { locale, pieces } of texts) {
    const entry = lexicon.entriesIn(locale)
    for (const piece of pieces) for (const lexeme of entry(piece).lexemes) if (!except?.has(lexeme)) lexemes.add(lexeme)
  }
  return lexemes
}

const modifiersIn = (texts: readonly Spoken[], lexicon: Lexicon) =>
  texts.flatMap(({ locale, pieces }) =>
    locale === 'de' ? pieces.map(lexicon.entriesIn(locale)).flatMap(({ modifiers }) => modifiers) : [],
  )

const marked = (mark: string, lexemes: Iterable<string | number>) => Array.from(lexemes, (lexeme) => `${mark}${lexeme}`)
