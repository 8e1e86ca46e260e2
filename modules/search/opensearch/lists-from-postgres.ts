// Lists while the cluster does not answer: the most popular products of the scope, read from PostgreSQL for each search.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Rates } from '#platform/values/money.ts'
import { type Drafts, isHidden } from '../../catalog/drafts.ts'
import { Columns } from '../postgres/columns/columns.ts'
import { searchColumns } from '../postgres/columns/search.ts'
import type { ColumnQuery, ColumnResult, Condition } from '../lists/list-query.ts'
import { productSchema, putProducts, readLiveProducts, readProducts } from '../postgres/product-columns.ts'
import { createTexts } from '../postgres/texts.ts'
import type { TextCondition } from './list-conditions.ts'

/** Reading them takes some 20 ms. */
const maxProducts = 2_000

type Options = { db: Db; drafts: Drafts; rates: Rates; today: number; numberOfUnit: (code: string) => number }

export async function searchInPostgres(
  { db, drafts, rates, today, numberOfUnit }: Options,
  query: ColumnQuery,
): Promise<ColumnResult & { isIncomplete: boolean }> {
  const inScope = scopeConditions(query)
  const live = await readLiveProducts(db, inScope, maxProducts + 1)
  const hidden = drafts ? await readProducts(db, sql`${isHidden(drafts)} and ${inScope}`, maxProducts) : []
  const rows = [...live.slice(0, maxProducts), ...hidden]
  const texts = createTexts()
  const columns = new Columns(productSchema, rows.length)
  putProducts(columns, rows, { rates, today, unitNumber: numberOfUnit, textNumber: texts.numberOf })
  const filters = query.filters.map(({ group, condition }) => ({
    group,
    condition: inColumns(condition, texts.containing),
  }))
  return { ...searchColumns(columns, { ...query, filters }), isIncomplete: live.length > maxProducts }
}

function inColumns(condition: Condition | TextCondition, textsWith: ReturnType<typeof createTexts>['containing']) {
  return 'part' in condition ? { field: 'texts', anyOf: textsWith(condition.key, condition.part) } : condition
}

function scopeConditions({ scope }: ColumnQuery) {
  const columns = {
    category: sql.ref('p.category_id'),
    store: sql.ref('p.store_id'),
    location: sql.ref('s.location_id'),
  }
  const conditions = scope.flatMap((condition) => {
    const column = columns[condition.field as keyof typeof columns]
    return column && 'anyOf' in condition ? [sql`${column} = any(${condition.anyOf as number[]}::int[])`] : []
  })
  return sql.join([sql`true`, ...conditions], sql` and `)
}
