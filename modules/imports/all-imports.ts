// Imports as administrators see them.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { selectPage } from '#platform/db/select-page.ts'
import type { listAllImports } from './admin-contract.ts'
import { listed, type ListedRow, toListed } from './queries.ts'

type Filter = z.output<(typeof listAllImports)['input']>
type Row = ListedRow & Pick<OutputOf<typeof listAllImports>['items'][number], 'store'>

export async function findAllImports(
  db: Db,
  { query, storeId, status, ...paging }: Filter,
  { locale, now }: { locale: Locale; now: Date },
) {
  const found = await selectPage<Row>(
    db,
    {
      columns: sql`${listed(now)}, json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}) as store`,
      from: sql`imports i join stores s on s.id = i.store_id`,
      condition: sql`i.file_name ilike '%' || ${escapeLike(query)} || '%'
        ${storeId ? sql`and i.store_id = ${storeId}` : sql``} ${status ? sql`and i.status = ${status}` : sql``}`,
      order: sql`i.created_at desc`,
    },
    paging,
  )
  return { ...found, items: found.items.map((row) => toListed(row, locale)) }
}
