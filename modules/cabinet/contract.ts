// What a store's people do with its products as a whole: find, count, publish and delete them. Single products are read
// and written as documents (modules/fluent).
import { z } from 'zod'
import { call, listOf, Locale, Money, NumberParameter, PageNumber, PageSize } from '#platform/contract.ts'

export const productStatuses = ['Draft', 'Active', 'Archived', 'Blocked'] as const
export const maxBulkProducts = 500
/** What a product lacks. `characteristics`: one that its category requires for publishing. */
export const productProblems = ['picture', 'description', 'stock', 'characteristics'] as const
const ProductStatus = z.enum(productStatuses)
const ProductProblem = z.enum(productProblems)

export const ProductListItem = z.object({
  id: z.int(),
  version: z.int(),
  code: z.string(),
  name: z.string(),
  nameLocale: Locale,
  categoryName: z.string(),
  imageId: z.string().nullable(),
  price: Money,
  oldPrice: Money.nullable(),
  unitLabel: z.string(),
  stock: z
    .array(z.object({ warehouseId: z.int(), quantity: z.int(), reserved: z.int() }))
    .describe('By warehouse; empty: in stock without a number'),
  available: z.int().nullable().describe('Null: in stock without a number'),
  status: ProductStatus,
  problems: z.array(ProductProblem),
  updatedAt: z.string(),
})

export const listOwnProducts = call('GET x/personal-cabinet/product/list', {
  access: 'seller',
  summary: "The store's products, live or not, which `query` finds by code or name",
  input: z.object({
    page: PageNumber,
    pageSize: PageSize(100, maxBulkProducts),
    query: z.string().trim().max(200).default(''),
    status: ProductStatus.optional(),
    problem: ProductProblem.optional(),
    categoryId: NumberParameter.optional(),
    sort: z.enum(['updatedAt', 'code', 'price', 'available']).default('updatedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(ProductListItem),
})

export const countOwnProducts = call('GET x/personal-cabinet/product/count', {
  access: 'seller',
  summary: 'How many products the store has, and how many of each status; `outOfStock` counts those that are on sale',
  input: z.object({}),
  output: z.object({
    total: z.int(),
    byStatus: z.record(ProductStatus, z.int()),
    outOfStock: z.int(),
  }),
})

/** Why a bulk call leaves a product as it is. */
export const productRejections = [
  'products.notFound',
  'products.incomplete',
  'products.blocked',
  'products.reserved',
] as const
const bulkInput = {
  ids: z.array(NumberParameter).min(1).max(maxBulkProducts),
  isDryRun: z.boolean().default(false),
}
const BulkOutcome = z.object({
  count: z.int(),
  rejected: z.array(z.object({ id: z.int(), code: z.enum(productRejections) })),
})

export const activateOwnProducts = call('POST x/personal-cabinet/product/bulk-activate', {
  access: 'seller',
  summary:
    'Publishes products, or archives those that are published, and counts those that change; `isDryRun` only tells the outcome',
  input: z.strictObject({ ...bulkInput, isActive: z.boolean() }),
  output: BulkOutcome,
  errors: ['documents.notAllowed'],
})

export const deleteOwnProducts = call('POST x/personal-cabinet/product/bulk-delete', {
  access: 'seller',
  summary:
    'Deletes products for good, except those that open orders have reserved; placed orders keep their lines. `isDryRun` only tells the outcome',
  input: z.strictObject(bulkInput),
  output: BulkOutcome,
  errors: ['documents.notAllowed'],
})

export const nextProductCode = call('GET x/personal-cabinet/product/code/get', {
  access: 'seller',
  summary: 'A code that no product of the store has yet, which continues that of its newest product',
  input: z.object({}),
  output: z.object({ code: z.string() }),
})

const CategoryChoice = z.object({
  id: z.int(),
  name: z.string(),
  path: z.array(z.string()).describe('The names of its class and its group'),
  productCount: z.int().describe('Products of the store'),
})

export const listProductCategories = call('GET x/personal-cabinet/category/list', {
  access: 'seller',
  summary:
    'Categories that a product can be put in: those whose name or path has all words of `query`, or those that the store uses',
  input: z.object({ query: z.string().trim().max(200).default('') }),
  output: z.object({ items: z.array(CategoryChoice) }),
})

export const listCategoryParents = call('GET x/personal-cabinet/category/parents', {
  access: 'seller',
  summary: 'A category and what is above it, from the class down',
  input: z.object({ id: NumberParameter }),
  output: z.object({
    items: z.array(z.object({ id: z.int(), name: z.string(), level: z.enum(['Class', 'Group', 'Category']) })),
  }),
  errors: ['catalog.unknownCategory'],
})
