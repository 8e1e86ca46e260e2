import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { notifyOfSavedProducts } from '../notifications/notify-of-saved-products.ts'
import { noteChanges } from './note-changes.ts'

export const tellOfChanges = handle(defineJob('lists:tell-of-changes'), {
  schedule: '*/15 * * * *',
  async run(_payload, { db, now }) {
    await db.transaction().execute(async (tx) => notifyOfSavedProducts(tx, await noteChanges(tx, now), now))
  },
})

export const listJobs = [tellOfChanges]
