import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'
import { changed } from '#platform/realtime/publish.ts'
import { recountCategories } from './recount.ts'

/** Counts shown at categories, brands and stores follow the goods with a small delay. */
export const recount = job('catalog:recount', {
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run(_payload, { db }) {
    if (await recountCategories(db)) await db.transaction().execute((tx) => changed(tx, ['categories', 'stores']))
  },
})

export const catalogJobs = [recount]
