import { openFileStore } from '#platform/files/open-store.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { managedStore } from '../accounts/managed-store.ts'
import { companyErrors } from '../company/errors.ts'
import { deleteFeed, renewAddress, requestFeed } from './change-feeds.ts'
import * as contract from './contract.ts'
import { findFeed, findFeeds } from './queries.ts'

/** The address of a feed gives away the whole price list. */
const { storeIdOf, change } = managedStore(companyErrors.notAllowed)

export const aggregatorFeedHandlers: Handler[] = [
  on(contract.generateYmlFeed, (context) => {
    const { profile, locale, currency } = context.input
    const wanted = { profile: profile === 'market' ? 'YmlMarket' : 'YmlClassic', locale, currency } as const
    return change(context, (tx, by) => requestFeed(tx, by, wanted))
  }),
  on(contract.generateGoogleFeed, (context) =>
    change(context, (tx, by) => requestFeed(tx, by, { profile: 'GoogleMerchant', ...context.input })),
  ),
  on(contract.listFeeds, async (context) => ({
    items: await findFeeds(context.db, context.config, storeIdOf(context)),
  })),
  on(contract.getFeed, async (context) => {
    const { db, config, input, caller } = context
    return findFeed(db, config, { id: input.id, storeId: storeIdOf(context), locale: caller.locale })
  }),
  on(contract.renewFeedAddress, (context) => change(context, (tx, by) => renewAddress(tx, by, context.input.id))),
  on(contract.deleteFeed, async (context) => {
    const fileKey = await change(context, (tx, by) => deleteFeed(tx, by, context.input.id))
    if (fileKey) await openFileStore(context.config).remove(fileKey)
    return {}
  }),
]
