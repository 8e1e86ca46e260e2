import { sql } from 'kysely'
import { currencies, currencySymbols, type Locale } from '#platform/constants.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { cached } from '#platform/cache.ts'
import { listCurrencyTypes, listRates } from './contract.ts'
import { datedRates } from './rates.ts'

const namesIn = cached({ tag: 'rates' }, async (db, locale: Locale): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{
    currency: string
    name: string
  }>`select currency, name from currency_names where locale = ${locale}`.execute(db)
  return new Map(rows.map(({ currency, name }) => [currency, name]))
})

export const currencyHandlers: Handler[] = [
  on(listCurrencyTypes, async ({ replica, caller }) => {
    const names = await namesIn(replica, caller.locale)
    return { items: currencies.map((code) => ({ code, symbol: currencySymbols[code], name: names.get(code) ?? code })) }
  }),
  on(listRates, async ({ replica, tagResponse }) => {
    const rates = new Map((await datedRates(replica)).map((rate) => [rate.currency, rate]))
    tagResponse('rates')
    return {
      items: currencies.flatMap((code) => {
        const rate = rates.get(code)
        return rate ? [{ code, perEuro: rate.perEuro, date: rate.date, source: rate.source }] : []
      }),
    }
  }),
]
