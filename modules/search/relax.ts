import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { draftQuestion, type Scope, scopeQuestion } from './candidates.ts'
import { and, questionsOf } from './text.ts'
import type { Meaning, Term } from './understand.ts'

/** Looked at in each set of words, to tell the promising ones. */
const counted = 200

/**
 * The words with which something is found: as many as possible, words before numbers, and of those the ones that find most. One statement counts
 * what each word finds and what the others find without it, of the popular goods first.
 */
export async function relax(
  db: Db,
  meaning: Meaning,
  scope: Scope,
): Promise<{ meaning: Meaning; leftOut: string[] } | undefined> {
  if (meaning.terms.length < 2) return undefined
  const single = await count(
    db,
    meaning.terms.map((term) => [term]),
    meaning,
    scope,
  )
  const known = meaning.terms.filter((_, index) => single[index]!.anywhere > 0)
  if (known.length === 0) return undefined
  const sets = [
    ...(known.length < meaning.terms.length ? [known] : []),
    ...(known.length > 1 ? known.map((term) => known.filter((each) => each !== term)) : []),
    ...known.map((term) => [term]),
  ]
  const found = await count(db, sets, meaning, scope)
  const best = sets
    .map((terms, index) => ({ terms, ...found[index]! }))
    .filter(({ anywhere }) => anywhere > 0)
    .sort(better)[0]
  if (!best) return undefined
  return {
    meaning: onlyOf(meaning, best.terms),
    leftOut: meaning.terms.filter((term) => !best.terms.includes(term)).map(({ text, typed }) => typed ?? text),
  }
}

type Counted = { near: number; anywhere: number }
type Kept = Counted & { terms: readonly Term[] }

/** What is found in descriptions only is worth less than any word. */
const better = (a: Kept, b: Kept) =>
  Math.sign(b.near) - Math.sign(a.near) ||
  wordsIn(b) - wordsIn(a) ||
  b.terms.length - a.terms.length ||
  b.near - a.near ||
  b.anywhere - a.anywhere
const wordsIn = ({ terms }: Kept) => terms.filter(({ isNumeric, isUnit }) => !isNumeric && !isUnit).length

async function count(db: Db, sets: readonly (readonly Term[])[], meaning: Meaning, scope: Scope): Promise<Counted[]> {
  const questions = sets
    .map((terms) => questionsOf(onlyOf(meaning, terms)))
    .map(({ near, anywhere }) => [near, anywhere].map((question) => and([question, ...scopeQuestion(scope)])))
  const countOf = (question: RawBuilder<unknown>) => sql`(select count(*)::int from (
    select from search_tier(0, ${question}::tsquery, ${counted})
    union all select from search_tier(1, ${question}::tsquery, ${counted})
    union all select from search_tier(2, ${question}::tsquery, ${counted})
    ${scope.drafts ? sql`union all select from search_tier(3, ${question}::tsquery && ${draftQuestion(scope.drafts)}::tsquery, ${counted})` : sql``} limit ${counted}
  ) first)`
  const { rows } = await sql<Counted>`
    select ${countOf(sql`near`)} as near, ${countOf(sql`anywhere`)} as anywhere
    from unnest(${questions.map(([near]) => near)}::text[], ${questions.map(([, anywhere]) => anywhere)}::text[]) with ordinality as given (near, anywhere, place) order by place
  `.execute(db)
  return rows
}

/** The same meaning with these words only; what else could be said for several words goes unless all of them stay. */
function onlyOf({ terms, spans }: Meaning, kept: readonly Term[]): Meaning {
  const places = terms.map((term) => kept.indexOf(term))
  return {
    terms: [...kept],
    spans: spans
      .filter(({ start, end }) =>
        places.slice(start, end).every((place, index) => place >= 0 && place === places[start]! + index),
      )
      .map((span) => ({ ...span, start: places[span.start]!, end: places[span.start]! + span.end - span.start })),
  }
}
