// Words of products that a term may have been meant to be.
import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { beginsWith } from '#platform/db/like.ts'
import { candidateCorrections, wordParts, wordSplits } from '../analysis/candidate-corrections.ts'
import { nounStems } from '../analysis/derived-stems.ts'
import { foldedKey } from '../analysis/folding.ts'
import type { Term } from '../analysis/parse-query.ts'
import { expandWord, loadStems, stemRequests } from '../analysis/stems.ts'
import { romanize } from '../analysis/transliteration.ts'

export type DictionaryEntry = {
  termIndex: number
  method: 'spelling' | 'split' | 'halves' | 'part' | 'similarity' | 'prefix'
  form: string
  phrase: string
  shown: string
  stem: string | null
  letters: string
  locale: string
  documents: number
}

/** One statement for all terms: other spellings, two words run together, words of similar letters, completions of `last`; if it is loose, parts of words, too. */
export async function findEntries(
  db: Db,
  terms: readonly Term[],
  locale: Locale,
  { last, isLoose }: { last: Term; isLoose: boolean },
): Promise<DictionaryEntry[]> {
  const forms = terms.flatMap((term, termIndex) =>
    candidateCorrections(term, locale).map((text) => ({ termIndex, text, key: foldedKey(text) })),
  )
  const parts = terms.flatMap((term, termIndex) =>
    isLoose ? wordParts(term).map((key) => ({ termIndex, text: key, key })) : [],
  )
  await loadStems(db, [
    ...forms.flatMap((form) => locales.flatMap((each) => stemRequests(each, [form]))),
    ...stemRequests(locale, parts),
  ])
  const table = (pairs: readonly (readonly [termIndex: number, form: string])[]) =>
    sql`unnest(${pairs.map(([termIndex]) => termIndex)}::int[], ${pairs.map(([, form]) => form)}::text[]) as forms (term_index, form)`
  const lexemesOf = (words: typeof forms) =>
    words.flatMap((word) =>
      [...expandWord(word, locale).ownLanguage, ...nounStems(word.key, locale)].map(
        (lexeme) => [word.termIndex, lexeme] as const,
      ),
    )
  const bySimilarity = terms.flatMap((term, termIndex) =>
    term.key.length > 3 ? [[termIndex, romanize(term.key)] as const] : [],
  )
  const byLength = terms.flatMap((term, termIndex) =>
    isLoose && term.key.length <= maxShortLength && term.key.length > 2
      ? [[termIndex, romanize(term.key)] as const]
      : [],
  )
  const bySplit = terms.flatMap((term, termIndex) => wordSplits(term).map((form) => [termIndex, form] as const))
  const byPrefix = terms.flatMap((term, termIndex) =>
    term === last && term.key.length > 2 ? [[termIndex, term.key] as const] : [],
  )
  const columns = sql`phrase, shown, stem, letters, locale, documents`
  const { rows } = await sql<DictionaryEntry>`
    select term_index as "termIndex", 'spelling' as method, form, w.* from ${table(lexemesOf(forms))}
    cross join lateral (select ${columns} from search_words where word_count = 1 and stem = form order by documents desc limit 1) w
    union all
    select term_index, 'split', form, w.* from ${table(bySplit)}
    join lateral (select ${columns} from search_words where locale = any(${[...locales]}::text[]) and phrase = form order by documents desc limit 1) w on true
    union all
    select term_index, 'halves', form, form, form, null, form, one.locale, coalesce(other.documents, 0) from ${table(bySplit)}
    join search_words one on one.locale in ('', ${locale}) and one.word_count = 1 and one.phrase = split_part(form, ' ', 1) and length(one.phrase) >= ${minHalfLength}
    left join search_words other on other.locale in ('', ${locale}) and other.word_count = 1 and other.phrase = split_part(form, ' ', 2) and length(other.phrase) >= ${minHalfLength}
    union all
    select term_index, 'part', form, w.* from ${table(lexemesOf(parts))}
    cross join lateral (
      select ${columns} from search_words where locale in ('', ${locale}) and word_count = 1 and stem = form order by documents desc limit 1
    ) w
    union all
    select term_index, 'similarity', form, w.* from ${table(bySimilarity)}
    cross join lateral (
      select ${columns} from search_words where word_count = 1 and letters % form order by similarity(letters, form) desc, documents desc limit 20
    ) w
    union all
    select term_index, 'similarity', form, w.* from ${table(byLength)}
    cross join lateral (
      select ${columns} from search_words where locale in ('', ${locale}) and word_count = 1 and length(letters) between length(form) - 1 and length(form) + 2
        and (starts_with(letters, left(form, 1)) or right(letters, 1) = right(form, 1)) order by documents desc limit ${maxShortWords}
    ) w
    union all
    select term_index, 'prefix', form, w.* from ${table(byPrefix)}
    cross join lateral (
      select ${columns} from search_words where locale in ('', ${locale}) and word_count = 1 and ${beginsWith(sql`phrase`, sql`${last.key}::text`)} order by documents desc limit 20
    ) w
  `.execute(db)
  return rows
}

/** Shorter words share too few trigrams with what they were meant to be. */
const maxShortLength = 8
const maxShortWords = 500
/** Of a word in two that are run together but never stand together in names. */
const minHalfLength = 4
