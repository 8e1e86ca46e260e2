// Quick order: products by code and quantity, as a buyer has them in a spreadsheet or an e-mail.
import { z } from 'zod'
import { maxCartLines, maxQuantity } from '#platform/constants.ts'
import { call, Empty } from '#platform/contract.ts'
import { ProductCard } from '#modules/catalog/contract.ts'

const maxFileBytes = 1024 * 1024

export const QuickProduct = ProductCard.pick({
  id: true,
  slug: true,
  name: true,
  nameLocale: true,
  originalName: true,
  code: true,
  imageIds: true,
  price: true,
  vat: true,
  unit: true,
  minimumOrder: true,
  orderStep: true,
  stock: true,
  store: true,
}).extend({ quantity: z.int().describe('The requested one, corrected upward to minimum and step') })

export const QuickLine = z.object({
  line: z.int().describe('Number of the line in the text'),
  code: z.string(),
  quantity: z.int().nullable().describe('As requested; null: the minimum order'),
  status: z
    .enum(['Found', 'Several', 'Unknown', 'Unreadable'])
    .describe(
      'Several: suppliers use one code, the one who asks least for the quantity first. Unreadable: the quantity is no whole number',
    ),
  products: z.array(QuickProduct).describe('Of an unknown code those with the nearest codes'),
})

export const matchQuickOrder = call('POST x/quick-order/match', {
  access: 'user',
  limit: 'search',
  summary: 'Finds the products of lines `code;quantity`, also with tabs or commas and with a head line',
  input: z.strictObject({ text: z.string().min(1).max(20_000) }),
  output: z.object({ lines: z.array(QuickLine) }),
  errors: ['lists.noLines', 'lists.tooManyLines'],
})
export const readQuickOrder = call('POST x/quick-order/read', {
  access: 'user',
  limit: 'upload',
  file: { maxBytes: maxFileBytes },
  summary: 'Reads the lines of the first sheet of an XLSX file, or of a CSV file',
  input: Empty,
  output: z.object({ text: z.string().describe('As `x/quick-order/match` takes it') }),
  errors: ['lists.unreadableFile', 'lists.noLines', 'lists.tooManyLines'],
})
export const addQuickOrder = call('POST x/quick-order/add', {
  access: 'user',
  limit: 'cartWrite',
  summary: 'Adds the chosen products to the cart',
  input: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: z.int().min(1).max(2_147_483_647),
          quantity: z.int().min(1).max(maxQuantity).optional(),
        }),
      )
      .min(1)
      .max(maxCartLines),
  }),
  output: z.object({ added: z.int(), skipped: z.int().describe('Products that are no longer sold') }),
  errors: ['lists.nothingToOrder', 'carts.full', 'carts.worthTooMuch'],
})
