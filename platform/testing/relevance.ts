import { searchProducts } from '#modules/search/contract.ts'
import { looked } from '#modules/search/relevance/judge.ts'
import { measure, type Measured } from '#modules/search/relevance/measure.ts'
import { startApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { anonymous } from './personas.ts'

/** The part of the demonstration catalogue that the judged queries are asked of. */
export const step = 4

/** Every judged query through HTTP, as a visitor asks it. */
export async function measureApp(database: TestDatabase): Promise<Measured[]> {
  await using app = await startApp({ database })
  const visitor = anonymous(app)
  return await measure(database.db, async (text, locale) => {
    const { body } = await visitor.call(
      searchProducts,
      { p: 'live', g: 'default', text, facets: '0', pageSize: looked },
      { locale },
    )
    return body.items.map(({ id }) => id)
  })
}
