// A change of thousands of products, which a job makes. The bulk calls start it.
import { z } from 'zod'
import { call, Empty, listOf, PageNumber, PageSize } from '#platform/contract.ts'
import { productRejections, Rejections } from './bulk-contract.ts'

export const productJobActions = [
  'activate',
  'archive',
  'delete',
  'price',
  'move',
  'block',
  'unblock',
  'erase',
] as const
/** `Failed`: given up after several attempts. A job is undone by itself: it is then Undoing and Undone. */
export const productJobStatuses = ['Running', 'Done', 'Stopped', 'Failed', 'Undoing', 'Undone'] as const

const jobInput = { id: z.uuid() }

export const getProductJob = call('GET x/personal-cabinet/product/job/get', {
  access: 'seller',
  summary:
    "The store's latest change of thousands of products, until it is dismissed. Events `productJob` tell its progress",
  input: z.object({}),
  output: z.object({
    job: z
      .object({
        id: z.uuid(),
        action: z.enum(productJobActions),
        status: z.enum(productJobStatuses),
        total: z.int(),
        done: z.int().describe('Products that were changed or left as they are'),
        changed: z.int(),
        undone: z.int(),
        rejections: Rejections.describe('Empty while the job runs'),
        undoSecondsLeft: z.number().nullable().describe('Null: it cannot be undone'),
      })
      .nullable(),
  }),
})

export const listJobRejections = call('GET x/personal-cabinet/product/job/rejections', {
  access: 'seller',
  summary: 'The products that a job has left as they are, with the reason',
  input: z.object({ ...jobInput, page: PageNumber, pageSize: PageSize(100, 1_000) }),
  output: listOf(
    z.object({
      id: z.int(),
      code: z.string().nullable().describe('Null: the product is gone'),
      name: z.string().nullable(),
      reason: z.enum(productRejections),
    }),
  ),
})

export const stopProductJob = call('POST x/personal-cabinet/product/job/stop', {
  access: 'seller',
  summary: 'Stops a change of thousands of products. What has been changed can be undone for half a minute',
  input: z.strictObject(jobInput),
  output: Empty,
  errors: ['documents.notAllowed'],
})

export const undoProductJob = call('POST x/personal-cabinet/product/job/undo', {
  access: 'seller',
  summary: 'Undoes a change of thousands of products by a job, except of those that have been changed since',
  input: z.strictObject(jobInput),
  output: Empty,
  errors: ['documents.notAllowed', 'products.undoExpired', 'products.jobRunning'],
})

export const dismissProductJob = call('POST x/personal-cabinet/product/job/dismiss', {
  access: 'seller',
  summary: 'Puts the report of an ended job away',
  input: z.strictObject(jobInput),
  output: Empty,
  errors: ['documents.notAllowed'],
})
