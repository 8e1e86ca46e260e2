// Prices, stock and statuses of many products, changed in a table.
import { z } from 'zod'
import { maxTiers } from '#platform/constants.ts'
import { call, NumberParameter } from '#platform/contract.ts'
import { maxBulkProducts, ProductListItem } from './contract.ts'

/** The volume prices of a product. */
export const Tiers = z
  .array(z.strictObject({ fromQuantity: z.int(), price: z.int() }))
  .max(maxTiers)
  .describe('Volume prices, which replace those that the product has: the price falls as the quantity rises')

const Row = z.strictObject({
  id: NumberParameter,
  version: z.int().describe('The version that the values were read from'),
  price: z.int().optional(),
  oldPrice: z.int().nullable().optional(),
  tiers: Tiers.optional(),
  status: z.enum(['Draft', 'Active', 'Archived']).optional(),
  stock: z
    .array(z.strictObject({ warehouseId: NumberParameter, quantity: z.int() }))
    .max(100)
    .optional()
    .describe('Warehouses that are not given keep their quantity'),
})

export const rowErrors = [
  'products.notFound',
  'products.changed',
  'products.blocked',
  'products.incomplete',
  'products.priceless',
  'products.notAllowed',
  'products.outOfRange',
  'products.notAbovePrice',
  'products.notAboveTiers',
  'products.tiersNotFalling',
  'products.reserved',
  'products.unknownWarehouse',
] as const

const RefusedRow = z.object({
  id: z.int(),
  errors: z.array(
    z.object({
      field: z.enum(['price', 'oldPrice', 'tiers', 'status', 'stock']).nullable().describe('Null: the whole row'),
      warehouseId: z.int().nullable(),
      code: z.enum(rowErrors),
    }),
  ),
  current: ProductListItem.nullable().describe('The product as it is; null if the store has none'),
})

export const saveProductRows = call('POST x/personal-cabinet/product/bulk-update', {
  access: 'seller',
  summary:
    'Changes prices, stock and statuses of many products. Rows are judged one by one: those in order are saved, the others stay as they are',
  input: z.strictObject({ rows: z.array(Row).min(1).max(maxBulkProducts) }),
  output: z.object({
    saved: z.array(z.object({ id: z.int(), version: z.int() })),
    refused: z.array(RefusedRow),
  }),
  errors: ['documents.notAllowed'],
})
