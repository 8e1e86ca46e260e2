import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { createLexicon, type Entry, type Lexicon } from './lexicon.ts'
import { romanized } from './scripts.ts'
import { isNumeric, keyOf, piecesOf, tokensOf } from './words.ts'

/** Of one language, or of none: brands. */
type Counted = {
  locale: Locale | ''
  phrase: string
  shown: string
  wordCount: number
  stem: string | null
  documents: number
}
type Counts = { lexicon: Lexicon; pieces: Map<Locale, Map<string, number>>; words: Map<string, Counted> }

const batch = 20_000
/** Expressions are counted in so many names, which is enough to tell the frequent ones. */
const sampled = 200_000
const mostCounted = 200_000
const rarestPhrase = 3
const longestPhrase = 60
const longestNumber = 5

/** Counts the words and expressions of live goods' names, and those of categories, characteristics, synonyms and brands. */
export async function fillWords(db: Db, table: string) {
  const counts: Counts = { lexicon: createLexicon(new Map()), pieces: new Map(), words: new Map() }
  const step = await sampleStep(db)
  for await (const names of readNames(db)) {
    countPieces(counts, names, 1)
    await countPhrases(
      db,
      counts,
      names.filter(({ id }) => id % step === 0),
      step,
    )
  }
  // Each counts as two goods, so that it is a word even where no name has it.
  countPieces(counts, await readShared(db), 2)
  await countWords(db, counts)
  await countBrands(db, counts)
  const kept = [...counts.words.values()].filter(
    ({ wordCount, documents }) => wordCount === 1 || documents >= rarestPhrase * step,
  )
  for (let start = 0; start < kept.length; start += batch) await write(db, table, kept.slice(start, start + batch))
}

async function sampleStep(db: Db): Promise<number> {
  const { rows } = await sql<{
    names: number
  }>`select greatest(reltuples, 0)::int as names from pg_class where oid = 'product_translations'::regclass`.execute(db)
  return Math.max(1, Math.ceil(rows[0]!.names / sampled))
}

type Name = { locale: Locale; name: string }

async function* readNames(db: Db): AsyncGenerator<(Name & { id: number })[]> {
  for (let [id, locale] = [0, '']; ;) {
    const { rows } = await sql<Name & { id: number }>`
      select t.product_id as id, t.locale, t.name from product_translations t
      join products p on p.id = t.product_id and p.status = 'Active' join stores s on s.id = p.store_id and s.status = 'Active'
      where (t.product_id, t.locale) > (${id}::int, ${locale}::text) order by t.product_id, t.locale limit ${batch}
    `.execute(db)
    yield rows
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    ;[id, locale] = [last.id, last.locale]
  }
}

async function readShared(db: Db): Promise<Name[]> {
  const { rows } = await sql<Name>`
    select locale, name from category_translations union all select locale, label from characteristic_option_translations
    union all select locale, unnest(words) from search_synonyms
  `.execute(db)
  return rows
}

function countPieces({ pieces: counts }: Counts, names: readonly Name[], weight: number) {
  for (const { locale, name } of names) {
    const own = counts.get(locale) ?? counts.set(locale, new Map()).get(locale)!
    for (const piece of piecesOf(name, locale).pieces)
      if (!beginsWithDigit.test(piece)) own.set(piece, (own.get(piece) ?? 0) + weight)
  }
}

/** Numbers and sizes are no words; designations (6204-zz) are found as they are typed. */
const beginsWithDigit = /^\d/

async function countWords(db: Db, { lexicon, pieces, words: counts }: Counts) {
  for (const [locale, own] of pieces) {
    await lexicon.learn(db, [{ locale, pieces: [...own.keys()] }])
    const entry = lexicon.entriesIn(locale)
    for (const [piece, documents] of own) {
      const { key: whole, words } = entry(piece)
      for (const { key, stem } of words)
        if (isWord(key))
          add(counts, { locale, phrase: key, shown: key === whole ? piece : key, wordCount: 1, stem, documents })
    }
  }
}

/** Two and three words that follow each other. */
async function countPhrases(db: Db, { lexicon, words }: Counts, names: readonly Name[], weight: number) {
  const read = names.map(({ locale, name }) => ({ locale, ...piecesOf(name, locale) }))
  await lexicon.learn(db, read)
  for (const { locale, pieces, isJoined } of read) {
    const entries = pieces.map(lexicon.entriesIn(locale))
    for (let start = 0; start < pieces.length; start++)
      for (let end = start + 2; end <= start + 3 && end <= pieces.length && isJoined[end - 1]; end++) {
        const phrase = phraseOf(entries, start, end)
        if (phrase)
          add(words, {
            locale,
            phrase,
            shown: pieces.slice(start, end).join(' '),
            wordCount: end - start,
            stem: null,
            documents: weight,
          })
      }
  }
  if (words.size > mostCounted) for (const [name, { documents }] of words) if (documents <= weight) words.delete(name)
}

function add(counts: Map<string, Counted>, counted: Counted) {
  const name = `${counted.locale} ${counted.phrase}`
  const known = counts.get(name)
  if (known) known.documents += counted.documents
  else counts.set(name, counted)
}

const isWord = (key: string) => key.length >= 2 && key.length <= longestPhrase && !isNumeric(key)

/** Undefined for what nobody would search: what begins with a number, or begins or ends with a word that says nothing. */
function phraseOf(entries: readonly Entry[], start: number, end: number): string | undefined {
  const [first, last] = [entries[start]!, entries[end - 1]!]
  if (first.stem === undefined || last.stem === undefined || !isWord(first.key) || last.key.length < 2) return undefined
  const keys = entries.slice(start, end).map(({ key }) => key)
  const phrase = keys.join(' ')
  return phrase.length > longestPhrase || keys.some((key) => isNumeric(key) && key.length > longestNumber)
    ? undefined
    : phrase
}

async function countBrands(db: Db, { words }: Counts) {
  const { rows } = await sql<{ name: string; count: number }>`select name, product_count as count from brands`.execute(
    db,
  )
  for (const { name, count } of rows) {
    const phrase = tokensOf(name, 'en')
      .map(({ readings }) => readings[0]![0]!.key)
      .join(' ')
    const wordCount = phrase.split(' ').length
    if (!phrase || wordCount > 3 || phrase.length > longestPhrase) continue
    words.set(` ${phrase}`, {
      locale: '',
      phrase,
      shown: name,
      wordCount,
      stem: wordCount === 1 ? keyOf(phrase) : null,
      documents: Math.max(count, rarestPhrase),
    })
  }
}

async function write(db: Db, table: string, counted: readonly Counted[]) {
  await sql`
    insert into ${sql.table(table)} (locale, phrase, shown, word_count, stem, letters, documents)
    select * from unnest(${counted.map(({ locale }) => locale)}::text[], ${counted.map(({ phrase }) => phrase)}::text[], ${counted.map(({ shown }) => shown)}::text[],
      ${counted.map(({ wordCount }) => wordCount)}::smallint[], ${counted.map(({ stem }) => stem)}::text[], ${counted.map(({ phrase }) => romanized(phrase))}::text[],
      ${counted.map(({ documents }) => documents)}::int[])
    on conflict (locale, phrase) do nothing
  `.execute(db)
}
