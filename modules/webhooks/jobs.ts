import { sql } from 'kysely'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { enqueuePosts } from './announce.ts'
import { postMessages } from './job-definitions.ts'
import { postDueMessages } from './post-messages.ts'

const postHandler = handle(postMessages, {
  run: ({ id }, context) => postDueMessages(id, context),
})

/** Queues the messages again whose worker has died. */
const rescueHandler = handle(defineJob('webhooks:rescue'), {
  schedule: '*/5 * * * *',
  async run(_payload, { db }) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select w.id from webhooks w join stores s on s.id = w.store_id and s.status <> 'Closed'
        where coalesce(w.claimed_until < now(), true) and exists (
          select from webhook_deliveries d where d.webhook_id = w.id and d.status = 'Waiting' and d.due_at < now() - interval '1 minute'
        ) limit 1000
      `.execute(tx)
      await enqueuePosts(
        tx,
        rows.map(({ id }) => ({ id, delayMs: 0 })),
      )
    })
  },
})

const forgetHandler = handle(defineJob('webhooks:forget-messages'), {
  schedule: '47 3 * * *',
  async run(_payload, { db }) {
    await sql`delete from webhook_deliveries where created_at < now() - interval '30 days'`.execute(db)
  },
})

export const webhookJobs = [postHandler, rescueHandler, forgetHandler]
