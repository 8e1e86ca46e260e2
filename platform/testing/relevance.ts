import { searchProducts } from '#modules/search/contract.ts'
import { judgedResults, type MeasuredQuery } from '#modules/search/relevance/figures.ts'
import type { JudgedQuery } from '#modules/search/relevance/judge.ts'
import { measure } from '#modules/search/relevance/measure.ts'
import { simulateChoices } from '#modules/search/relevance/simulate-choices.fixture.ts'
import type { Locale } from '../constants.ts'
import { startApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { anonymous } from './personas.ts'

/** The judged queries run on every fourth product of the demonstration catalogue. */
export const sampleStep = 4

type Options = {
  /** Of a search cluster. */
  searchUrls?: readonly string[]
  /** Visitors have searched before, and chosen what the judges prefer or anything. */
  choices?: 'judged' | 'random' | undefined
}

/** Runs judged queries through HTTP. */
export async function measureRelevance(
  database: TestDatabase,
  queries: readonly JudgedQuery[],
  { searchUrls = [], choices }: Options = {},
): Promise<MeasuredQuery[]> {
  await using app = await startApp({ database, environment: { SEARCH_URL: searchUrls.join(',') } })
  if (searchUrls.length > 0) await app.search.index.rebuild(database.db)
  const visitor = anonymous(app)
  const find = async (text: string, locale: Locale) => {
    const { body } = await visitor.call(
      searchProducts,
      { p: 'live', g: 'default', text, facets: '0', pageSize: judgedResults },
      { locale },
    )
    return body.items.map(({ id }) => id)
  }
  if (choices) await simulateChoices(database.db, queries, find, choices === 'random')
  return await measure(database.db, queries, find)
}
