import { handle } from '#platform/jobs/handlers.ts'
import { defineJob, takeWaiting } from '#platform/jobs/queue.ts'
import { indexChanged } from '../catalog/job-definitions.ts'
import { learnPreferences } from './learning/preferences.ts'
import { pruneChangeLog } from './postgres/change-log.ts'
import { rebuildHandler } from './rebuild-job.ts'
import { startRebuild } from './rebuilds.ts'
import { searchIndex } from './search-index.ts'

/** Merging the words of 4,000 products into the index takes half as long as those of 500 eight times. */
const maxWaiting = 7

export const indexProductsHandler = handle(indexChanged, {
  async run({ productIds }, { db }) {
    await db.transaction().execute(async (tx) => {
      const waiting = await takeWaiting(tx, indexChanged, maxWaiting)
      await searchIndex.changed(tx, [...new Set([productIds, ...waiting.map((each) => each.productIds)].flat())])
    })
  },
})

const maxMissing = 1_000

/** Indexes products that are missing in the index; rebuilds an index that lacks many. */
const heal = handle(defineJob('search:heal'), {
  schedule: '7,37 * * * *',
  async run(_payload, { db, log }) {
    const missing = await searchIndex.missing(db, maxMissing + 1)
    if (missing.length === 0) return
    log.warn({ missing: missing.length }, 'the search index lacks products')
    if (missing.length <= maxMissing) await searchIndex.changed(db, missing)
    else await db.transaction().execute((tx) => startRebuild(tx, null))
  },
})

/** Updates the term dictionary and the tiers of popularity. */
const nightly = handle(defineJob('search:nightly'), {
  schedule: '40 1 * * *',
  run: async (_payload, { db }) => void (await db.transaction().execute((tx) => startRebuild(tx, null))),
})

const pruneChanges = handle(defineJob('search:forget-changes'), {
  schedule: '25 * * * *',
  async run(_payload, { db }) {
    await pruneChangeLog(db)
  },
})

const learn = handle(defineJob('search:learn'), {
  schedule: '17 * * * *',
  run: async (_payload, { db }) => await db.transaction().execute(learnPreferences),
})

export const searchJobs = [indexProductsHandler, rebuildHandler, heal, nightly, pruneChanges, learn]
