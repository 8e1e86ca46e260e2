// Who changed what of a product, from the audit log. The history of a product that was imported begins with its source.
import { z } from 'zod'
import { call, listOf, NumberParameter, PageNumber, PageSize } from '#platform/contract.ts'

export const productActions = ['create', 'update', 'delete'] as const

export const getProductHistory = call('GET x/personal-cabinet/product/history', {
  access: 'seller',
  summary:
    'Changes of a product of the store, the newest first; imports are among them if they changed more than stock',
  input: z.object({ id: NumberParameter, page: PageNumber, pageSize: PageSize(50) }),
  output: listOf(
    z.object({
      at: z.string(),
      person: z.string().nullable().describe('A member of the store by name; null: someone else or an import'),
      isImport: z.boolean(),
      action: z.enum(productActions),
      changes: z.array(
        z.object({
          field: z.string().describe('Its key in schema/find'),
          before: z.unknown().describe('Null with `after`: the values are not recorded'),
          after: z.unknown(),
        }),
      ),
    }),
  ),
  errors: ['documents.notFound'],
})
