import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type AnalyzedPiece, type Analyzer, createAnalyzer } from '../analysis/analyzer.ts'
import { foldedKey, isNumeric } from '../analysis/folding.ts'
import { splitPieces, tokenize } from '../analysis/tokenize.ts'
import { romanize } from '../analysis/transliteration.ts'

/** A word or phrase of one language; brands have none. */
type DictionaryTerm = {
  locale: Locale | ''
  phrase: string
  shown: string
  wordCount: number
  stem: string | null
  documents: number
}
type Counts = { analyzer: Analyzer; pieces: Map<Locale, Map<string, number>>; terms: Map<string, DictionaryTerm> }

const batchSize = 20_000
/** Phrases are counted in a sample of names. */
const sampleSize = 200_000
const maxPhrases = 200_000
const minPhraseCount = 3
const maxPhraseLength = 60
const maxNumberLength = 5

/** Counts the words and phrases of live products' names, categories, characteristics, synonyms and brands. */
export async function fillTermDictionary(db: Db, table: string) {
  const counts: Counts = { analyzer: createAnalyzer(new Map()), pieces: new Map(), terms: new Map() }
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
  // With the weight of two products, so that it counts as a known word even if no name has it.
  countPieces(counts, await readSharedNames(db), 2)
  await countWords(db, counts)
  await countBrands(db, counts)
  const terms = [...counts.terms.values()].filter(
    ({ wordCount, documents }) => wordCount === 1 || documents >= minPhraseCount * step,
  )
  for (let start = 0; start < terms.length; start += batchSize)
    await write(db, table, terms.slice(start, start + batchSize))
}

/** Adds the words of products' names and brands that are not in the dictionary yet. A rebuild counts them exactly. */
export async function addTerms(db: Db, table: string, productIds: readonly number[], analyzer: Analyzer) {
  const counts: Counts = { analyzer, pieces: new Map(), terms: new Map() }
  const ids = productIds as number[]
  const { rows: names } = await sql<Name>`
    select t.locale, t.name from product_translations t
    join products p on p.id = t.product_id and p.status = 'Active' join stores s on s.id = p.store_id and s.status = 'Active'
    where p.id = any(${ids}::int[])
  `.execute(db)
  countPieces(counts, names, 1)
  await countWords(db, counts)
  await countBrands(
    db,
    counts,
    sql`where id in (select brand_id from products where id = any(${ids}::int[]) and status = 'Active')`,
  )
  await write(db, table, [...counts.terms.values()])
}

async function sampleStep(db: Db): Promise<number> {
  const { rows } = await sql<{
    names: number
  }>`select greatest(reltuples, 0)::int as names from pg_class where oid = 'product_translations'::regclass`.execute(db)
  return Math.max(1, Math.ceil(rows[0]!.names / sampleSize))
}

type Name = { locale: Locale; name: string }

async function* readNames(db: Db): AsyncGenerator<(Name & { id: number })[]> {
  for (let [id, locale] = [0, '']; ;) {
    const { rows } = await sql<Name & { id: number }>`
      select t.product_id as id, t.locale, t.name from product_translations t
      join products p on p.id = t.product_id and p.status = 'Active' join stores s on s.id = p.store_id and s.status = 'Active'
      where (t.product_id, t.locale) > (${id}::int, ${locale}::text) order by t.product_id, t.locale limit ${batchSize}
    `.execute(db)
    yield rows
    const last = rows.at(-1)
    if (rows.length < batchSize || !last) return
    ;[id, locale] = [last.id, last.locale]
  }
}

async function readSharedNames(db: Db): Promise<Name[]> {
  const { rows } = await sql<Name>`
    select locale, name from category_translations union all select locale, label from characteristic_option_translations
    union all select locale, unnest(words) from search_synonyms
  `.execute(db)
  return rows
}

function countPieces({ pieces: counts }: Counts, names: readonly Name[], weight: number) {
  for (const { locale, name } of names) {
    const own = counts.get(locale) ?? counts.set(locale, new Map()).get(locale)!
    for (const piece of splitPieces(name, locale).pieces)
      if (!beginsWithDigit.test(piece)) own.set(piece, (own.get(piece) ?? 0) + weight)
  }
}

/** Numbers, dimensions and designations such as 6204-zz are not words. */
const beginsWithDigit = /^\d/

async function countWords(db: Db, { analyzer, pieces, terms }: Counts) {
  for (const [locale, counts] of pieces) {
    await analyzer.warm(db, [{ locale, pieces: [...counts.keys()] }])
    const analyze = analyzer.analyze(locale)
    for (const [piece, documents] of counts) {
      const { key: whole, words } = analyze(piece)
      for (const { key, stem } of words)
        if (isWord(key))
          add(terms, { locale, phrase: key, shown: key === whole ? piece : key, wordCount: 1, stem, documents })
    }
  }
}

/** Phrases of two and three adjacent words. */
async function countPhrases(db: Db, { analyzer, terms }: Counts, names: readonly Name[], weight: number) {
  const fields = names.map(({ locale, name }) => ({ locale, ...splitPieces(name, locale) }))
  await analyzer.warm(db, fields)
  for (const { locale, pieces, isJoined } of fields) {
    const entries = pieces.map(analyzer.analyze(locale))
    for (let start = 0; start < pieces.length; start++)
      for (let end = start + 2; end <= start + 3 && end <= pieces.length && isJoined[end - 1]; end++) {
        const phrase = phraseOf(entries, start, end)
        if (phrase)
          add(terms, {
            locale,
            phrase,
            shown: pieces.slice(start, end).join(' '),
            wordCount: end - start,
            stem: null,
            documents: weight,
          })
      }
  }
  if (terms.size > maxPhrases) for (const [key, { documents }] of terms) if (documents <= weight) terms.delete(key)
}

function add(terms: Map<string, DictionaryTerm>, term: DictionaryTerm) {
  const key = `${term.locale} ${term.phrase}`
  const known = terms.get(key)
  if (known) known.documents += term.documents
  else terms.set(key, term)
}

const isWord = (key: string) => key.length >= 2 && key.length <= maxPhraseLength && !isNumeric(key)

/** Undefined for phrases that start with a number, or start or end with a stop word. */
function phraseOf(entries: readonly AnalyzedPiece[], start: number, end: number): string | undefined {
  const [first, last] = [entries[start]!, entries[end - 1]!]
  if (first.stem === undefined || last.stem === undefined || !isWord(first.key) || last.key.length < 2) return undefined
  const keys = entries.slice(start, end).map(({ key }) => key)
  const phrase = keys.join(' ')
  return phrase.length > maxPhraseLength || keys.some((key) => isNumeric(key) && key.length > maxNumberLength)
    ? undefined
    : phrase
}

async function countBrands(db: Db, { terms }: Counts, condition = sql``) {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, product_count as count from brands ${condition}
  `.execute(db)
  for (const { name, count } of rows) {
    const phrase = tokenize(name, 'en')
      .map(({ tokenizations }) => tokenizations[0]![0]!.key)
      .join(' ')
    const wordCount = phrase.split(' ').length
    if (!phrase || wordCount > 3 || phrase.length > maxPhraseLength) continue
    terms.set(` ${phrase}`, {
      locale: '',
      phrase,
      shown: name,
      wordCount,
      stem: wordCount === 1 ? foldedKey(phrase) : null,
      documents: Math.max(count, minPhraseCount),
    })
  }
}

async function write(db: Db, table: string, terms: readonly DictionaryTerm[]) {
  await sql`
    insert into ${sql.table(table)} (locale, phrase, shown, word_count, stem, letters, documents)
    select * from unnest(${terms.map(({ locale }) => locale)}::text[], ${terms.map(({ phrase }) => phrase)}::text[], ${terms.map(({ shown }) => shown)}::text[],
      ${terms.map(({ wordCount }) => wordCount)}::smallint[], ${terms.map(({ stem }) => stem)}::text[], ${terms.map(({ phrase }) => romanize(phrase))}::text[],
      ${terms.map(({ documents }) => documents)}::int[])
    on conflict (locale, phrase) do nothing
  `.execute(db)
}
