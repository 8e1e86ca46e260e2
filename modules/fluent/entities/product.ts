import { sql } from 'kysely'
import type { Entity } from '../fields.ts'
import { saveProduct } from '../write/save-product.ts'
import { productFormFields } from './product-fields.ts'

export const product: Entity = {
  name: 'product',
  from: sql`products p`,
  lockTarget: sql`p`,
  id: sql`p.id`,
  version: sql`p.version`,
  isOwnedBy: ({ id }) => sql`p.store_id = ${id}`,
  order: sql`p.updated_at desc`,
  isCreatable: true,
  right: 'products',
  save: saveProduct,
  fields: productFormFields,
}
