import { searchProducts } from '#modules/search/contract.ts'
import { judgedResults, type MeasuredQuery } from '#modules/search/relevance/figures.ts'
import type { JudgedQuery } from '#modules/search/relevance/judge.ts'
import { measure } from '#modules/search/relevance/measure.ts'
import { startApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { anonymous } from './personas.ts'

/** The judged queries run on every fourth product of the demonstration catalogue. */
export const sampleStep = 4

/** Runs judged queries through HTTP, on a search cluster if there are addresses. */
export async function measureRelevance(
  database: TestDatabase,
  queries: readonly JudgedQuery[],
  searchUrls: readonly string[] = [],
): Promise<MeasuredQuery[]> {
  await using app = await startApp({ database, environment: { SEARCH_URL: searchUrls.join(',') } })
  if (searchUrls.length > 0) await app.search.index.rebuild(database.db)
  const visitor = anonymous(app)
  return await measure(database.db, queries, async (text, locale) => {
    const { body } = await visitor.call(
      searchProducts,
      { p: 'live', g: 'default', text, facets: '0', pageSize: judgedResults },
      { locale },
    )
    return body.items.map(({ id }) => id)
  })
}
