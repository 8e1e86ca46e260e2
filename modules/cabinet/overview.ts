import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { countOpenOfStore } from '../orders/lists.ts'
import { type getStoreOverview, setupSteps } from './overview-contract.ts'

type Overview = OutputOf<typeof getStoreOverview>

export async function findOverview(db: Db, storeId: number, locale: Locale): Promise<Overview> {
  const [store, orders, chats, callbacks, products] = await Promise.all([
    findStore(db, storeId, locale),
    countOpenOfStore(db, storeId),
    countWaiting(db, sql`waiting_since as since from chats where store_id = ${storeId} and waiting_since is not null`),
    countWaiting(db, sql`created_at as since from callback_requests where store_id = ${storeId} and status = 'New'`),
    countProducts(db, storeId),
  ])
  const { name, alias, logoId, ...steps } = store
  const done = { ...steps, logo: logoId !== null, product: products.active > 0 }
  return {
    name,
    alias,
    logoId,
    orders,
    chats,
    callbacks,
    products,
    setup: setupSteps.map((step) => ({ step, isDone: done[step] })),
  }
}

async function findStore(db: Db, storeId: number, locale: Locale) {
  type Row = Pick<Overview, 'name' | 'alias' | 'logoId'> & Record<'about' | 'phone' | 'delivery', boolean>
  const { rows } = await sql<Row>`
    select ${storeName(locale)} as name, s.alias, s.logo_file_id as "logoId", s.phones <> '{}' as phone,
      exists (select from store_translations t where t.store_id = s.id and t.about <> '') as about,
      exists (select from store_translations t where t.store_id = s.id and t.delivery <> '') as delivery
    from stores s where s.id = ${storeId}
  `.execute(db)
  return rows[0]!
}

async function countWaiting(db: Db, source: ReturnType<typeof sql>) {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(since) as "oldestAt" from (select ${source}) waiting
  `.execute(db)
  const { count, oldestAt } = rows[0]!
  return { count, oldestAt: oldestAt?.toISOString() ?? null }
}

async function countProducts(db: Db, storeId: number): Promise<Overview['products']> {
  const { rows } = await sql<Overview['products']>`
    select (count(*) filter (where status = 'Active'))::int as active, (count(*) filter (where status = 'Draft'))::int as drafts,
      (count(*) filter (where status = 'Active' and available < minimum_order))::int as "outOfStock",
      (count(*) filter (where status in ('Active', 'Draft') and image_ids = '{}'))::int as "withoutPicture"
    from products where store_id = ${storeId}
  `.execute(db)
  return rows[0]!
}
