import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { slugify } from '#platform/i18n/slug.ts'
import type { registerCompany } from './contract.ts'
import { findStoreLocation, type LocationRef } from '../geo/queries.ts'
import { currencyOfCountry } from './countries.ts'
import { memberErrors } from './errors.ts'
import { freeAlias } from './rules.ts'
import type { TaxNumber } from './tax-numbers.ts'

type NewCompany = {
  ownerId: string
  taxNumber: TaxNumber
  companyName: string
  legalForm?: string | undefined
  supplierType: string
  storeName: string
  location: string
  locale: Locale
}

const maxAliasLength = 60
const firstWarehouseNames: Record<Locale, string> = {
  en: 'Main warehouse',
  ru: 'Основной склад',
  sr: 'Glavni magacin',
  de: 'Hauptlager',
  it: 'Magazzino principale',
  tr: 'Ana depo',
}

/** Creates an organization with its first store, warehouse and owner. */
export async function openCompany(tx: Tx, company: NewCompany): Promise<OutputOf<typeof registerCompany>> {
  const place = await findStoreLocation(tx, company.location)
  if (!place) throw memberErrors.locationUnknown()
  const organizationId = await insertOrganization(tx, company)
  const store = await insertStore(tx, organizationId, place, company)
  await sql`
    insert into store_translations (store_id, locale, name) select ${store.storeId}, unnest(${[...locales]}::text[]), ${company.storeName}
  `.execute(tx)
  await sql`
    insert into warehouses (store_id, location_id, names, address) values (${store.storeId}, ${place.id}, ${JSON.stringify(firstWarehouseNames)}, '')
  `.execute(tx)
  await sql`insert into store_members (store_id, account_id, role) values (${store.storeId}, ${company.ownerId}::uuid, 'Owner')`.execute(
    tx,
  )
  return store
}

async function insertOrganization(
  tx: Tx,
  { ownerId, taxNumber: { country, number }, companyName, legalForm }: NewCompany,
) {
  if (legalForm && !(await isLegalForm(tx, country, legalForm)))
    throw invalidInput([{ path: 'legalForm', code: 'field.invalid' }])
  // Concurrent inserts of the same number wait here for the first.
  const { rows } = await sql<{ id: number }>`
    insert into organizations (owner_id, legal_name, legal_form, country_code, tax_number)
    values (${ownerId}::uuid, ${companyName}, ${legalForm || null}, ${country}, ${number})
    on conflict (country_code, tax_number) do nothing returning id
  `.execute(tx)
  if (!rows[0]) throw memberErrors.companyTaken()
  return rows[0].id
}

async function isLegalForm(tx: Tx, country: string, code: string) {
  const { rows } = await sql`select from legal_forms where code = ${code} and country_code = ${country}`.execute(tx)
  return rows.length > 0
}

/** The store is a draft, hidden from buyers until its first product is published. */
async function insertStore(
  tx: Tx,
  organizationId: number,
  place: LocationRef,
  { taxNumber, supplierType, storeName, locale }: NewCompany,
) {
  const slug = slugify(storeName, locale, maxAliasLength) || 'store'
  const taken = await findSimilarAliases(tx, slug)
  for (;;) {
    const alias = freeAlias(slug, taken)
    const { rows } = await sql<{ storeId: number; alias: string }>`
      insert into stores (alias, organization_id, supplier_type, status, location_id, location_path, currency, locale)
      values (${alias}, ${organizationId}, ${supplierType}, 'Draft', ${place.id}, ${place.path}, ${currencyOfCountry(taxNumber.country)}, ${locale})
      on conflict (alias) do nothing returning id as "storeId", alias
    `.execute(tx)
    if (rows[0]) return rows[0]
    taken.add(alias)
  }
}

async function findSimilarAliases(tx: Tx, slug: string) {
  const { rows } = await sql<{
    alias: string
  }>`select alias from stores where alias = ${slug} or alias like ${`${slug}-%`}`.execute(tx)
  return new Set(rows.map(({ alias }) => alias))
}
