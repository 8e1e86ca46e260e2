import { sql } from 'kysely'
import { latestActor } from '#platform/audit.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob, enqueue } from '#platform/jobs/queue.ts'
import { mergeBrand, mergeKey } from './job-definitions.ts'
import { moveProducts } from './merge-brands.ts'

const mergeBrandHandler = handle(mergeBrand, { run: (merge, { db, now }) => moveProducts(db, { ...merge, now }) })

/** Continues merges whose worker has died. Two runs of one merge share its products. */
const resumeMergesHandler = handle(defineJob('brands:resume-merges'), {
  schedule: '*/5 * * * *',
  async run(_payload, { db }) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number; accountId: string | null; network: string }>`
        select b.id, a.* from brands b cross join ${latestActor('brand', 'brand.merged', sql`b.id`)} a
        where b.merged_into is not null order by b.id limit 100
      `.execute(tx)
      for (const merge of rows) await enqueue(tx, mergeBrand, merge, { key: mergeKey(merge.id) })
    })
  },
})

export const brandJobs = [mergeBrandHandler, resumeMergesHandler]
