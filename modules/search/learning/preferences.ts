import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { ParsedQuery } from '../analysis/parse-query.ts'
import { learningDays } from './learning-days.ts'
import { queryKey } from './query-key.ts'

/** By product, from 0 to 1. */
export type Preferences = ReadonlyMap<number, number>

/** A product is preferred when so many visitors of as many networks have chosen it, on more than one day. */
const minVoters = 3
const minDays = 2
/** The weight at which the score is a half. */
const halfScoreWeight = 10
const maxProductsPerQuery = 20
const maxPreferences = 200_000

/** The products that visitors choose after a query. */
export async function preferencesOf(db: Db, query: ParsedQuery, locale: Locale): Promise<Preferences> {
  const key = queryKey(query, locale)
  if (key === undefined || (await learningDays(db)) === 0) return none
  const { rows } = await sql<{ id: number; score: number }>`
    select product_id as id, score from search_preferences where query = ${key}::bigint
  `.execute(db)
  return new Map(rows.map(({ id, score }) => [id, score]))
}

const none: Preferences = new Map()

/** Drops old choices and counts the others. Half of their age limit halves their weight, and a network has one vote for a product. */
export async function learnPreferences(tx: Tx) {
  const days = await learningDays(tx)
  await sql`delete from search_choices where day <= current_date - ${days}::int`.execute(tx)
  await sql`delete from search_preferences`.execute(tx)
  await sql`
    with votes as (
      select query, product_id, network, max(weight * 0.5 ^ ((current_date - day) / ${Math.max(1, days / 2)}::float8)) as weight
      from search_choices group by query, product_id, network
    ), pairs as (
      select query, product_id from search_choices group by query, product_id
      having count(distinct visitor) >= ${minVoters} and count(distinct network) >= ${minVoters} and count(distinct day) >= ${minDays}
    ), sums as (
      select query, product_id, sum(weight) as weight, row_number() over (partition by query order by sum(weight) desc, product_id) as place
      from pairs join votes using (query, product_id) group by query, product_id
    )
    insert into search_preferences (query, product_id, score)
    select query, product_id, weight / (weight + ${halfScoreWeight}) from sums where place <= ${maxProductsPerQuery} order by weight desc limit ${maxPreferences}
    on conflict do nothing
  `.execute(tx)
}
