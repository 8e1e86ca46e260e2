import type { generateYmlFeed, listFeeds } from '#modules/aggregator-feeds/contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'

type Profile = OutputOf<typeof listFeeds>['items'][number]['profile']

export const profiles = ['YmlClassic', 'YmlMarket', 'GoogleMerchant'] as const satisfies readonly Profile[]
export const ymlCurrencies = ['RUB', 'BYN', 'KZT', 'EUR', 'USD'] as const satisfies readonly InputOf<
  typeof generateYmlFeed
>['currency'][]
