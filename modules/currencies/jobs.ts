import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { refreshRates } from './refresh-rates.ts'

export const refreshRatesHandler = handle(defineJob('currencies:refresh-rates'), {
  schedule: '20 */6 * * *',
  async run(_payload, context) {
    await refreshRates(context)
  },
})

export const currencyJobs = [refreshRatesHandler]
