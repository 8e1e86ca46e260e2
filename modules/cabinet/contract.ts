// The products of a store as a whole, for its people: find and count them. Single products are read
// and written as documents (modules/fluent).
import { z } from 'zod'
import { call, listOf, Locale, Money, NumberParameter, PageNumber, PageSize } from '#platform/contract.ts'

export const productStatuses = ['Draft', 'Active', 'Archived', 'Blocked'] as const
export const maxBulkProducts = 500
/**
 * Things that a product lacks. `characteristics`: one that its category requires for publishing; `translations`: a name in one of the languages;
 * `documents`: one that is valid for less than thirty days, or no longer.
 */
export const productProblems = [
  'price',
  'picture',
  'description',
  'translations',
  'stock',
  'characteristics',
  'documents',
] as const
/** `low`: less than the quantity of which the store wants to hear. */
export const stockLevels = ['in', 'low', 'out', 'uncounted'] as const
export const ProductStatus = z.enum(productStatuses)
export const ProductProblem = z.enum(productProblems)

export const ProductListItem = z.object({
  id: z.int(),
  version: z.int(),
  code: z.string(),
  name: z.string(),
  nameLocale: Locale,
  categoryName: z.string(),
  imageId: z.string().nullable(),
  price: Money.nullable().describe('Null: a draft that waits for its price'),
  oldPrice: Money.nullable(),
  unitLabel: z.string(),
  stock: z
    .array(z.object({ warehouseId: z.int(), quantity: z.int(), reserved: z.int() }))
    .describe('By warehouse; empty: in stock without a number'),
  available: z.int().nullable().describe('Null: in stock without a number'),
  minimumOrder: z.int().describe('With less than that available the product cannot be ordered'),
  status: ProductStatus,
  blockReason: z.string().nullable().describe('Why an administrator has blocked it'),
  problems: z.array(ProductProblem),
  views: z.int().nullable().describe('Of its page in thirty days, a visitor once a day; null: not counted yet'),
  contacts: z
    .int()
    .nullable()
    .describe('Conversations, callback requests and phones shown because of it in these days'),
  updatedAt: z.string(),
})

/** The filters of a list of products, and of a change to all products that it finds. */
export const ProductFilter = z.strictObject({
  query: z.string().trim().max(200).default(''),
  status: ProductStatus.optional(),
  problem: ProductProblem.optional(),
  stock: z.enum(stockLevels).optional(),
  categoryId: NumberParameter.optional(),
})

export const listOwnProducts = call('GET x/personal-cabinet/product/list', {
  access: 'seller',
  summary: "The store's products, live or not, which `query` finds by code or name",
  input: z.object({
    page: PageNumber,
    pageSize: PageSize(100, maxBulkProducts),
    ...ProductFilter.shape,
    sort: z
      .enum(['updatedAt', 'name', 'code', 'price', 'available', 'status', 'views', 'contacts'])
      .default('updatedAt'),
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
    viewedSince: z.iso
      .date()
      .nullable()
      .describe('The first day whose views and contacts are counted, at most thirty days ago; null: none yet'),
  }),
})

export const getProductBlock = call('GET x/personal-cabinet/product/block', {
  access: 'seller',
  summary: 'Why an administrator has blocked a product of the store',
  input: z.object({ id: NumberParameter }),
  output: z.object({
    block: z.object({ reason: z.string(), blockedAt: z.iso.datetime() }).nullable().describe('Null: it is not blocked'),
  }),
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
  usedAt: z.string().nullable().describe("When the store's newest product in it was added"),
  isSuggested: z.boolean().describe('By products with such a name, not by its own name'),
})

export const listProductCategories = call('GET x/personal-cabinet/category/list', {
  access: 'seller',
  summary:
    'Categories that a product can be put in: those whose name or path has all words of `query` and then those of products with such a name; without it all that the store uses',
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
