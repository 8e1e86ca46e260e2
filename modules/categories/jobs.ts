import { handle } from '#platform/jobs/handlers.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { followCategory } from '../catalog/write-products/follow-category.ts'
import { mergeCategory, mergeKey, refreshProducts, resumeMerges } from './job-definitions.ts'
import { mergeProducts } from './merge-products.ts'
import { findLostMerges } from './resume-merges.ts'

export const refreshProductsHandler = handle(refreshProducts, {
  async run({ categoryIds, ...change }, { db }) {
    for (const categoryId of categoryIds)
      for (let last: number | null = 0; last !== null;) {
        const after: number = last
        last = await db.transaction().execute((tx) => followCategory(tx, { categoryId, after, ...change }))
      }
  },
})

/** A product whose deletion can still be undone is in the way for so long. */
const retryMs = 60_000

export const mergeCategoryHandler = handle(mergeCategory, {
  async run(merge, { db, now }) {
    if (await mergeProducts(db, { ...merge, now })) return
    const runAt = new Date(now.getTime() + retryMs)
    await db.transaction().execute((tx) => enqueue(tx, mergeCategory, merge, { runAt, key: mergeKey(merge.id) }))
  },
})

export const resumeMergesHandler = handle(resumeMerges, {
  schedule: '* * * * *',
  run: (_, { db }) =>
    db.transaction().execute(async (tx) => {
      for (const merge of await findLostMerges(tx)) await enqueue(tx, mergeCategory, merge, { key: mergeKey(merge.id) })
    }),
})

export const categoryJobs = [refreshProductsHandler, mergeCategoryHandler, resumeMergesHandler]
