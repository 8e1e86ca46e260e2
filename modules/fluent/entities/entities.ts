import { sql } from 'kysely'
import type { Entity, EntityName } from '../fields.ts'
import { companybranch, deliveryplace, warehouse } from './premises.ts'
import { product } from './product.ts'
import { organization, store } from './store.ts'

/** Brands belong to no store. A product with an unknown brand name creates the brand. */
const brand: Entity = {
  name: 'brand',
  from: sql`brands b`,
  lockTarget: sql`b`,
  id: sql`b.id`,
  version: sql`1`,
  isOwnedBy: null,
  order: sql`b.product_count desc`,
  isCreatable: false,
  fields: [
    { key: 'alias', type: 'Text', isReadOnly: true, select: sql`b.alias`, filterExpression: sql`b.alias` },
    {
      key: 'name',
      type: 'Text',
      isReadOnly: true,
      select: sql`b.name`,
      filterExpression: sql`b.name`,
      isSortable: true,
    },
    {
      key: 'productCount',
      type: 'Number',
      isReadOnly: true,
      select: sql`b.product_count`,
      filterExpression: sql`b.product_count`,
      isSortable: true,
    },
  ],
}

/** The only entities that the API can access. */
const entities: Record<EntityName, Entity> = {
  product,
  store,
  organization,
  companybranch,
  warehouse,
  deliveryplace,
  brand,
}

export const entityOf = (name: EntityName): Entity => entities[name]
export const allEntities = Object.values(entities)
