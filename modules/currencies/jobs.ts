import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'
import { refreshRates } from './refresh-rates.ts'

export const refresh = job('currencies:refresh-rates', {
  input: z.object({}),
  schedule: '20 */6 * * *',
  async run(_payload, context) {
    await refreshRates(context)
  },
})

export const currencyJobs = [refresh]
