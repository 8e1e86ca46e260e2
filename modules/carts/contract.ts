// Carts: the products that a visitor intends to order, grouped by supplier; each group becomes one order. Prices are
// never stored: they are computed from the current price and tier, and a change since the buyer's last visit is reported.
import { z } from 'zod'
import { maxQuantity } from '#platform/constants.ts'
import { call, Empty, Money, NumberParameter, Partition } from '#platform/contract.ts'
import { ProductName, Stock, Unit } from '#modules/catalog/contract.ts'
import { StoreCard } from '#modules/suppliers/store-card-contract.ts'
import { StoreTerms } from '#modules/suppliers/terms-contract.ts'
import { Vat } from '#modules/suppliers/vat-contract.ts'

/** Reasons why a line or a group cannot be ordered. */
export const CartIssue = z.enum([
  'productGone',
  'outOfStock',
  'notEnoughStock',
  'belowMinimum',
  'notInSteps',
  'priceChanged',
  'belowStoreMinimum',
  'storeClosed',
])
export const CartLine = z.object({
  productId: z.int(),
  ...ProductName.shape,
  code: z.string(),
  imageId: z.string().nullable(),
  unit: Unit,
  quantity: z.int(),
  minimumOrder: z.int(),
  orderStep: z.int(),
  stock: Stock,
  price: Money.describe("Of one unit at this quantity, in the visitor's currency, without VAT"),
  originalPrice: Money,
  individual: z
    .object({ listPrice: Money, until: z.iso.date() })
    .nullable()
    .describe('The seller has offered this price to this buyer: what others pay, and the last day'),
  sum: Money.describe('Without VAT'),
  originalSum: Money,
  vat: Vat,
  vatSum: Money,
  grossSum: Money.describe('sum + vatSum'),
  previousPrice: Money.nullable().describe(
    'The price that the buyer saw before, if it has changed; a higher one is an issue',
  ),
  issues: z.array(CartIssue),
})
export const CartGroup = z.object({
  store: StoreCard.pick({
    id: true,
    alias: true,
    name: true,
    supplierType: true,
    logoId: true,
    city: true,
    countryCode: true,
    verifiedAt: true,
    responseMinutes: true,
    responseRate: true,
  }).extend({
    delivery: z.string().describe("Terms of delivery, in the store's words"),
    terms: StoreTerms,
    pickupAddress: z.string().describe('Of a branch, else of a warehouse; empty without any'),
  }),
  items: z.array(CartLine),
  minimum: Money,
  missing: Money.describe('The amount missing to the minimum; zero once it is met'),
  subtotal: Money.describe('Without VAT, and without lines that are gone or out of stock, as all sums of a group'),
  originalSubtotal: Money,
  vatTotal: Money,
  grossTotal: Money.describe('subtotal + vatTotal'),
  originalGrossTotal: Money,
  issues: z.array(CartIssue),
  canOrder: z.boolean(),
})
export const Cart = z.object({
  storeItems: z.array(CartGroup),
  totalProductsCount: z.int().describe('Sum of the quantities of lines'),
  lineCount: z.int(),
  totalProductsPrice: Money.describe('Without VAT'),
  vatTotal: Money,
  grossTotal: Money.describe('totalProductsPrice + vatTotal'),
  buyerCountry: z.string().nullable().describe('Where the goods go, which decides about the VAT; null if not known'),
  rateDate: z.string(),
})

const quantity = z.int().min(1).max(maxQuantity)
export const addToCart = call('POST cart/add', {
  access: 'session',
  whileActing: 'allowed',
  limit: 'cartWrite',
  summary: 'Adds to the quantity of a product; corrected upward to its minimum and step',
  input: z.strictObject({ productId: z.int().min(1).max(2_147_483_647), quantity: quantity.optional() }),
  output: Cart,
  errors: ['carts.unknownProduct', 'carts.full', 'carts.worthTooMuch'],
})
export const editCart = call('POST cart/edit', {
  access: 'session',
  whileActing: 'allowed',
  limit: 'cartWrite',
  summary: 'Sets a quantity; 0 removes the line; acceptPrice accepts a changed price',
  input: z.strictObject({
    productId: z.int().min(1).max(2_147_483_647),
    quantity: z.int().min(0).max(maxQuantity).optional(),
    acceptPrice: z.boolean().optional(),
  }),
  output: Cart,
  errors: ['carts.unknownProduct', 'carts.worthTooMuch'],
})
export const acceptPrices = call('POST cart/prices/accept', {
  access: 'session',
  whileActing: 'allowed',
  limit: 'cartWrite',
  summary: 'Accepts the changed prices of all products of a store',
  input: z.strictObject({ storeId: z.int().min(1).max(2_147_483_647) }),
  output: Cart,
  errors: ['carts.unknownProduct'],
})
export const removeFromCart = call('POST cart/remove', {
  access: 'session',
  whileActing: 'allowed',
  limit: 'cartWrite',
  summary: 'Removes a product, or all products of a store',
  input: z.strictObject({
    productId: z.int().min(1).max(2_147_483_647).optional(),
    storeId: z.int().min(1).max(2_147_483_647).optional(),
  }),
  output: Cart,
  errors: ['carts.unknownProduct'],
})
export const getCart = call('GET cart/get', { access: 'session', summary: 'The cart', input: Empty, output: Cart })
export const getCartProducts = call('GET cart/get/products', {
  access: 'session',
  summary: 'The lines of the cart with current price and stock',
  input: Empty,
  output: z.object({ items: z.array(CartLine) }),
})
export const getCartItems = call('GET x/cart/{p}/items', {
  access: 'session',
  summary: 'Product ids and quantities',
  input: z.object({ p: Partition }),
  output: z.object({ items: z.array(z.object({ productId: NumberParameter, quantity: z.int(), storeId: z.int() })) }),
})
export const getPartitionProducts = call('GET x/cart/{p}/products', {
  access: 'session',
  summary: 'The lines of the cart with current price and stock',
  input: z.object({ p: Partition }),
  output: z.object({ items: z.array(CartLine) }),
})
