import { sql } from 'kysely'
import type { Entity, Field } from '../fields.ts'
import { saveOwnBranch, saveOwnWarehouse } from '../write/save-store.ts'

const locationAlias = sql`(select l.alias from locations l where l.id = w.location_id)`
const name: Field = {
  key: 'name',
  type: 'Text',
  required: 'always',
  isTranslatable: true,
  maxLength: 120,
  select: sql`w.names`,
  filterExpression: { many: sql`select value from jsonb_each_text(w.names)` },
}
const location: Field = {
  key: 'location',
  type: 'Location',
  required: 'always',
  select: locationAlias,
  filterExpression: locationAlias,
  isSortable: true,
}
const address: Field = {
  key: 'address',
  type: 'Text',
  maxLength: 300,
  select: sql`w.address`,
  filterExpression: sql`w.address`,
}
const premisesBase = {
  lockTarget: sql`w`,
  id: sql`w.id`,
  version: sql`w.version`,
  isOwnedBy: ({ id }) => sql`w.store_id = ${id}`,
  order: sql`w.id`,
  isCreatable: true,
  right: 'store',
} satisfies Partial<Entity>

export const warehouse: Entity = {
  ...premisesBase,
  name: 'warehouse',
  from: sql`warehouses w`,
  save: saveOwnWarehouse,
  fields: [name, location, address],
}

export const companybranch: Entity = {
  ...premisesBase,
  name: 'companybranch',
  from: sql`company_branches w`,
  save: saveOwnBranch,
  fields: [
    name,
    location,
    { ...address, required: 'always' },
    { key: 'phone', type: 'Phone', select: sql`w.phone`, filterExpression: sql`w.phone` },
  ],
}
