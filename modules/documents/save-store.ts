import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { changed } from '#platform/realtime/publish.ts'
import { moveGoods } from '../catalog/jobs.ts'
import { findPlace } from '../geo/queries.ts'
import {
  replaceStoreTexts,
  saveBranch,
  saveWarehouse,
  updateOrganization,
  updateStore,
} from '../suppliers/save-store.ts'
import type { Change } from './fields.ts'
import { claimOwnImages } from './images.ts'
import { assertSound, textsWithoutName } from './rules.ts'

type Texts = Record<string, string>
type Store = {
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

/** Its goods follow it to another place in the background. */
export async function saveOwnStore(tx: Tx, change: Change): Promise<number> {
  const {
    given,
    acting: { store },
  } = change
  const values = change.values as Store
  assertSound(textsWithoutName(values, texts))
  await claimOwnImages(tx, change, ['logo', 'cover'])
  const { supplierType, minimumOrder, logo, cover, phones, site, foundedYear } = values
  await updateStore(tx, store.id, {
    supplierType,
    phones,
    site,
    foundedYear,
    minimumOrderMinor: minimumOrder,
    logoId: logo,
    coverId: cover,
    locationId: await placeOf(tx, values.location),
  })
  if (['name', ...texts].some((key) => given.has(key))) await replaceStoreTexts(tx, store.id, values)
  if (given.has('location')) await enqueue(tx, moveGoods, { storeId: store.id }, { key: `move-goods:${store.id}` })
  await changed(tx, [`store:${store.id}`, 'stores', 'goods', 'categories'])
  return store.id
}

/** Several stores can be of one organization. */
export async function saveOwnOrganization(tx: Tx, { values, acting: { store } }: Change): Promise<number> {
  await updateOrganization(tx, store.organizationId, values as { legalName: string; legalForm: string | null })
  const { rows } = await sql<{
    id: number
  }>`select id from stores where organization_id = ${store.organizationId}`.execute(tx)
  await changed(
    tx,
    rows.map(({ id }) => `store:${id}`),
  )
  return store.organizationId
}

type Place = { name: Texts; location: string; address: string | null; phone: string | null }

export async function saveOwnWarehouse(tx: Tx, { id, values, acting: { store } }: Change): Promise<number> {
  const saved = await saveWarehouse(tx, store.id, id, await placeRow(tx, values as Place))
  await changed(tx, [`store:${store.id}`])
  return saved
}

export async function saveOwnBranch(tx: Tx, { id, values, acting: { store } }: Change): Promise<number> {
  const saved = await saveBranch(tx, store.id, id, {
    ...(await placeRow(tx, values as Place)),
    phone: (values as Place).phone,
  })
  await changed(tx, [`store:${store.id}`])
  return saved
}

const placeRow = async (tx: Tx, { name, location, address }: Place) => ({
  names: name,
  locationId: await placeOf(tx, location),
  address: address ?? '',
})

async function placeOf(tx: Tx, alias: string): Promise<number> {
  const place = await findPlace(tx, alias)
  if (!place) throw invalidInput([{ path: 'fields.location', code: 'field.invalid' }])
  return place.id
}
