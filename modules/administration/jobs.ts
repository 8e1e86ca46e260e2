import { handle } from '#platform/jobs/handlers.ts'
import { continueErasure } from './erase-stores.ts'
import { eraseStores } from './job-definitions.ts'

/** Continues what an interrupted run has left. Several runs at once take different stores. */
const eraseStoresHandler = handle(eraseStores, {
  schedule: '*/5 * * * *',
  async run(_payload, { db, now }) {
    while (await continueErasure(db, now));
  },
})

export const administrationJobs = [eraseStoresHandler]
