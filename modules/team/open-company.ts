import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { slugify } from '#platform/i18n/slug.ts'
import type { registerCompany } from './contract.ts'
import { ownsOrganization } from '../accounts/queries.ts'
import { findStoreLocation, type LocationRef } from '../geo/queries.ts'
import { insertDraftStore, insertOrganization, insertStoreName } from '../suppliers/open-store.ts'
import { saveWarehouse } from '../suppliers/save-store.ts'
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
  const organizationId = await openOrganization(tx, company)
  const store = await openStore(tx, organizationId, place, company)
  await insertStoreName(tx, store.storeId, company.storeName)
  await saveWarehouse(tx, store.storeId, undefined, { locationId: place.id, names: firstWarehouseNames, address: '' })
  await sql`insert into store_members (store_id, account_id, role) values (${store.storeId}, ${company.ownerId}::uuid, 'Owner')`.execute(
    tx,
  )
  return store
}

async function openOrganization(
  tx: Tx,
  { ownerId, taxNumber: { country, number }, companyName, legalForm }: NewCompany,
) {
  if (legalForm && !(await isLegalForm(tx, country, legalForm)))
    throw invalidInput([{ path: 'legalForm', code: 'field.invalid' }])
  const id = await insertOrganization(tx, { ownerId, legalName: companyName, legalForm, country, taxNumber: number })
  if (id) return id
  const own = await findOwnOrganization(tx, ownerId, country, number)
  if (!own) throw memberErrors.companyTaken()
  if (own.isSuspended) throw memberErrors.companySuspended()
  return own.id
}

/** The lock waits for a deletion or suspension of the organization. */
async function findOwnOrganization(tx: Tx, ownerId: string, country: string, number: string) {
  const { rows } = await sql<{ id: number; isSuspended: boolean }>`
    select o.id, o.status = 'Suspended' as "isSuspended" from organizations o where o.country_code = ${country} and o.tax_number = ${number} and ${ownsOrganization(ownerId)} for share of o
  `.execute(tx)
  return rows[0]
}

async function isLegalForm(tx: Tx, country: string, code: string) {
  const { rows } = await sql`select from legal_forms where code = ${code} and country_code = ${country}`.execute(tx)
  return rows.length > 0
}

async function openStore(
  tx: Tx,
  organizationId: number,
  place: LocationRef,
  { taxNumber, supplierType, storeName, locale }: NewCompany,
) {
  const currency = currencyOfCountry(taxNumber.country)
  const slug = slugify(storeName, locale, maxAliasLength) || 'store'
  const taken = await findSimilarAliases(tx, slug)
  for (;;) {
    const alias = freeAlias(slug, taken)
    const storeId = await insertDraftStore(tx, { organizationId, alias, supplierType, place, currency, locale })
    if (storeId) return { storeId, alias }
    taken.add(alias)
  }
}

async function findSimilarAliases(tx: Tx, slug: string) {
  const { rows } = await sql<{
    alias: string
  }>`select alias from stores where alias = ${slug} or alias like ${`${slug}-%`}`.execute(tx)
  return new Set(rows.map(({ alias }) => alias))
}
