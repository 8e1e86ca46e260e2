// The rows of a new supplier.
import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import type { LocationRef } from '../geo/queries.ts'

type NewOrganization = {
  ownerId: string
  legalName: string
  legalForm: string | undefined
  country: string
  taxNumber: string
}

/** Undefined if an organization with this tax number exists. Concurrent inserts of one number wait for the first. */
export async function insertOrganization(
  tx: Tx,
  { ownerId, legalName, legalForm, country, taxNumber }: NewOrganization,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into organizations (owner_id, legal_name, legal_form, country_code, tax_number)
    values (${ownerId}::uuid, ${legalName}, ${legalForm || null}, ${country}, ${taxNumber})
    on conflict (country_code, tax_number) where deleted_at is null do nothing returning id
  `.execute(tx)
  return rows[0]?.id
}

type NewStore = {
  organizationId: number
  alias: string
  supplierType: string
  place: LocationRef
  currency: string
  locale: Locale
}

/** A draft, hidden from buyers until its first product is published, verified if its organization is. Undefined if the alias is taken. */
export async function insertDraftStore(
  tx: Tx,
  { organizationId, alias, supplierType, place, currency, locale }: NewStore,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into stores (alias, organization_id, supplier_type, status, location_id, location_path, currency, locale, verified_at, verified_until)
    select ${alias}, o.id, ${supplierType}, 'Draft', ${place.id}, ${place.path}, ${currency}, ${locale}, v.verified_at, v.verified_until
    from organizations o left join verifications v on v.organization_id = o.id where o.id = ${organizationId}
    on conflict (alias) do nothing returning id
  `.execute(tx)
  return rows[0]?.id
}

/** One name for all languages. */
export const insertStoreName = (tx: Tx, storeId: number, name: string) =>
  sql`insert into store_translations (store_id, locale, name) select ${storeId}, unnest(${[...locales]}::text[]), ${name}`.execute(
    tx,
  )
