import { type RawBuilder, sql } from 'kysely'
import { expiryNoticeDays, type Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { rightsIn, type StoreRight, type StoreRole } from '../accounts/rules.ts'
import { countOpenOfStore } from '../orders/lists.ts'
import { recentSince } from '../metrics/count-metrics.ts'
import { isIncompleteOf, isKept, problemConditions, runsOut } from './product-conditions.ts'
import { type getStoreOverview, setupSteps } from './overview-contract.ts'

type Overview = OutputOf<typeof getStoreOverview>
type Step = Overview['setup'][number]['step']

const rightOfStep: Record<Step, StoreRight> = {
  about: 'store',
  logo: 'store',
  phone: 'store',
  delivery: 'store',
  bank: 'organization',
  product: 'prices',
  verification: 'organization',
}

type Member = { storeId: number; role: StoreRole; isReadOnly: boolean }

export async function findOverview(db: Db, { storeId, role, isReadOnly }: Member, locale: Locale): Promise<Overview> {
  const [store, orders, chats, callbacks, products, documents, recent] = await Promise.all([
    findStore(db, storeId, locale),
    countOpenOfStore(db, storeId),
    countWaiting(db, sql`waiting_since as since from chats where store_id = ${storeId} and waiting_since is not null`),
    countWaiting(db, sql`created_at as since from callback_requests where store_id = ${storeId} and status = 'New'`),
    countProducts(db, storeId),
    findEndingDocuments(db, storeId),
    findRecent(db, storeId),
  ])
  const { name, alias, logoId, suspensionReason, verifiedUntil, ...steps } = store
  const rights = rightsIn({ role, isClosed: isReadOnly })
  const done = { ...steps, logo: logoId !== null, product: products.active + products.archived > 0 }
  return {
    name,
    alias,
    logoId,
    orders,
    chats,
    callbacks,
    products,
    documents,
    recent,
    setup: setupSteps
      .filter((step) => rights.includes(rightOfStep[step]))
      .map((step) => ({ step, isDone: done[step] })),
    suspensionReason,
    verifiedUntil,
  }
}

async function findStore(db: Db, storeId: number, locale: Locale) {
  type Row = Pick<Overview, 'name' | 'alias' | 'logoId' | 'suspensionReason' | 'verifiedUntil'> &
    Record<'about' | 'phone' | 'delivery' | 'bank' | 'verification', boolean>
  const { rows } = await sql<Row>`
    select ${storeName(locale)} as name, s.alias, s.logo_file_id as "logoId", s.suspension_reason as "suspensionReason", s.phones <> '{}' as phone,
      exists (select from store_translations t where t.store_id = s.id and t.about <> '') as about,
      s.delivery_ways <> '{}' or exists (select from store_translations t where t.store_id = s.id and t.delivery <> '') as delivery,
      coalesce(o.bank_account, '') <> '' as bank, s.verified_until is not null
        or exists (select from verifications v where v.organization_id = o.id and v.submitted_at is not null and v.status <> 'NeedsChanges') as verification, case when s.verified_until < current_date + ${sql.lit(expiryNoticeDays)} then s.verified_until::text end as "verifiedUntil"
    from stores s join organizations o on o.id = s.organization_id where s.id = ${storeId}
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

/** At the same time, because each reads all products of the store. */
async function countProducts(db: Db, storeId: number): Promise<Overview['products']> {
  const [states, { untranslated }, { incomplete }] = await Promise.all([
    countStates(db, storeId),
    countUntranslated(db, storeId),
    countIncomplete(db, storeId),
  ])
  return { ...states, untranslated, incomplete }
}

const isOnSale = sql`p.status = 'Active'`

async function countStates(db: Db, storeId: number) {
  const count = (condition: RawBuilder<unknown>) => sql`(count(*) filter (where ${condition}))::int`
  const countOnSale = (condition: RawBuilder<boolean>) => count(sql`${isOnSale} and ${condition}`)
  const { rows } = await sql<Omit<Overview['products'], 'untranslated' | 'incomplete'>>`
    select ${count(isOnSale)} as active, ${count(sql`p.status = 'Draft'`)} as drafts, ${count(sql`p.status = 'Archived'`)} as archived,
      ${count(sql`p.status = 'Blocked'`)} as blocked,
      ${countOnSale(problemConditions.stock)} as "outOfStock", ${countOnSale(problemConditions.picture)} as "withoutPicture"
    from products p where p.store_id = ${storeId} and ${isKept(storeId)}
  `.execute(db)
  return rows[0]!
}

async function countUntranslated(db: Db, storeId: number) {
  const { rows } = await sql<{ untranslated: number }>`
    select count(*)::int as untranslated from store_product_keys k join products p on p.id = k.product_id
    where k.store_id = ${storeId} and ${problemConditions.translations} and ${isOnSale} and ${isKept(storeId)}
  `.execute(db)
  return rows[0]!
}

async function countIncomplete(db: Db, storeId: number) {
  const { rows } = await sql<{ incomplete: number }>`
    select count(*)::int as incomplete from products p
    where p.store_id = ${storeId} and ${isOnSale} and ${isKept(storeId)} and ${isIncompleteOf(storeId)}
  `.execute(db)
  return rows[0]!
}

async function findRecent(db: Db, storeId: number): Promise<Overview['recent']> {
  const sum = (column: string, condition = sql`true`) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0)::int`
  const { rows } = await sql<Record<'productViews' | 'storeViews' | 'contacts', number> & { since: string | null }>`
    select ${recentSince()}::text as since, ${sum('views', sql`product_id is not null`)} as "productViews",
      ${sum('views', sql`product_id is null`)} as "storeViews", ${sum('contacts')} as contacts
    from recent_figures where store_id = ${storeId}
  `.execute(db)
  const { since, ...figures } = rows[0]!
  return since === null ? null : { since, ...figures }
}

async function findEndingDocuments(db: Db, storeId: number): Promise<Overview['documents']> {
  const { rows } = await sql<Overview['documents']>`
    select count(distinct p.id)::int as products, min(d.valid_until)::text as "firstUntil"
    from product_documents d join products p on p.id = d.product_id
    where ${runsOut} and p.store_id = ${storeId} and p.status = 'Active'
  `.execute(db)
  return rows[0]!
}
