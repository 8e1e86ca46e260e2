// Imports that administrators start for a named store. Its people see them among their own, and decide what is doubtful.
import { z } from 'zod'
import { call, FileOutput, listOf, NumberParameter, PageNumber, PageSize, SearchQuery } from '#platform/contract.ts'
import { downloadTemplate, importStatuses, ListedImport, startImport } from './contract.ts'

export const adminImport = call('POST x/admin-panel/product/import', {
  access: 'admin:products',
  limit: 'upload',
  file: startImport.file!,
  summary:
    'Uploads a file of products for a store. It is imported as far as columns and categories are known; the people of the store decide about the rest',
  input: z.strictObject({ storeId: NumberParameter }),
  output: z.object({ id: z.uuid() }),
  errors: [
    'exchange.unknownStore',
    'exchange.noWarehouse',
    'imports.unknownFormat',
    'imports.noTable',
    'imports.tooManyImports',
  ],
})
export const listAllImports = call('GET x/admin-panel/product/import-result/list', {
  access: 'admin:products',
  summary: 'Imports of all stores with their progress and what came of them, the latest first',
  input: z.object({
    query: SearchQuery('Part of the name of the file', 100),
    storeId: NumberParameter.optional(),
    status: z.enum(importStatuses).optional(),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
  output: listOf(ListedImport.extend({ store: z.object({ id: z.int(), alias: z.string(), name: z.string() }) })),
})
export const adminTemplate = call('GET x/admin-panel/product/download-template', {
  access: 'admin:products',
  limit: 'document',
  summary: 'A workbook with the columns and options of a category, and with the products of a store if one is named',
  input: z.object({ categoryId: NumberParameter, storeId: NumberParameter.optional() }),
  output: FileOutput,
  mediaType: downloadTemplate.mediaType!,
  errors: ['catalog.unknownCategory'],
})
