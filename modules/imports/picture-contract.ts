// The pictures of imported products, which are fetched after the import.
import { z } from 'zod'
import { call, Empty } from '#platform/contract.ts'

export const pictureDecisions = ['retry', 'without'] as const

export const listImportPictures = call('GET x/personal-cabinet/product/import/pictures', {
  access: 'seller',
  summary: 'How many products of an import wait for pictures, and the first pictures that could not be fetched',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    waiting: z.int().describe('Products whose pictures are fetched now or tried again later'),
    failed: z.int().describe('Products of which a picture was not fetched'),
    failures: z.array(
      z.object({
        productId: z.int(),
        code: z.string().describe('Of the product'),
        address: z.string(),
        reason: z.string().describe("In the caller's language"),
      }),
    ),
  }),
  errors: ['imports.notFound'],
})
export const decidePictures = call('POST x/personal-cabinet/product/import/pictures/decide', {
  access: 'seller',
  summary: 'Tries the pictures that were not fetched once more, or leaves the products without them',
  input: z.strictObject({ id: z.uuid(), decision: z.enum(pictureDecisions) }),
  output: Empty,
  errors: ['documents.notAllowed', 'imports.notFound'],
})
