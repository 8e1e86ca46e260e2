import { sql } from 'kysely'
import type { Entity, Field } from './fields.ts'
import { saveOwnBranch, saveOwnWarehouse } from './save-store.ts'

const locationAlias = sql`(select l.alias from locations l where l.id = w.location_id)`
const name: Field = {
  key: 'name',
  type: 'Text',
  required: 'always',
  isTranslatable: true,
  maxLength: 120,
  value: sql`w.names`,
  compared: { many: sql`select value from jsonb_each_text(w.names)` },
}
const location: Field = {
  key: 'location',
  type: 'Location',
  required: 'always',
  value: locationAlias,
  compared: locationAlias,
  isSortable: true,
}
const address: Field = { key: 'address', type: 'Text', maxLength: 300, value: sql`w.address`, compared: sql`w.address` }
const ofStore = {
  locked: sql`w`,
  id: sql`w.id`,
  version: sql`w.version`,
  isOwn: ({ id }) => sql`w.store_id = ${id}`,
  order: sql`w.id`,
  isCreatable: true,
} satisfies Partial<Entity>

export const warehouse: Entity = {
  ...ofStore,
  name: 'warehouse',
  rows: sql`warehouses w`,
  save: saveOwnWarehouse,
  fields: [name, location, address],
}

export const companybranch: Entity = {
  ...ofStore,
  name: 'companybranch',
  rows: sql`company_branches w`,
  save: saveOwnBranch,
  fields: [
    name,
    location,
    { ...address, required: 'always' },
    { key: 'phone', type: 'Phone', value: sql`w.phone`, compared: sql`w.phone` },
  ],
}
