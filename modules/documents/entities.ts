import { sql } from 'kysely'
import type { Entity, EntityName } from './fields.ts'
import { companybranch, warehouse } from './places.ts'
import { product } from './product.ts'
import { organization, store } from './store.ts'

/** Administrators keep the brands; goods name them, and a name that is new becomes one. */
const brand: Entity = {
  name: 'brand',
  rows: sql`brands b`,
  locked: sql`b`,
  id: sql`b.id`,
  version: sql`1`,
  isOwn: null,
  order: sql`b.product_count desc`,
  isCreatable: false,
  fields: [
    { key: 'alias', type: 'Text', isReadOnly: true, value: sql`b.alias`, compared: sql`b.alias` },
    { key: 'name', type: 'Text', isReadOnly: true, value: sql`b.name`, compared: sql`b.name`, isSortable: true },
    {
      key: 'productCount',
      type: 'Number',
      isReadOnly: true,
      value: sql`b.product_count`,
      compared: sql`b.product_count`,
      isSortable: true,
    },
  ],
}

/** Everything that the calls can reach: nothing else of the database has a name here. */
const entities: Record<EntityName, Entity> = { product, store, organization, companybranch, warehouse, brand }

export const entityOf = (name: EntityName): Entity => entities[name]
export const allEntities = Object.values(entities)
