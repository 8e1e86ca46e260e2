import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { isInUse } from '../suppliers/premises-status.ts'

type Bank = { name: string | null; code: string | null; account: string; correspondentAccount: string | null }
/**
 * What documents say of a supplier. `address`: where its organization is registered, else of its branch in its own city or of its
 * first one. `delivery`, `payment`: what it tells its buyers.
 */
export type Supplier = {
  name: string
  address: string
  city: string
  phones: string[]
  delivery: string
  payment: string
  bank: Bank | null
}

const bankToday = sql`
  jsonb_build_object('name', g.bank_name, 'code', g.bank_code, 'account', g.bank_account, 'correspondentAccount', g.correspondent_account)
`

/** SQL: the supplier of the store `s` of organization `g` as it is today, in all its languages. */
export const supplierToday = sql`
  jsonb_build_object(
    'address', coalesce(g.address, (select b.address from company_branches b where b.store_id = s.id and ${isInUse('b')} order by b.location_id = s.location_id desc, b.id limit 1), ''),
    'locationId', s.location_id,
    'phones', s.phones,
    'texts', (select jsonb_agg(jsonb_build_object('locale', t.locale, 'name', t.name, 'delivery', t.delivery, 'payment', t.payment)) from store_translations t where t.store_id = s.id),
    'bank', case when g.bank_account is not null then ${bankToday} end)
`

export const findSupplier = (db: Db, storeId: number, locale: Locale) =>
  readSupplier(
    db,
    sql`select s.locale, ${supplierToday} as facts from stores s join organizations g on g.id = s.organization_id where s.id = ${storeId}`,
    locale,
  )

/** An invoice that was issued without a bank account gets the one that the supplier states first. */
export const addMissingBank = (db: Db, orderId: string) =>
  sql`
    update store_documents d set supplier = jsonb_set(d.supplier, '{bank}', ${bankToday})
    from stores s join organizations g on g.id = s.organization_id
    where d.order_id = ${orderId}::uuid and d.kind = 'Proforma' and d.supplier -> 'bank' = 'null' and s.id = d.store_id and g.bank_account is not null
  `.execute(db)

/** The supplier as it was when the proforma invoice of an order was issued. */
export const findInvoicingSupplier = (db: Db, orderId: string, locale: Locale) =>
  readSupplier(
    db,
    sql`
      select s.locale, d.supplier as facts from store_documents d join stores s on s.id = d.store_id
      where d.order_id = ${orderId}::uuid and d.kind = 'Proforma'
    `,
    locale,
  )

async function readSupplier(db: Db, stored: RawBuilder<unknown>, locale: Locale): Promise<Supplier> {
  const { rows } = await sql<Supplier>`
    select t.name, s.facts ->> 'address' as address, l.name as city, s.facts -> 'phones' as phones, t.delivery, t.payment,
      nullif(s.facts -> 'bank', 'null') as bank
    from (${stored}) s
    join location_translations l on l.location_id = (s.facts ->> 'locationId')::int and l.locale = ${locale}
    join lateral (
      select t.name, t.delivery, t.payment from jsonb_to_recordset(s.facts -> 'texts') as t (locale text, name text, delivery text, payment text)
      ${bestTranslation(locale)}
    ) t on true
  `.execute(db)
  return rows[0]!
}
