import type { Tx } from '#platform/db/database.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { may } from '../accounts/rules.ts'
import { companyErrors } from '../company/errors.ts'
import { type Change, deleteFeed, renewAddress, requestFeed } from './change-feeds.ts'
import * as contract from './contract.ts'
import { findFeed, findFeeds } from './queries.ts'

export const aggregatorFeedHandlers: Handler[] = [
  on(contract.generateYmlFeed, (context) => {
    const { profile, locale, currency } = context.input
    const wanted = { profile: profile === 'market' ? 'YmlMarket' : 'YmlClassic', locale, currency } as const
    return change(context, (tx, by) => requestFeed(tx, by, wanted))
  }),
  on(contract.generateGoogleFeed, (context) =>
    change(context, (tx, by) => requestFeed(tx, by, { profile: 'GoogleMerchant', ...context.input })),
  ),
  on(contract.listFeeds, async (context) => {
    assertMayManage(context)
    return { items: await findFeeds(context.db, context.config, context.member!.storeId) }
  }),
  on(contract.getFeed, async (context) => {
    assertMayManage(context)
    const { db, config, member, input, caller } = context
    return findFeed(db, config, { id: input.id, storeId: member!.storeId, locale: caller.locale })
  }),
  on(contract.renewFeedAddress, (context) => change(context, (tx, by) => renewAddress(tx, by, context.input.id))),
  on(contract.deleteFeed, async (context) => {
    const fileKey = await change(context, (tx, by) => deleteFeed(tx, by, context.input.id))
    if (fileKey) await openFileStore(context.config).remove(fileKey)
    return {}
  }),
]

type FeedContext = Pick<Context, 'db' | 'config' | 'member' | 'caller' | 'now'>

function change<Result>(context: FeedContext, run: (tx: Tx, by: Change) => Promise<Result>) {
  assertMayManage(context)
  const { db, config, member, caller, now } = context
  return db.transaction().execute((tx) => run(tx, { storeId: member!.storeId, caller, config, now }))
}

/** The address of a feed gives away the whole price list. */
function assertMayManage({ member }: Pick<Context, 'member'>) {
  if (!may(member!.role, 'store')) throw companyErrors.notAllowed()
}
