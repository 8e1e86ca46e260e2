import { sql } from 'kysely'
import { storeName } from '#platform/db/best-translation.ts'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'

/** Buyers may read what a store `s` is called while it is open and after its owner has closed it, but not if administrators have suspended or deleted it. */
export const isStoreNamed = sql`(s.status in ('Active', 'Closed') and s.status_before is null and s.suspension_reason is null)`

export type FormerStore = { id: number; name: string; classId: number }

/** A closed store whose products buyers have seen, and the class of most of them. */
export async function findFormerStore(db: Db, alias: string, locale: Locale): Promise<FormerStore | undefined> {
  const { rows } = await sql<FormerStore>`
    select s.id, ${storeName(locale)} as name, c.id as "classId" from stores s
    join lateral (
      select category_path[1] as id from products where store_id = s.id and was_published and status in ('Active', 'Archived')
      group by 1 order by count(*) desc, 1 limit 1
    ) c on true
    where s.alias = ${alias} and s.status = 'Closed' and ${isStoreNamed}
  `.execute(db)
  return rows[0]
}
