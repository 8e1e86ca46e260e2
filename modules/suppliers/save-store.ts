import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type StoreRow = {
  supplierType: string
  locationId: number
  minimumOrderMinor: number
  logoId: string | null
  coverId: string | null
  phones: readonly string[]
  site: string | null
  foundedYear: number | null
}

export async function updateStore(tx: Tx, id: number, row: StoreRow) {
  await sql`
    update stores set supplier_type = ${row.supplierType}, location_id = ${row.locationId}, location_path = (select path from locations where id = ${row.locationId}),
      minimum_order_minor = ${row.minimumOrderMinor}, logo_file_id = ${row.logoId}::uuid, cover_file_id = ${row.coverId}::uuid,
      phones = ${row.phones as string[]}::text[], site = ${row.site}, founded_year = ${row.foundedYear}, version = version + 1
    where id = ${id}
  `.execute(tx)
}

type Texts = Record<string, string>

/** A translation exists for each language that has a name. */
export async function replaceStoreTexts(
  tx: Tx,
  id: number,
  { name, ...texts }: { name: Texts; about: Texts; delivery: Texts; payment: Texts; hours: Texts },
) {
  const rows = Object.keys(name).map((locale) => ({
    locale,
    name: name[locale],
    about: texts.about[locale] ?? '',
    delivery: texts.delivery[locale] ?? '',
    payment: texts.payment[locale] ?? '',
    hours: texts.hours[locale] ?? '',
  }))
  await sql`delete from store_translations where store_id = ${id} and locale <> all(${Object.keys(name)}::text[])`.execute(
    tx,
  )
  await sql`
    insert into store_translations (store_id, locale, name, about, delivery, payment, hours)
    select ${id}, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (locale text, name text, about text, delivery text, payment text, hours text)
    on conflict (store_id, locale) do update set name = excluded.name, about = excluded.about, delivery = excluded.delivery, payment = excluded.payment, hours = excluded.hours
  `.execute(tx)
}

/** Activates a draft store when its first product is published. Returns whether it was a draft. */
export async function openDraftStore(tx: Tx, id: number): Promise<boolean> {
  const { rows } =
    await sql`update stores set status = 'Active', version = version + 1 where id = ${id} and status = 'Draft' returning id`.execute(
      tx,
    )
  return rows.length > 0
}

/** `minutes` and `rate` are null for a store with too few questions. */
export type ResponseTimes = { storeId: number; minutes: number | null; rate: number | null }

/** Returns the ids of the stores that have changed. */
export async function saveResponseTimes(tx: Tx, times: readonly ResponseTimes[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update stores s set response_minutes = t.minutes, response_rate = t.rate
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t ("storeId" int, minutes int, rate int)
    where s.id = t."storeId" and (s.response_minutes, s.response_rate) is distinct from (t.minutes, t.rate) returning s.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

export type PremisesRow = { locationId: number; names: Texts; address: string }

export async function saveWarehouse(
  tx: Tx,
  storeId: number,
  id: number | undefined,
  { locationId, names, address }: PremisesRow,
): Promise<number> {
  const texts = JSON.stringify(names)
  const { rows } = await (
    id === undefined
      ? sql<{
          id: number
        }>`insert into warehouses (store_id, location_id, names, address) values (${storeId}, ${locationId}, ${texts}, ${address}) returning id`
      : sql<{ id: number }>`
        update warehouses set location_id = ${locationId}, names = ${texts}, address = ${address}, version = version + 1 where id = ${id} and store_id = ${storeId} returning id
      `
  ).execute(tx)
  return rows[0]!.id
}

export async function saveBranch(
  tx: Tx,
  storeId: number,
  id: number | undefined,
  row: PremisesRow & { phone: string | null },
): Promise<number> {
  const { locationId, names, address, phone } = { ...row, names: JSON.stringify(row.names) }
  const { rows } = await (
    id === undefined
      ? sql<{ id: number }>`
        insert into company_branches (store_id, location_id, names, address, phone) values (${storeId}, ${locationId}, ${names}, ${address}, ${phone}) returning id
      `
      : sql<{ id: number }>`
        update company_branches set location_id = ${locationId}, names = ${names}, address = ${address}, phone = ${phone}, version = version + 1
        where id = ${id} and store_id = ${storeId} returning id
      `
  ).execute(tx)
  return rows[0]!.id
}
