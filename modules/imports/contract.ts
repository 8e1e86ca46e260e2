// Import of products from files: XLSX, CSV and YML. An import is a job with steps; a person decides between them.
import { z } from 'zod'
import {
  call,
  Currency,
  Empty,
  FileOutput,
  listOf,
  Locale,
  NumberParameter,
  PageNumber,
  PageSize,
} from '#platform/contract.ts'

export const maxFileBytes = 200 * 1024 * 1024

/** In order: read by a job; columns chosen; rows grouped by a job; categories chosen; rehearsed by a job; run by a job. */
export const importStatuses = [
  'Reading',
  'Columns',
  'Grouping',
  'Categories',
  'Checking',
  'Checked',
  'Waiting',
  'Running',
  'Done',
  'Failed',
  'Undoing',
  'Undone',
] as const
export const importKindNames = ['Csv', 'Xlsx', 'Yml'] as const
export const encodingNames = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1251',
  'windows-1252',
  'windows-1250',
  'windows-1254',
] as const
export const delimiterNames = [';', ',', '\t', '|', '^', '~', '¦'] as const
export const targetNames = [
  'code',
  'name',
  'category',
  'price',
  'currency',
  'unit',
  'stock',
  'brand',
  'description',
  'nameTranslation',
  'descriptionTranslation',
  'oldPrice',
  'tiers',
  'minimumOrder',
  'orderStep',
  'vat',
  'barcode',
  'weight',
  'dimensions',
  'country',
  'pictures',
  'id',
  'characteristic',
  'ignore',
] as const
export const missingPolicies = ['keep', 'archive', 'zero'] as const

export const ImportCounts = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  refused: z.int(),
  incomplete: z.int().describe('Imported products that lack characteristics'),
  held: z.int().describe('Drafts, because the price looks wrong'),
  priceless: z.int().describe('Drafts, because the row has no price'),
  unpriced: z.int().describe('Taken off sale, because the row has no price any more'),
  missing: z.int().describe('Products of earlier imports that are not in the file'),
  undone: z.int(),
  kept: z.int().describe('Not undone, because somebody has changed them since'),
})
const Text = z.string().describe("In the caller's language")
const Reason = z.object({ code: z.string(), text: Text, count: z.int() })
const RefusedExample = z.object({ row: z.int(), detail: z.string().describe('The value that is wrong, or empty') })

const importFields = {
  id: z.uuid(),
  fileName: z.string(),
  kind: z.enum(importKindNames),
  status: z.enum(importStatuses),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  rowCount: z.int(),
  done: z.int().describe('The number of rows that the running step has finished'),
  counts: ImportCounts.nullable().describe('Of the run, before it of the dry run'),
  undoUntil: z.string().nullable().describe('Null: it cannot be undone, or not any more'),
  problem: z.object({ code: z.string(), text: Text }).nullable().describe('The error that ended its last step'),
}
export const ListedImport = z.object({ ...importFields, reasons: z.array(Reason).describe('Why rows were refused') })

const Column = z.object({
  head: z.string(),
  target: z.enum(targetNames),
  samples: z.array(z.string()),
})
const Layout = z.object({
  encoding: z.enum(encodingNames).optional(),
  delimiter: z.string().optional(),
  sheets: z.array(z.string()).optional(),
  sheet: z.string().optional(),
  headRow: z.int().optional().describe('0: the table has no heads'),
})
const Settings = z.object({
  locale: Locale.describe('The language of names and descriptions'),
  prices: z.enum(['net', 'gross']),
  missing: z.enum(missingPolicies),
})
const Constants = z
  .strictObject({
    unit: z.string().trim().min(1).max(60).optional(),
    vat: z.string().trim().min(1).max(20).optional(),
    brand: z.string().trim().min(1).max(80).optional(),
    stock: z.string().trim().min(1).max(20).optional(),
  })
  .describe('What holds for all rows of the group whose own cell is empty')
export type GroupConstants = z.output<typeof Constants>
const Group = z.object({
  key: z.string(),
  label: z.string(),
  rowCount: z.int(),
  unitless: z.int().describe('Rows of new products without a unit, which the constants then have to say'),
  samples: z.array(z.string()),
  categoryId: z.int().nullable(),
  categoryName: z.string().nullable(),
  confidence: z.enum(['Sure', 'Likely', 'None', 'Chosen', 'Skipped']),
  constants: Constants,
})
const Change = z.object({
  field: z.string(),
  name: z.string().nullable().describe('Of a characteristic'),
  before: z.unknown(),
  after: z.unknown(),
})
const Difference = z.object({
  row: z.int(),
  code: z.string(),
  name: z.string(),
  isNew: z.boolean().describe('Whether the store does not have the product yet'),
  changes: z.array(Change),
})
const KeptProduct = z.object({ id: z.int(), code: z.string(), name: z.string() })
const oneImport = { id: z.uuid() }

export const startImport = call('POST x/personal-cabinet/product/import', {
  access: 'seller',
  limit: 'upload',
  file: { maxBytes: maxFileBytes },
  summary:
    'Uploads a file of products, or a ZIP with one and pictures. A job reads it; nothing is written before `run`',
  input: z.strictObject({
    retries: z.uuid().optional().describe('The import whose refused rows the file has, mended'),
  }),
  output: z.object({ id: z.uuid() }),
  errors: [
    'documents.notAllowed',
    'imports.notFound',
    'imports.unknownFormat',
    'imports.noTable',
    'imports.tooManyImports',
    'exchange.noWarehouse',
  ],
})
export const listImports = call('GET x/personal-cabinet/product/import-result/list', {
  access: 'seller',
  summary: 'Imports of the store with their progress and what came of them, the latest first',
  input: z.object({ page: PageNumber, pageSize: PageSize(20, 100) }),
  output: listOf(ListedImport),
})
export const getImport = call('GET x/personal-cabinet/product/import/get', {
  access: 'seller',
  summary: 'An import with what its next step asks',
  input: z.object(oneImport),
  output: z.object({
    ...importFields,
    currency: Currency,
    canReadAgain: z.boolean().describe('Whether it has a table that can be read otherwise'),
    layout: Layout,
    rows: z.array(z.object({ number: z.int(), cells: z.array(z.string()) })).describe('The first rows of a table'),
    columns: z.array(Column),
    settings: Settings,
    groups: z.array(Group).describe('The largest ones, those without a category first'),
    groupCount: z.int(),
    differences: z.array(Difference).describe('The first changes and new products that the dry run has found'),
    reasons: z.array(Reason.extend({ examples: z.array(RefusedExample).describe('The first rows') })),
    kept: z.array(KeptProduct).describe('The first products that were not undone'),
  }),
  errors: ['imports.notFound'],
})
export const downloadTemplate = call('GET x/personal-cabinet/product/download-template', {
  access: 'seller',
  limit: 'document',
  summary:
    "A workbook with the columns and options of a category, in the caller's language, to be filled in and imported",
  input: z.object({
    categoryId: NumberParameter,
    products: z
      .enum(['with', 'without'])
      .default('without')
      .describe('Whether it has the products of the store in the category, up to 5,000'),
  }),
  output: FileOutput,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['catalog.unknownCategory'],
})
export const readImportAgain = call('POST x/personal-cabinet/product/import/read-again', {
  access: 'seller',
  summary: 'Reads the file again with another sheet, encoding or delimiter',
  input: z.strictObject({
    ...oneImport,
    encoding: z.enum(encodingNames).optional(),
    delimiter: z.enum(delimiterNames).optional(),
    sheet: z.string().max(200).optional(),
    headRow: z.int().min(0).max(1_000).optional(),
  }),
  output: Empty,
  errors: ['documents.notAllowed', 'imports.notFound', 'imports.wrongStep'],
})
export const mapImportColumns = call('POST x/personal-cabinet/product/import/columns', {
  access: 'seller',
  summary: 'Says what the columns are; a job then groups the rows',
  input: z.strictObject({
    ...oneImport,
    targets: z
      .array(z.enum(targetNames))
      .max(300)
      .describe('By column; of YML by parameter, or empty for all as specifications'),
    locale: Locale,
    prices: z.enum(['net', 'gross']),
    missing: z.enum(missingPolicies),
  }),
  output: Empty,
  errors: [
    'documents.notAllowed',
    'imports.notFound',
    'imports.wrongStep',
    'imports.codeMissing',
    'imports.columnTwice',
    'imports.quantityMissing',
    'imports.languageMissing',
  ],
})
export const mapImportCategories = call('POST x/personal-cabinet/product/import/categories', {
  access: 'seller',
  summary: 'Says which categories the groups of rows belong to; a job then rehearses the import',
  input: z.strictObject({
    ...oneImport,
    groups: z
      .array(
        z.strictObject({
          key: z.string().max(300),
          categoryId: z.int().min(1).nullable().describe('Null: left out'),
          constants: Constants.optional(),
        }),
      )
      .max(500),
  }),
  output: Empty,
  errors: [
    'documents.notAllowed',
    'imports.notFound',
    'imports.wrongStep',
    'imports.unknownUnit',
    'catalog.unknownCategory',
  ],
})
export const runImport = call('POST x/personal-cabinet/product/import/run', {
  access: 'seller',
  summary: 'Runs an import that was rehearsed. One runs at a time in a store; another waits',
  input: z.strictObject(oneImport),
  output: Empty,
  errors: ['documents.notAllowed', 'imports.notFound', 'imports.wrongStep', 'imports.nothingToImport'],
})
export const undoImport = call('POST x/personal-cabinet/product/import/undo', {
  access: 'seller',
  summary: 'Undoes the latest import of the store within seven days, except of products that have been changed since',
  input: z.strictObject(oneImport),
  output: Empty,
  errors: ['documents.notAllowed', 'imports.notFound', 'imports.undoExpired'],
})
export const deleteImport = call('POST x/personal-cabinet/product/import/delete', {
  access: 'seller',
  summary: 'Deletes an import that has not been run, with its file',
  input: z.strictObject(oneImport),
  output: Empty,
  errors: ['documents.notAllowed', 'imports.notFound', 'imports.wrongStep'],
})
