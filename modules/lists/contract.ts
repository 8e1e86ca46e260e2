// Lists: products that a person keeps, as favourites or under a name, with quantity and note. A list can be shared with the people of
// a store or with a purchasing team: everybody in it then changes the lines, and only the owner renames, shares and deletes the list.
import { z } from 'zod'
import { maxQuantity } from '#platform/constants.ts'
import { call, Empty, FreeText, Money, Name, NumberParameter, Ok } from '#platform/contract.ts'
import { ProductName, Stock, Unit } from '#modules/catalog/contract.ts'
import { Vat } from '#modules/suppliers/vat-contract.ts'

const ProductId = z.int().min(1).max(2_147_483_647)
const ListId = z.uuid()

export const teamKinds = ['Store', 'PurchasingTeam'] as const
const Team = z.object({ kind: z.enum(teamKinds), id: ProductId })

export const ProductList = z.object({
  id: z.string(),
  name: z.string().describe('Empty for favourites'),
  isFavourites: z.boolean(),
  lineCount: z.int(),
  imageIds: z.array(z.string()).describe('Of the products added last'),
  sharedWith: Team.extend({ name: z.string() }).nullable().describe('Whose members see the list'),
  ownerName: z.string(),
  isOwn: z.boolean().describe('The caller may rename, share and delete it'),
})

/** Why a line does not go into the cart. */
export const ListIssue = z.enum(['productGone', 'outOfStock'])
/** The price fell, or the product can be ordered again. */
export const ListNews = z.enum(['Cheaper', 'Back'])
export const ListLine = z.object({
  productId: z.int(),
  ...ProductName.shape,
  code: z.string(),
  imageId: z.string().nullable(),
  unit: Unit,
  minimumOrder: z.int(),
  orderStep: z.int(),
  stock: Stock,
  quantity: z.int(),
  note: z.string(),
  price: Money.describe("Of one unit at this quantity now, in the visitor's currency, without VAT"),
  sum: Money.describe('Without VAT'),
  vat: Vat,
  store: z.object({ id: z.int(), alias: z.string(), name: z.string() }),
  news: ListNews.nullable().describe('In the last two weeks'),
  issue: ListIssue.nullable(),
})

export const listProductLists = call('GET x/product-list/list', {
  access: 'user',
  summary: 'Own lists and those that teams share, favourites first',
  input: z.object({ productId: NumberParameter.optional() }),
  output: z.object({
    items: z.array(ProductList.extend({ hasProduct: z.boolean().describe('Whether `productId` is in it') })),
  }),
})
export const getProductList = call('GET x/product-list/single', {
  access: 'user',
  summary: 'A list with the current price and stock of its products, the last added first',
  input: z.object({ id: ListId }),
  output: ProductList.extend({
    lines: z.array(ListLine),
    total: Money.describe('Without VAT, of what can be ordered'),
  }),
  errors: ['lists.notFound'],
})
export const listFavourites = call('GET x/product-list/favourites', {
  access: 'user',
  summary: 'The products among the favourites',
  input: Empty,
  output: z.object({ ids: z.array(z.int()) }),
})
export const setFavourite = call('POST x/product-list/favourite', {
  access: 'user',
  whileActing: 'allowed',
  limit: 'cartWrite',
  summary: 'Adds a product to the favourites, or removes it',
  input: z.strictObject({ productId: ProductId, isFavourite: z.boolean() }),
  output: Ok,
  errors: ['lists.unknownProduct', 'lists.full'],
})
export const createProductList = call('POST x/product-list/create', {
  access: 'user',
  summary: 'Creates a list, with its first product if one is given',
  input: z.strictObject({ name: Name(80), productId: ProductId.optional() }),
  output: z.object({ id: z.string() }),
  errors: ['lists.tooMany', 'lists.unknownProduct'],
})
export const editProductList = call('POST x/product-list/edit', {
  access: 'user',
  summary: 'Renames an own list and shares it with a team of the caller, or with nobody',
  input: z.strictObject({ id: ListId, name: Name(80), sharedWith: Team.nullable() }),
  output: Ok,
  errors: ['lists.notFound'],
})
export const deleteProductList = call('POST x/product-list/delete', {
  access: 'user',
  summary: 'Deletes an own list',
  input: z.strictObject({ id: ListId }),
  output: Ok,
  errors: ['lists.notFound'],
})
export const setListLine = call('POST x/product-list/line/set', {
  access: 'user',
  whileActing: 'allowed',
  limit: 'cartWrite',
  summary: 'Adds a product to a list or changes its line; the quantity is corrected upward to minimum and step',
  input: z.strictObject({
    id: ListId,
    productId: ProductId,
    quantity: z.int().min(1).max(maxQuantity).optional(),
    note: FreeText(300).optional(),
  }),
  output: Ok,
  errors: ['lists.notFound', 'lists.unknownProduct', 'lists.full'],
})
export const removeListLine = call('POST x/product-list/line/remove', {
  access: 'user',
  whileActing: 'allowed',
  limit: 'cartWrite',
  summary: 'Removes a product from a list',
  input: z.strictObject({ id: ListId, productId: ProductId }),
  output: Ok,
  errors: ['lists.notFound'],
})
export const orderProductList = call('POST x/product-list/order', {
  access: 'user',
  limit: 'cartWrite',
  summary:
    'Puts the products of a list into the cart at current prices, without those that cannot be ordered now; quantities in the cart are raised, not added to',
  input: z.strictObject({ id: ListId }),
  output: z.object({
    added: z.int(),
    wereInCart: z.int().describe('How many of these were in the cart already'),
    skipped: z.array(z.object({ productId: z.int(), issue: ListIssue })),
  }),
  errors: ['lists.notFound', 'lists.nothingToOrder', 'carts.full', 'carts.worthTooMuch'],
})
