// Products of all stores, as administrators find, change, block and delete them.
import { z } from 'zod'
import { AuditEntry } from '#modules/moderation/audit-contract.ts'
import { call, Empty, FreeText, Line, NumberParameter, PageSize, SearchQuery } from '#platform/contract.ts'
import { findUndo, Outcome, Rejections, undoProductChange } from './bulk-contract.ts'
import { maxBulkProducts, nextProductCode, ProductListItem, ProductProblem, ProductStatus } from './contract.ts'
import { getProductJob, listJobRejections, stopProductJob } from './product-job-contract.ts'

/** At most this many are counted, and selected by a filter. */
export const maxSelected = 10_000
/** At most this many products match the words of a search. */
export const maxMatches = 500
/** A list of products with a problem examines this many for each page. */
export const maxScanned = 10_000

const Filter = z.strictObject({
  query: SearchQuery(
    `A number, the beginning of a code, or words of a name; the ${maxMatches} best matches are considered`,
    200,
  ),
  status: ProductStatus.optional(),
  storeId: NumberParameter.optional(),
  categoryId: NumberParameter.optional().describe('A class, a group or a category'),
  problem: ProductProblem.optional(),
})
export type AllStoresFilter = z.output<typeof Filter>

const Item = ProductListItem.extend({
  store: z.object({ id: z.int(), alias: z.string(), name: z.string() }),
  createdAt: z.iso.datetime(),
})
export const listAllProducts = call('GET x/admin-panel/product/list', {
  access: 'admin:products',
  summary: `Products of all stores in every status, by the order in which they were created. With \`problem\` a page looks through ${maxScanned} products, so that it can be empty and yet have a next one`,
  input: Filter.extend({
    order: z.enum(['asc', 'desc']).default('desc'),
    cursor: NumberParameter.optional().describe('`nextCursor` of the page before'),
    limit: PageSize(50),
  }),
  output: z.object({ items: z.array(Item), nextCursor: z.int().nullable() }),
})
export const countAllProducts = call('GET x/admin-panel/product/count', {
  access: 'admin:products',
  summary: `Number of products, counted up to ${maxSelected}`,
  input: Filter,
  output: z.object({ count: z.int(), hasMore: z.boolean().describe('There may be more than were counted') }),
})
export const getAnyProduct = call('GET x/admin-panel/product/single', {
  access: 'admin:products',
  summary: 'One product with its promotions and audit log',
  input: z.object({ id: NumberParameter }),
  errors: ['products.unknown'],
  output: Item.extend({
    brandName: z.string().nullable(),
    barcode: z.string().nullable(),
    isShown: z.boolean().describe('Whether buyers see it'),
    orderCount: z.int(),
    blockedAt: z.iso.datetime().nullable(),
    audit: z.array(AuditEntry),
  }),
})
export const generateProductCode = call('GET x/admin-panel/product/generate-code', {
  access: 'admin:products',
  summary: 'A code that no product of the store has yet, which continues that of its newest product',
  input: z.object({ storeId: NumberParameter }),
  output: nextProductCode.output,
})

const selection = {
  ids: z.array(NumberParameter).min(1).max(maxBulkProducts).optional(),
  filter: Filter.optional().describe(`Instead of \`ids\`: all products that it finds, at most ${maxSelected}`),
  isDryRun: z.boolean().default(false),
}
const hasOneSelection = ({ ids, filter }: { ids?: unknown; filter?: unknown }) =>
  (ids === undefined) !== (filter === undefined)
const AllStoresOutcome = Outcome.extend({
  rejected: Outcome.shape.rejected.describe(`The first ${maxBulkProducts}`),
  rejections: Rejections,
  samples: z.array(z.object({ id: z.int(), name: z.string() })).describe('Some of those that change'),
  undoId: z
    .uuid()
    .nullable()
    .describe('For bulk-undo, within half a minute; null: there is nothing to undo, as after a dry run or a deletion'),
  jobId: z.uuid().nullable().describe('The job that changes `count` products; null: it is done already'),
})
const summaryOf = (text: string) =>
  `${text}; more than ${maxBulkProducts} by a job. Those that are so already are neither counted nor rejected. \`isDryRun\` only tells the outcome`
const bulkErrors = ['products.jobRunning', 'products.tooManySelected']

export const activateAnyProducts = call('POST x/admin-panel/product/bulk-activate', {
  access: 'admin:products',
  summary: summaryOf('Publishes products, or archives those that are published'),
  input: z.strictObject({ ...selection, isActive: z.boolean() }).refine(hasOneSelection),
  output: AllStoresOutcome,
  errors: bulkErrors,
})
export const blockProducts = call('POST x/admin-panel/product/bulk-block', {
  access: 'admin:products',
  summary: summaryOf('Takes products off the site and tells the people of their stores why'),
  input: z.strictObject({ ...selection, reason: FreeText(500).min(3) }).refine(hasOneSelection),
  output: AllStoresOutcome,
  errors: bulkErrors,
})
export const unblockProducts = call('POST x/admin-panel/product/bulk-unblock', {
  access: 'admin:products',
  summary: summaryOf('Gives blocked products back the status that they had; those that lack something become drafts'),
  input: z.strictObject(selection).refine(hasOneSelection),
  output: AllStoresOutcome,
  errors: bulkErrors,
})
export const fullyDeleteProducts = call('POST x/admin-panel/product/bulk-full-delete', {
  access: 'admin:products',
  limit: 'confirm',
  summary: summaryOf(
    'Deletes products for good, except those that open orders have reserved; placed orders keep their lines',
  ),
  input: z
    .strictObject({
      ...selection,
      confirmation: Line(80)
        .default('')
        .describe('The code of the product, or how many are selected; a dry run needs none'),
    })
    .refine(hasOneSelection),
  output: AllStoresOutcome,
  errors: [...bulkErrors, 'products.wrongConfirmation'],
})

export const getAnyProductJob = call('GET x/admin-panel/product/job/get', {
  access: 'admin:products',
  summary:
    'The latest change of hundreds of products by an administrator, until it is dismissed. Events `productJob` tell its progress to who has started it',
  input: z.object({}),
  output: getProductJob.output,
})
export const listAnyJobRejections = call('GET x/admin-panel/product/job/rejections', {
  access: 'admin:products',
  summary: listJobRejections.summary,
  input: listJobRejections.input,
  output: listJobRejections.output,
})
export const stopAnyProductJob = call('POST x/admin-panel/product/job/stop', {
  access: 'admin:products',
  summary:
    'Stops a change of hundreds of products. What has been changed can be undone for half a minute, unless it is deleted',
  input: stopProductJob.input,
  output: Empty,
})
export const undoAnyProductJob = call('POST x/admin-panel/product/job/undo', {
  access: 'admin:products',
  summary: 'Undoes a change of hundreds of products by a job, except of those that have been changed since or deleted',
  input: stopProductJob.input,
  output: Empty,
  errors: ['products.undoExpired', 'products.jobRunning'],
})
export const undoAnyProductChange = call('POST x/admin-panel/product/bulk-undo', {
  access: 'admin:products',
  summary: undoProductChange.summary,
  input: undoProductChange.input,
  output: undoProductChange.output,
  errors: ['products.undoExpired'],
})
export const findAnyUndo = call('GET x/admin-panel/product/undo', {
  access: 'admin:products',
  summary: findUndo.summary,
  input: findUndo.input,
  output: findUndo.output,
})
export const dismissAnyProductJob = call('POST x/admin-panel/product/job/dismiss', {
  access: 'admin:products',
  summary: 'Puts the report of an ended job away',
  input: stopProductJob.input,
  output: Empty,
})
