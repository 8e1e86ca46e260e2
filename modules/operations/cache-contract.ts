// Lists the contents of caches and drops them.
import { z } from 'zod'
import { call, Currency, listOf, Locale, PageNumber, PageSize, SearchQuery } from '#platform/contract.ts'

export const listCacheKeys = call('GET x/cache/keys', {
  access: 'admin:cache',
  summary: 'Cached pages and filters of the process that answers, and how many cached values depend on what',
  input: z.object({
    query: SearchQuery('Part of the address', 200),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
  output: listOf(
    z.object({
      id: z.string().describe('The key'),
      cache: z.enum(['pages', 'filters']),
      address: z.string().describe('Of a page; otherwise the key'),
      locale: Locale.nullable(),
      project: z.enum(['b2b', 'trade']).nullable(),
      currency: Currency.nullable(),
      tags: z.array(z.string()),
    }),
  ).extend({ groups: z.array(z.object({ tag: z.string(), count: z.int() })) }),
})
export const invalidateCache = call('POST x/cache/invalidate', {
  access: 'admin:cache',
  summary:
    'Drops cached values by key or by tag, or all of them, in all processes. `isDryRun` only tells how many keys and tags',
  input: z.strictObject({
    ids: z.array(z.string().min(1).max(1_000)).max(100).default([]).describe('Keys'),
    tags: z
      .array(z.string().trim().max(60))
      .max(100)
      .default([])
      .describe('Such as `product:17`, `category:3` or `banners`'),
    isEverything: z.boolean().default(false),
    isDryRun: z.boolean().default(false),
  }),
  output: z.object({ count: z.int(), rejected: z.array(z.never()) }),
})
