import type { listFeeds } from '#modules/aggregator-feeds/contract.ts'
import type { OutputOf } from '#platform/contract.ts'

type Profile = OutputOf<typeof listFeeds>['items'][number]['profile']

export const profiles = ['YmlClassic', 'YmlMarket', 'GoogleMerchant'] as const satisfies readonly Profile[]
