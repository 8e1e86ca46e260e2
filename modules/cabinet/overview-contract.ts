import { z } from 'zod'
import { call, Empty } from '#platform/contract.ts'

/** The steps of setting up a new store, in this order. */
export const setupSteps = ['about', 'logo', 'phone', 'delivery', 'bank', 'product', 'verification'] as const
const Waiting = z.object({ count: z.int(), oldestAt: z.iso.datetime().nullable() })

export const getStoreOverview = call('GET x/personal-cabinet/overview', {
  access: 'seller',
  summary: 'What waits for the people of the store, its figures, and what a new store has not set up yet',
  input: Empty,
  output: z.object({
    name: z.string(),
    alias: z.string(),
    logoId: z.string().nullable(),
    orders: z.object({
      new: z.int().describe('Not confirmed yet, viewed or not'),
      oldestNewAt: z.iso.datetime().nullable(),
      inProgress: z.int(),
      shipped: z.int(),
    }),
    chats: Waiting.describe('Conversations without an answer'),
    callbacks: Waiting.describe('Call-back requests that nobody has taken on'),
    products: z
      .object({
        active: z.int(),
        drafts: z.int(),
        archived: z.int(),
        blocked: z.int().describe('By an administrator'),
        outOfStock: z.int().describe('Fewer left than the minimum order'),
        withoutPicture: z.int(),
        incomplete: z.int().describe('Without a characteristic that publishing requires'),
        untranslated: z.int().describe('Without a name in one of the languages'),
      })
      .describe('Except for `drafts`, `archived` and `blocked`, only those on sale are counted'),
    documents: z
      .object({ products: z.int(), firstUntil: z.iso.date().nullable() })
      .describe(
        'Products on sale with documents that are valid for less than thirty days, or no longer; the earliest of their last days',
      ),
    recent: z
      .object({ since: z.iso.date(), productViews: z.int(), storeViews: z.int(), contacts: z.int() })
      .nullable()
      .describe(
        'Thirty days, or since views were first counted: pages of products and of the store, a visitor once a day, and conversations, callback requests and phones shown; null: not counted yet',
      ),
    setup: z
      .array(z.object({ step: z.enum(setupSteps), isDone: z.boolean() }))
      .describe('The steps that the role of the caller allows'),
    suspensionReason: z.string().nullable().describe('Why an administrator has suspended the store; null if none has'),
    verifiedUntil: z.iso.date().nullable().describe('The end of the verification, from thirty days before it'),
  }),
})
