// The calls of programs that act for a store by a key of modules/api-keys: products, prices and stock, orders.
// Amounts are integers in minor units of the store's currency, without VAT.
import { z } from 'zod'
import { call, Currency, Locale, NumberParameter } from '#platform/contract.ts'
import { Tiers } from '../cabinet/grid-contract.ts'
import { Bank, Company } from '../orders/contract.ts'
import { DeliveryMethod, OrderStatus } from '../orders/status-contract.ts'

export const maxItems = 1_000
/** Why an item was left as it is. */
export const itemErrors = [
  'products.notFound',
  'products.blocked',
  'products.outOfRange',
  'products.notAbovePrice',
  'products.notAboveTiers',
  'products.tiersNotFalling',
  'products.priceless',
  'products.reserved',
  'products.unknownWarehouse',
  'programs.itemRepeated',
] as const

const Cursor = z.string().max(200).optional().describe('`nextCursor` of the page before')
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable().describe('Null: this is the last page') })
const Stock = z.object({
  warehouseId: z.int(),
  quantity: z.int(),
  reserved: z.int().describe('By open orders'),
})

export const listProgramProducts = call('GET x/program/product/list', {
  access: 'key:ReadProducts',
  limit: 'program',
  summary: 'Products of the store in the order of their codes, also drafts and archived ones',
  input: z.object({ cursor: Cursor, pageSize: z.coerce.number().int().min(1).max(maxItems).default(500) }),
  output: pageOf(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      status: z.enum(['Draft', 'Active', 'Archived', 'Blocked']),
      price: z.int().nullable().describe('In minor units without VAT; null: a draft that waits for its price'),
      oldPrice: z.int().nullable().describe('Shown crossed out beside the price'),
      tiers: z.array(z.object({ fromQuantity: z.int(), price: z.int() })).describe('Volume prices'),
      currency: Currency,
      unit: z.string().describe('Its code'),
      isStockCounted: z.boolean().describe('False: the store does not say how much there is'),
      available: z.int().describe('What can be sold: without what orders have reserved'),
      stock: z.array(Stock),
      updatedAt: z.string(),
      version: z.int(),
    }),
  ),
})
export const updatePricesAndStock = call('POST x/program/product/price-and-stock', {
  access: 'key:WriteStock',
  limit: 'program',
  summary: `Sets prices and stock of up to ${maxItems} products. Items are judged one by one: those in order are written, together, the others stay as they are. Values are absolute, so a repeated call changes nothing; also idempotent by Idempotency-Key`,
  input: z.strictObject({
    items: z
      .array(
        z
          .strictObject({
            id: NumberParameter.optional(),
            code: z.string().min(1).max(80).optional().describe('The item code of the product, instead of its id'),
            price: z.int().optional().describe('Of one unit, in minor units without VAT'),
            oldPrice: z.int().nullable().optional().describe('Shown crossed out beside the price; null: none'),
            tiers: Tiers.optional(),
            quantity: z.int().optional().describe('In the warehouse; the others keep theirs'),
            warehouseId: NumberParameter.optional().describe('Default: the first warehouse of the store'),
          })
          .refine(({ id, code }) => (id === undefined) !== (code === undefined), { path: ['code'] }),
      )
      .min(1)
      .max(maxItems),
  }),
  output: z.object({
    items: z
      .array(
        z.object({
          id: z.int().nullable().describe('Null: the store has no such product'),
          code: z.string().nullable().describe('The item code; null: an id that is not found'),
          outcome: z.enum(['Updated', 'Unchanged', 'Refused']),
          errors: z.array(z.object({ field: z.string().nullable(), code: z.enum(itemErrors) })),
        }),
      )
      .describe('In the order of the items'),
  }),
})
export const listProgramWarehouses = call('GET x/program/warehouse/list', {
  access: 'key:ReadProducts',
  limit: 'program',
  summary: 'The warehouses of the store, the first one first',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ id: z.int(), names: z.partialRecord(Locale, z.string()), address: z.string() })),
  }),
})

/** Orders of earlier days have neither address nor bank. */
const BuyerCompany = Company.omit({ legalNameLatin: true }).extend({
  address: z.string().optional().describe('Registered address, if known'),
  bank: Bank.nullable().optional(),
})
const ProgramOrder = z.object({
  id: z.uuid(),
  number: z.int(),
  status: OrderStatus,
  createdAt: z.string(),
  currency: Currency,
  total: z.int().describe('Goods and delivery, as far as its cost is stated'),
  vatTotal: z.int().describe('To be added to `total`'),
  deliveryCost: z.int().nullable().describe('Contained in `total`; null for a pick-up, and until it is stated'),
  deliveryVatPercent: z.number().nullable(),
  buyer: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    company: BuyerCompany.nullable().describe('As it was when it ordered'),
  }),
  delivery: DeliveryMethod,
  countryCode: z.string().nullable(),
  address: z.string(),
  wantedOn: z.string().nullable().describe('The day on which the buyer would like to have the goods'),
  reference: z.string().describe("The buyer's own"),
  comment: z.string(),
  lines: z.array(
    z.object({
      position: z.int(),
      productId: z.int().nullable().describe('Null: the product was deleted'),
      code: z.string(),
      name: z.string(),
      unit: z.string(),
      quantity: z.int(),
      price: z.int().describe('Of one unit, in minor units without VAT'),
      vatPercent: z.number(),
    }),
  ),
})
export const listProgramOrders = call('GET x/program/order/list', {
  access: 'key:Orders',
  limit: 'program',
  summary: 'Orders of the store, the newest first',
  input: z.object({
    status: OrderStatus.optional(),
    changedSince: z.iso.datetime({ offset: true }).optional().describe('Those that have come or made a step since'),
    cursor: Cursor,
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: pageOf(ProgramOrder),
})
export const getProgramOrder = call('GET x/program/order/get', {
  access: 'key:Orders',
  limit: 'program',
  summary: 'An order of the store',
  input: z.object({ id: z.uuid() }),
  output: ProgramOrder,
  errors: ['orders.notFound'],
})
