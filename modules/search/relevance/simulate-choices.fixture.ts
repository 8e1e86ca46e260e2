// Visitors who search for the judged queries and open what the judges prefer, or anything: they look at the first results more than at later ones.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { randomFrom } from '#seed/stores/random.ts'
import { parseQuery } from '../analysis/parse-query.ts'
import { learnPreferences } from '../learning/preferences.ts'
import { queryKey } from '../learning/query-key.ts'
import { gainOf, type JudgedQuery } from './judge.ts'
import { readProducts } from './measure.ts'

const visitorCount = 30
const seenResults = 12
/** The probability that a visitor opens the first result, by its gain. */
const likelihoods = [0.05, 0.15, 0.3, 0.6]
const likelihoodOfAny = 0.3
const attentionLoss = 0.3

/** The choices of thirty visitors for each query, learnt from; `areRandom`: they prefer nothing. */
export async function simulateChoices(
  db: Db,
  queries: readonly JudgedQuery[],
  find: (text: string, locale: Locale) => Promise<number[]>,
  areRandom: boolean,
) {
  const random = randomFrom(1)
  const products = new Map((await readProducts(db)).map((product) => [product.id, product]))
  for (const query of queries) {
    const key = queryKey(await parseQuery(db, query.text, query.locale), query.locale)
    const ids = (await find(query.text, query.locale)).slice(0, seenResults)
    const choices = ids.flatMap((id, place) => {
      const likelihood = areRandom ? likelihoodOfAny : likelihoods[gainOf(query, products.get(id)!)]!
      return visitors
        .filter(() => random() < likelihood / (1 + attentionLoss * place))
        .map((visitor) => ({ id, visitor }))
    })
    await sql`
      insert into search_choices (visitor, product_id, query, network, weight, day)
      select visitor, id, ${key ?? null}::bigint, visitor, 1, current_date - visitor % 5
      from unnest(${choices.map(({ visitor }) => visitor)}::int[], ${choices.map(({ id }) => id)}::int[]) as choices (visitor, id)
      where ${key !== undefined} on conflict do nothing
    `.execute(db)
  }
  await db.transaction().execute(learnPreferences)
}

const visitors = Array.from({ length: visitorCount }, (_, number) => number)
