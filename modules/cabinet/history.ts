import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { treeIn } from '../catalog/tree.ts'
import { productFormFields } from '../fluent/entities/product-fields.ts'
import { documentErrors } from '../fluent/errors.ts'
import type { Values } from '../fluent/fields.ts'
import type { getProductHistory, productActions } from './history-contract.ts'

type History = OutputOf<typeof getProductHistory>
type Entry = {
  at: Date
  person: string | null
  action: string
  details: { before?: Values; after?: Values; fields?: string[]; isImport?: boolean }
}

export async function findHistory(
  db: Db,
  storeId: number,
  { id, page, pageSize }: z.output<(typeof getProductHistory)['input']>,
  locale: Locale,
): Promise<History> {
  const { rows: own } = await sql`select from products where id = ${id} and store_id = ${storeId}`.execute(db)
  if (own.length === 0) throw documentErrors.notFound()
  const ofProduct = sql`l.entity = 'product' and l.entity_id = ${String(id)}`
  const all = sql`(
    select l.id, l.at, l.actor_id, l.action, l.details from audit_log l where ${ofProduct}
    union all
    select 0, p.created_at, null, 'product.create', '{"isImport": true}' from products p join product_sources ps on ps.product_id = p.id
    where p.id = ${id} and not exists (select from audit_log l where ${ofProduct} and l.action = 'product.create')
  )`
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total from ${all} l`.execute(db)
  const { rows: entries } = await sql<Entry>`
    select l.at, l.action, l.details, a.name as person from ${all} l
    left join accounts a on a.id = l.actor_id and exists (
      select from store_members m where m.store_id = ${storeId} and m.account_id = a.id
    )
    order by l.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  const { byId } = await treeIn(db, locale)
  const nameOf = (category: unknown) => byId.get(Number(category))?.name ?? null
  return {
    total: counts[0]!.total,
    page,
    pageSize,
    items: entries.map(({ at, person, action, details }) => ({
      at: at.toISOString(),
      person,
      isImport: details.isImport ?? false,
      action: action.slice('product.'.length) as (typeof productActions)[number],
      changes: changesIn(details).map((change) =>
        change.field === 'category'
          ? { ...change, before: nameOf(change.before), after: nameOf(change.after) }
          : change,
      ),
    })),
  }
}

/** The fields of the form that differ, whichever way the product was written, and those of an import that are recorded without values. */
function changesIn({ before = {}, after = {}, fields = [], isImport = false }: Entry['details']) {
  const [old, current] = [asFields(before), asFields(after)]
  const different = Object.keys(current).filter(
    (field) => !isDeepStrictEqual(old[field] ?? null, current[field] ?? null),
  )
  return [...different, ...(isImport ? fields : [])].map((field) => ({
    field,
    before: old[field] ?? null,
    after: current[field] ?? null,
  }))
}

/** Writers of many products name what they change as it is stored. */
const asFields = (values: Values): Values =>
  Object.fromEntries(
    productFormFields.flatMap(({ key, storedAs }): [string, unknown][] => {
      const value = values[key] ?? values[storedAs ?? key]
      return value === undefined ? [] : [[key, key === 'tiers' || key === 'stock' ? rowsOf(value) : value]]
    }),
  )

const rowsOf = (rows: unknown) =>
  (rows as Values[]).map(({ priceMinor, warehouseId, ...row }) => ({
    ...(warehouseId !== undefined && { warehouse: String(warehouseId) }),
    ...row,
    ...(priceMinor !== undefined && { price: priceMinor }),
  }))
