import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { invalidateTags } from '#platform/cache.ts'
import { moveProducts } from '../../catalog/job-definitions.ts'
import { findStoreLocation } from '../../geo/queries.ts'
import { replaceStoreTexts, saveBranch, saveWarehouse, updateStore } from '../../suppliers/save-store.ts'
import { readBankDetails } from '../../suppliers/bank-details.ts'
import { type OrganizationRow, updateOrganization } from '../../suppliers/save-organization.ts'
import { type TermsRow, updateTerms } from '../../suppliers/terms.ts'
import { reviewLegalChange } from '../../verification/legal-change.ts'
import type { Change } from '../fields.ts'
import { claimFiles } from './claim-files.ts'
import { readTerms } from './store-terms.ts'
import { assertValid, textsWithoutName } from '../rules.ts'

type Texts = Record<string, string>
type Store = TermsRow & {
  name: Texts
  about: Texts
  delivery: Texts
  payment: Texts
  hours: Texts
  supplierType: string
  location: string
  minimumOrder: number
  logo: string | null
  cover: string | null
  phones: string[]
  site: string | null
  foundedYear: number | null
}

const texts = ['about', 'delivery', 'payment', 'hours']

/** A change of location moves the products of the store in a background job. */
export async function saveOwnStore(tx: Tx, change: Change): Promise<number> {
  const {
    changedKeys,
    context: { store },
  } = change
  const values = change.values as Store
  const { terms, errors } = readTerms(values)
  assertValid([...textsWithoutName(values, texts), ...errors])
  await claimFiles(tx, change, 'Picture', ['logo', 'cover'])
  const { supplierType, minimumOrder, logo, cover, phones, site, foundedYear } = values
  await updateStore(tx, store.id, {
    supplierType,
    phones,
    site,
    foundedYear,
    minimumOrderMinor: minimumOrder,
    logoId: logo,
    coverId: cover,
    locationId: await locationIdOf(tx, values.location),
  })
  await updateTerms(tx, store.id, terms)
  if (['name', ...texts].some((key) => changedKeys.has(key))) await replaceStoreTexts(tx, store.id, values)
  if (changedKeys.has('location'))
    await enqueue(tx, moveProducts, { storeId: store.id }, { key: `move-goods:${store.id}` })
  await invalidateTags(tx, [`store:${store.id}`, 'stores', 'products', 'categories'])
  return store.id
}

/** The tax number cannot be changed here. */
const legalData = ['legalName', 'legalForm']

/** An organization can have several stores. */
export async function saveOwnOrganization(tx: Tx, { before, values, context }: Change): Promise<number> {
  const { store } = context
  const organization = values as OrganizationRow
  const bank = readBankDetails(store.country, organization)
  assertValid(bank.errors.map(({ path, code }) => ({ path: `fields.${path}`, code })))
  await updateOrganization(tx, store.organizationId, { ...organization, ...bank.details })
  if (legalData.some((key) => (before?.[key] ?? null) !== (values[key] ?? null)))
    await reviewLegalChange(tx, { ...context, organizationId: store.organizationId })
  const { rows } = await sql<{
    id: number
  }>`select id from stores where organization_id = ${store.organizationId}`.execute(tx)
  await invalidateTags(
    tx,
    rows.map(({ id }) => `store:${id}` as const),
  )
  return store.organizationId
}

type PremisesFields = { name: Texts; location: string; address: string | null; phone: string | null }

export async function saveOwnWarehouse(tx: Tx, { id, values, context: { store } }: Change): Promise<number> {
  const saved = await saveWarehouse(tx, store.id, id, await premisesRow(tx, values as PremisesFields))
  await invalidateTags(tx, [`store:${store.id}`])
  return saved
}

export async function saveOwnBranch(tx: Tx, { id, values, context: { store } }: Change): Promise<number> {
  const saved = await saveBranch(tx, store.id, id, {
    ...(await premisesRow(tx, values as PremisesFields)),
    phone: (values as PremisesFields).phone,
  })
  await invalidateTags(tx, [`store:${store.id}`])
  return saved
}

const premisesRow = async (tx: Tx, { name, location, address }: PremisesFields) => ({
  names: name,
  locationId: await locationIdOf(tx, location),
  address: address ?? '',
})

async function locationIdOf(tx: Tx, alias: string): Promise<number> {
  const location = await findStoreLocation(tx, alias)
  if (!location) throw invalidInput([{ path: 'fields.location', code: 'field.invalid' }])
  return location.id
}
