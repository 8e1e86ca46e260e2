import { handle } from '#platform/jobs/handlers.ts'
import { continueErasure } from './erase-stores.ts'
import { eraseStores, refreshStock } from './job-definitions.ts'
import { continueErasure as continueErasureOfPremises } from './premises/erase-premises.ts'
import { refreshBatch } from './premises/refresh-stock.ts'

/** Continues what an interrupted run has left. Several runs at once take different stores, companies, branches and warehouses. */
const eraseStoresHandler = handle(eraseStores, {
  schedule: '*/5 * * * *',
  async run(_payload, { db, now }) {
    while (await continueErasure(db, now));
    while (await continueErasureOfPremises(db, now));
  },
})

const refreshStockHandler = handle(refreshStock, {
  run: (batch, { db }) => db.transaction().execute((tx) => refreshBatch(tx, batch)),
})

export const administrationJobs = [eraseStoresHandler, refreshStockHandler]
