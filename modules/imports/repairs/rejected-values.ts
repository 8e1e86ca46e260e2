import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type RejectedValue = { value: string; rowCount: number }

/** Of one kind of values. */
export const maxValues = 50

/** The details of the rejections of a kind, the most frequent first. */
export async function rejectedValues(db: Db, id: string, code: string): Promise<RejectedValue[]> {
  const { rows } = await sql<RejectedValue>`
    select detail as value, count(*)::int as "rowCount" from import_rejections
    where import_id = ${id}::uuid and code = ${code} and detail <> '' group by detail order by count(*) desc, detail limit ${maxValues}
  `.execute(db)
  return rows
}

export const asFiled = ({ value, rowCount }: RejectedValue) => ({ value, label: value, sample: '', rowCount })
