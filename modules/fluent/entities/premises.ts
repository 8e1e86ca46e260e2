import { sql } from 'kysely'
import type { Entity, Field } from '../fields.ts'
import { isPresent } from '../../suppliers/premises-status.ts'
import { deliveryWays } from '../../suppliers/terms-contract.ts'
import { saveOwnBranch, saveOwnWarehouse } from '../write/save-store.ts'
import { saveOwnDeliveryPlace } from '../write/save-delivery-place.ts'
import { deliveryFields } from './store.ts'

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
  isOwnedBy: ({ id }) => sql`w.store_id = ${id} and ${isPresent('w')}`,
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

/** A place with terms of delivery of its own, which has no name but that of its location. */
export const deliveryplace: Entity = {
  name: 'deliveryplace',
  from: sql`delivery_places d join locations l on l.id = d.location_id`,
  lockTarget: sql`d`,
  id: sql`d.id`,
  version: sql`d.version`,
  isOwnedBy: ({ id }) => sql`d.store_id = ${id}`,
  order: sql`array_length(l.path, 1), d.id`,
  isCreatable: true,
  right: 'store',
  save: saveOwnDeliveryPlace,
  fields: [
    { key: 'location', type: 'Location', required: 'always', select: sql`l.alias`, filterExpression: sql`l.alias` },
    {
      key: 'name',
      type: 'Text',
      isReadOnly: true,
      isTranslatable: true,
      select: sql`(select json_object_agg(t.locale, t.name) from location_translations t where t.location_id = l.id)`,
    },
    {
      key: 'deliveryWays',
      type: 'Choices',
      choices: deliveryWays.filter((way) => way !== 'Pickup'),
      default: [],
      select: sql`d.delivery_ways`,
    },
    ...deliveryFields('d', { required: 'always', default: 'ByAgreement' }),
  ],
}
