// Changes of many products at once: publish, archive, delete, change prices, and undo it for half a minute. More products than
// `maxBulkProducts` are changed by a job (product-job-contract.ts).
import { z } from 'zod'
import { call, NumberParameter } from '#platform/contract.ts'
import { maxBulkProducts, ProductFilter } from './contract.ts'

/** Why a bulk call leaves a product as it is. */
export const productRejections = [
  'products.notFound',
  'products.incomplete',
  'products.priceless',
  'products.notAllowed',
  'products.blocked',
  'products.reserved',
  'products.priceConflict',
  'products.changed',
] as const

/** How long a change can be undone. */
export const undoSeconds = 30
/** The most that a job changes. */
export const maxJobProducts = 100_000

const bulkInput = {
  ids: z.array(NumberParameter).min(1).max(maxBulkProducts).optional(),
  filter: ProductFilter.optional().describe('Instead of `ids`: all products that it finds at the start of the change'),
  isDryRun: z.boolean().default(false),
}
type Selection = { ids?: unknown; filter?: unknown }
const hasOneSelection = ({ ids, filter }: Selection) => (ids === undefined) !== (filter === undefined)

export const Outcome = z.object({
  count: z.int(),
  rejected: z.array(z.object({ id: z.int(), code: z.enum(productRejections) })),
})
/** How many products are left as they are, by reason; the most frequent first. */
export const Rejections = z.array(z.object({ code: z.enum(productRejections), count: z.int() }))

const BulkOutcome = Outcome.extend({
  rejected: Outcome.shape.rejected.describe(`The first ${maxBulkProducts}`),
  rejections: Rejections,
  undoId: z
    .uuid()
    .nullable()
    .describe('For bulk-undo, within half a minute; null: there is nothing to undo, as after a dry run'),
  jobId: z.uuid().nullable().describe('The job that judges and changes `count` products; null: it is done already'),
})
const lost = z.array(z.object({ name: z.string(), count: z.int() }))
const bulkErrors = ['documents.notAllowed', 'products.jobRunning', 'products.tooManySelected']

export const activateOwnProducts = call('POST x/personal-cabinet/product/bulk-activate', {
  access: 'seller',
  summary:
    'Publishes products, or archives those that are published, and counts those that change; `isDryRun` only tells the outcome, and in `lost` how many have `promotions` that nobody will see',
  input: z.strictObject({ ...bulkInput, isActive: z.boolean() }).refine(hasOneSelection),
  output: BulkOutcome.extend({ lost }),
  errors: bulkErrors,
})

export const deleteOwnProducts = call('POST x/personal-cabinet/product/bulk-delete', {
  access: 'seller',
  summary:
    'Deletes products for good after half a minute, except those that open orders have reserved; placed orders keep their lines. `isDryRun` only tells the outcome',
  input: z.strictObject(bulkInput).refine(hasOneSelection),
  output: BulkOutcome,
  errors: bulkErrors,
})

export const changeOwnPrices = call('POST x/personal-cabinet/product/bulk-price', {
  access: 'seller',
  summary:
    'Raises or lowers prices and volume prices of products by a percentage; `isDryRun` only tells the outcome. A price that would not stay below the previous one or above the volume prices is left as it is',
  input: z
    .strictObject({
      ...bulkInput,
      percent: z.number().min(-90).max(900),
      roundTo: z.enum(['1', '10', '100', '1000', '10000']).describe('In minor units; halves are rounded up'),
    })
    .refine(hasOneSelection),
  output: BulkOutcome,
  errors: bulkErrors,
})

export const moveOwnProducts = call('POST x/personal-cabinet/product/bulk-move', {
  access: 'seller',
  summary:
    'Puts products into another category. `lost` counts the products that lose their value of a characteristic; `isDryRun` only tells the outcome',
  input: z.strictObject({ ...bulkInput, categoryId: NumberParameter }).refine(hasOneSelection),
  output: BulkOutcome.extend({ lost }),
  errors: [...bulkErrors, 'catalog.unknownCategory'],
})

export const listMoveLosses = call('GET x/personal-cabinet/product/category/losses', {
  access: 'seller',
  summary: 'The characteristics whose values a product loses in another category',
  input: z.object({ id: NumberParameter, categoryId: NumberParameter }),
  output: z.object({ names: z.array(z.string()) }),
  errors: ['documents.notFound', 'catalog.unknownCategory'],
})

const undoInput = { id: z.uuid() }

export const undoProductChange = call('POST x/personal-cabinet/product/bulk-undo', {
  access: 'seller',
  summary: 'Undoes a change of many products, except of those that have been changed since',
  input: z.strictObject(undoInput),
  output: Outcome,
  errors: ['documents.notAllowed', 'products.undoExpired'],
})

export const findUndo = call('GET x/personal-cabinet/product/undo', {
  access: 'seller',
  summary: 'Whether a change of many products can still be undone',
  input: z.object(undoInput),
  output: z.object({
    change: z.object({ count: z.int(), secondsLeft: z.number() }).nullable(),
  }),
})
