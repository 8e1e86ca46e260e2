// Unsaved changes of the form of a product: one draft for each product, and one for a new one.
import { z } from 'zod'
import { call, NumberParameter } from '#platform/contract.ts'

const maxDraftLength = 200_000
const Id = z.int().min(1).max(2_147_483_647)
const Content = z
  .strictObject({
    values: z
      .record(z.string().max(200), z.union([z.string(), z.array(z.string()).readonly()]))
      .readonly()
      .describe('Of the fields of the form'),
    version: z.string().max(20).describe('Of the product when the form was opened; empty for a new one'),
    base: z.string().describe('Fingerprints of its fields then'),
  })
  .refine((content) => JSON.stringify(content).length <= maxDraftLength, { params: { code: 'field.tooLarge' } })
const target = {
  productId: Id.optional().describe('Default: a new product'),
  copyOf: Id.optional().describe('The product that the new one began as a copy of'),
}
const Version = z.int().min(0).max(2_147_483_647)

export const getProductDraft = call('GET x/personal-cabinet/product/draft/get', {
  access: 'seller',
  limit: 'read',
  summary: "The caller's own unsaved changes of a product, kept for thirty days",
  input: z.object({ productId: NumberParameter.optional(), copyOf: NumberParameter.optional() }),
  output: z.object({
    draft: z.object({ ...Content.shape, draftVersion: z.int(), savedAt: z.string() }).nullable(),
  }),
})
export const saveProductDraft = call('POST x/personal-cabinet/product/draft/save', {
  access: 'seller',
  summary: 'Keeps unsaved changes; refused if another device has changed the draft meanwhile',
  input: z.strictObject({ ...target, content: Content, draftVersion: Version.describe('0: there was none') }),
  output: z.object({ draftVersion: z.int() }),
  errors: ['products.unknown', 'products.draftChanged'],
})
export const deleteProductDraft = call('POST x/personal-cabinet/product/draft/delete', {
  access: 'seller',
  summary: 'Forgets unsaved changes, because they are saved or discarded',
  input: z.strictObject(target),
  output: z.object({ draftVersion: z.literal(0) }),
})
