// Currencies: dated rates against the euro. Sellers price in their own currency; visitors see the amount converted.
import { z } from 'zod'
import { call, Currency, Empty } from '#platform/contract.ts'

export const listCurrencyTypes = call('GET system/currencytypes', {
  access: 'public',
  summary: 'Currency codes with symbol and name',
  input: Empty,
  output: z.object({ items: z.array(z.object({ code: Currency, symbol: z.string(), name: z.string() })) }),
})
export const listRates = call('GET system/currency/list', {
  access: 'public',
  summary: 'Units of each currency for one euro, with date and source',
  input: Empty,
  output: z.object({
    items: z.array(z.object({ code: Currency, perEuro: z.number(), date: z.string(), source: z.string() })),
  }),
})
