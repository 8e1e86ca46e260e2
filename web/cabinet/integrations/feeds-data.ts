import {
  deleteFeed,
  generateGoogleFeed,
  generateYmlFeed,
  listFeeds,
  renewFeedAddress,
  ymlCurrencies,
} from '#modules/aggregator-feeds/contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import { callOptions, defineActions, form, type FormAction } from '../../forms/define-actions.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/feeds.ts'

export type Feed = OutputOf<typeof listFeeds>['items'][number]

/** The field `profile` decides on the call. A feed that exists is written again. */
const generate: FormAction<never> = {
  input: generateGoogleFeed.input,
  async run(api, data) {
    const profile = data.get('profile')
    const input = { locale: data.get('locale'), currency: data.get('currency') }
    if (profile === 'GoogleMerchant')
      await api(generateGoogleFeed, input as InputOf<typeof generateGoogleFeed>, callOptions(data))
    else {
      const variety = profile === 'YmlMarket' ? 'market' : 'classic'
      await api(generateYmlFeed, { ...input, profile: variety } as InputOf<typeof generateYmlFeed>, callOptions(data))
    }
    return null
  },
}

const actions = defineActions({
  generate,
  renew: form(renewFeedAddress),
  remove: form(deleteFeed),
})
export const action = actions.action

export type FeedsData = NonNullable<Awaited<ReturnType<typeof loader>>>

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) return null
    const { items } = await api(listFeeds, {}, { storeId })
    // The first format takes only some currencies.
    const currency = ymlCurrencies.find((each) => each === pageOf(context).currency) ?? 'EUR'
    return { storeId, currency, feeds: items, forms: actions.loaderData(context, url) }
  })
}
