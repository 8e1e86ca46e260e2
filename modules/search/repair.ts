import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { likeable } from '#platform/db/like.ts'
import { distance, mostErrors } from './distance.ts'
import { kindOf } from './documents.ts'
import { otherLayouts, romanized } from './scripts.ts'
import { loadStems, wantedStems } from './stems.ts'
import { type Meaning, type Reading, type Term, understand, understandAll, wantedOf } from './understand.ts'
import { spellings, splits } from './variants.ts'
import { keyOf } from './words.ts'

export type Repaired = { meaning: Meaning; text: string }

/** The text with words that no goods have replaced by what was probably meant; undefined where there is nothing to mend. */
export async function repair(db: Db, text: string, typed: Meaning, locale: Locale): Promise<Repaired | undefined> {
  // Keys of 'ж' and 'э' are signs on another keyboard: what is left without words is no reading of the text.
  const switched = (await understandAll(db, otherLayouts(text), locale)).filter(({ terms }) => terms.length > 0)
  const [unknown, ...unknownSwitched] = await unknownTerms(db, [typed, ...switched])
  if (unknown!.size === 0) return undefined
  const right = switched.find((_, index) => unknownSwitched[index]!.size === 0)
  if (right) return { meaning: right, text: textOf(right.terms) }
  const replacements = await findReplacements(
    db,
    typed.terms.filter((term) => unknown!.has(term)),
    locale,
    typed.terms.at(-1)!,
  )
  if (replacements.size === 0) return undefined
  const terms = typed.terms.map((term) => replacements.get(term) ?? term)
  // What else can be said for the words as they are now.
  const again = await understand(db, textOf(terms), locale)
  return { meaning: { terms, spans: again.terms.length === terms.length ? again.spans : [] }, text: textOf(terms) }
}

export const textOf = (terms: readonly Term[]) => terms.map(({ text }) => text).join(' ')

/** Of each meaning the words that are in no name, category or characteristic. */
export async function unknownTerms(db: Db, meanings: readonly Meaning[]): Promise<Set<Term>[]> {
  const asked = meanings.map(({ terms }) => terms.filter(({ isNumeric, isUnit }) => !isNumeric && !isUnit))
  const lexemes = asked.flat().flatMap(lexemesOf)
  const { rows } = await sql<{ stem: string; phrase: string }>`
    select stem, phrase from search_words where word_count = 1 and stem = any(${[...new Set(lexemes)]}::text[])
  `.execute(db)
  const known = new Map<string, string[]>()
  for (const { stem, phrase } of rows) known.set(stem, [...(known.get(stem) ?? []), phrase])
  return asked.map(
    (terms) =>
      new Set(
        terms.filter(
          (term) => !lexemesOf(term).some((lexeme) => known.get(lexeme)?.some((phrase) => isFormOf(term.key, phrase))),
        ),
      ),
  )
}

const lexemesOf = ({ readings }: Term) =>
  readings
    .filter(({ isLoose }) => !isLoose)
    .flatMap(({ words }) => words.flatMap(({ own, others }) => [...own, ...others]))

/** Words of two languages may meet in one stem: 'makita' and 'makas'. */
const isFormOf = (key: string, phrase: string) => {
  const needed = Math.max(3, Math.ceil(key.length * 0.6))
  return (
    key === phrase ||
    phrase.startsWith(key.slice(0, needed)) ||
    phrase.includes(key) ||
    (phrase.length >= needed && key.includes(phrase))
  )
}

type Known = {
  place: number
  how: 'spelling' | 'split' | 'letters' | 'beginning'
  form: string
  phrase: string
  shown: string
  stem: string | null
  letters: string
  locale: string
  documents: number
}

/** One statement for all words: other spellings, two words in one, words of similar letters, words that the last one begins. */
async function findReplacements(db: Db, terms: readonly Term[], locale: Locale, last: Term): Promise<Map<Term, Term>> {
  const forms = terms.flatMap((term, place) =>
    spellings(term, locale).map((text) => ({ place, text, key: keyOf(text) })),
  )
  await loadStems(
    db,
    forms.flatMap((form) => locales.flatMap((each) => wantedStems(each, [form]))),
  )
  const given = (pairs: readonly (readonly [number, string])[]) =>
    sql`unnest(${pairs.map(([place]) => place)}::int[], ${pairs.map(([, form]) => form)}::text[]) as given (place, form)`
  const bySpelling = forms.flatMap((form) => wantedOf(form, locale).own.map((lexeme) => [form.place, lexeme] as const))
  const byLetters = terms.flatMap((term, place) => (term.key.length > 3 ? [[place, romanized(term.key)] as const] : []))
  const columns = sql`phrase, shown, stem, letters, locale, documents`
  const { rows } = await sql<Known>`
    select place, 'spelling' as how, form, w.* from ${given(bySpelling)}
    cross join lateral (select ${columns} from search_words where word_count = 1 and stem = form order by documents desc limit 1) w
    union all
    select place, 'split', form, w.* from ${given(terms.flatMap((term, place) => splits(term).map((form) => [place, form] as const)))}
    join lateral (select ${columns} from search_words where locale = any(${[...locales]}::text[]) and phrase = form order by documents desc limit 1) w on true
    union all
    select place, 'letters', form, w.* from ${given(byLetters)}
    cross join lateral (
      select ${columns} from search_words where word_count = 1 and letters % form order by similarity(letters, form) desc, documents desc limit 20
    ) w
    union all
    select place, 'beginning', form, w.* from ${given(terms.flatMap((term, place) => (term === last && term.key.length > 2 ? [[place, term.key] as const] : [])))}
    cross join lateral (
      select ${columns} from search_words where locale in ('', ${locale}) and word_count = 1 and phrase like ${likeable(last.key)} || '%' order by documents desc limit 20
    ) w
  `.execute(db)
  return new Map(
    terms.flatMap((term, place) => {
      const best = bestOf(
        term,
        rows.filter((row) => row.place === place),
        locale,
      )
      return best ? [[term, { ...best, typed: term.text }] as const] : []
    }),
  )
}

function bestOf(term: Term, known: readonly Known[], locale: Locale): Term | undefined {
  const of = (how: Known['how']) => known.filter((each) => each.how === how).sort((a, b) => b.documents - a.documents)
  const beginnings = of('beginning')
  if (beginnings.length > 0 && term.key.length > 3) return { ...term, readings: beginnings.map(readingOf) }
  const [spelt] = of('spelling')
  if (spelt) return replaced(spelt)
  const [split] = of('split')
  if (split)
    return {
      ...replaced(split),
      readings: [
        { isLoose: false, words: split.phrase.split(' ').map((text) => wantedOf({ text, key: text }, locale)) },
      ],
    }
  const near = of('letters')
    .map((each) => ({
      each,
      errors:
        Math.min(distance(term.key, each.phrase), distance(each.form, each.letters) + 0.5) +
        (each.locale === locale || each.locale === '' ? 0 : 0.6),
    }))
    .filter(({ errors }) => errors < mostErrors(term.key.length) + 1)
    .sort((a, b) => a.errors - b.errors || b.each.documents - a.each.documents)
  if (near[0]) return replaced(near[0].each)
  return beginnings.length > 0 ? { ...term, readings: beginnings.map(readingOf) } : undefined
}

const isLocale = (name: string): name is Locale => locales.some((locale) => locale === name)
const readingOf = ({ stem, phrase, locale }: Known): Reading => ({
  isLoose: false,
  words: [
    {
      own: [...new Set([stem ?? phrase, phrase])],
      others: [],
      kinds: stem && isLocale(locale) ? [...new Set([kindOf(locale, stem), kindOf(locale, phrase)])] : [],
    },
  ],
})

const replaced = (known: Known): Term => ({
  text: known.shown,
  key: known.phrase,
  isNumeric: false,
  isUnit: false,
  readings: [readingOf(known)],
})
