import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

export type Paging = { page: number; pageSize: number }
export type PageOf<Item> = { items: Item[]; total: number } & Paging
type Selection = Record<'columns' | 'from' | 'condition' | 'order', RawBuilder<unknown>>

/** A numbered page of a list with its total. */
export async function selectPage<Item>(
  db: Db,
  { columns, from, condition, order }: Selection,
  { page, pageSize }: Paging,
): Promise<PageOf<Item>> {
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    sql<Item>`select ${columns} from ${from} where ${condition} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${from} where ${condition}`.execute(db),
  ])
  return { items, total: counted[0]!.total, page, pageSize }
}
