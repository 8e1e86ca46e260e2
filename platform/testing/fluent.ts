import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as contract from '#modules/fluent/contract.ts'
import type { EntityName, Values } from '#modules/fluent/fields.ts'
import * as make from './make.ts'
import type { ApiResponse } from './personas.ts'
import { fileApp } from './shared.ts'
import { colleague, type Somebody } from './somebody.ts'

export const errorCode = (response: { body: unknown }) => (response.body as { code: string }).code
export const fieldErrors = (response: { body: unknown }) =>
  (response.body as { errors?: { path: string; code: string }[] }).errors?.map(
    ({ path, code }) => `${path} ${code.slice('field.'.length)}`,
  )

/** Creates a store with one member. */
export async function ownStore({
  role = 'Owner',
  ...storeOptions
}: Parameters<typeof make.store>[1] & { role?: 'Owner' | 'Manager' | 'Operator' } = {}) {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db, storeOptions)
  const person = await colleague(app, store.id, role)
  const {
    rows: [category],
  } = await sql<{ id: number }>`select id from categories where key = 'hex-bolts'`.execute(db)
  return { app, db, store, person, categoryId: category!.id, ...callsOf(person, store.id) }
}

type DocumentRef = { id: number; version: number }
export type Saved = ApiResponse<{ id: number; version: number; fields: Values; isNew: boolean }>

export const callsOf = (person: Somebody, storeId: number) => ({
  find: (entity: EntityName, more: object = {}) =>
    person.call(contract.findDocuments, { entity, ...more }, { storeId }),
  schema: (entity: EntityName, more: object = {}) => person.call(contract.findSchema, { entity, ...more }, { storeId }),
  update: (entity: EntityName, { id, version }: DocumentRef, fields: object) =>
    person.call(contract.updateDocument, { entity, id, version, fields }, { storeId }) as Promise<Saved>,
  upsert: (
    entity: EntityName,
    fields: object,
    { id, version, idempotencyKey }: Partial<DocumentRef> & { idempotencyKey?: string } = {},
  ) =>
    person.call(
      contract.upsertDocument,
      { entity, fields, ...(id ? { id } : {}), ...(version ? { version } : {}) },
      { storeId, ...(idempotencyKey ? { idempotencyKey } : {}) },
    ),
})

/** Inserts an unclaimed upload of an account and returns its id. */
export async function uploadedFile(accountId: string, purpose: 'Picture' | 'Chat' = 'Picture') {
  const { db } = (await fileApp()).database
  const id = randomUUID()
  await sql`
    insert into files (id, source, content_type, storage_key, purpose, charged_to, created_by, claimed_at)
    values (${id}::uuid, 'Local', 'image/webp', ${id}, ${purpose}, ${`account:${accountId}`}, ${accountId}::uuid, null)
  `.execute(db)
  return id
}

export const newProduct = (categoryId: number, more: object = {}) => ({
  category: categoryId,
  code: `N-${randomUUID().slice(0, 8)}`,
  name: { en: 'Hex bolt M8' },
  unit: 'piece',
  price: 1_250,
  ...more,
})

/** Creates one document of each entity of the store and returns their ids. */
export async function documentsOf(store: make.MadeStore) {
  const { db } = (await fileApp()).database
  const product = await make.product(db, { storeId: store.id })
  const {
    rows: [branch],
  } = await sql<{ id: number }>`
    insert into company_branches (store_id, location_id, names, address) select id, location_id, '{"en": "Branch"}', 'Somewhere 2' from stores where id = ${store.id} returning id
  `.execute(db)
  const {
    rows: [place],
  } = await sql<{ id: number }>`
    insert into delivery_places (store_id, location_id, delivery_cost) select id, location_id, 'Free' from stores where id = ${store.id} returning id
  `.execute(db)
  const {
    rows: [organization],
  } = await sql<{ id: number }>`select organization_id as id from stores where id = ${store.id}`.execute(db)
  return {
    product: product.id,
    store: store.id,
    organization: organization!.id,
    companybranch: branch!.id,
    deliveryplace: place!.id,
    warehouse: store.warehouseIds[0]!,
  }
}
