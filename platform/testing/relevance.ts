import { searchProducts } from '#modules/search/contract.ts'
import { judgedResults } from '#modules/search/relevance/judge.ts'
import { measure, type MeasuredQuery } from '#modules/search/relevance/measure.ts'
import { startApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { anonymous } from './personas.ts'

/** The judged queries run on every fourth product of the demonstration catalogue. */
export const sampleStep = 4

/** Runs every judged query through HTTP. */
export async function measureRelevance(database: TestDatabase): Promise<MeasuredQuery[]> {
  await using app = await startApp({ database })
  const visitor = anonymous(app)
  return await measure(database.db, async (text, locale) => {
    const { body } = await visitor.call(
      searchProducts,
      { p: 'live', g: 'default', text, facets: '0', pageSize: judgedResults },
      { locale },
    )
    return body.items.map(({ id }) => id)
  })
}
