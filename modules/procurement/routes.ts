import { type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { markProcurementNotificationsRead } from '../notifications/notify-of-procurement.ts'
import { acceptOffer } from './accept-offer.ts'
import * as contract from './contract.ts'
import { withdrawRequest } from './end-request.ts'
import { countFitting, findLatest, findRequests, ownStoreId } from './list-requests.ts'
import { readRequest } from './read-request.ts'
import { saveOffer, withdrawOffer } from './save-offer.ts'
import { saveRequest } from './save-request.ts'

export const procurementHandlers: Handler[] = [
  on(contract.listRequests, findRequests),
  on(contract.getRequest, readRequest),
  on(contract.saveRequest, ({ db, caller, input, idempotencyKey: key, now }) =>
    db
      .transaction()
      .execute((tx) =>
        withIdempotencyKey(tx, { actor: caller.account!.id, call: contract.saveRequest.id, key, input }, () =>
          saveRequest(tx, { caller, input, now }),
        ),
      ),
  ),
  on(contract.withdrawRequest, async ({ db, caller, input: { id }, now }) => {
    await db.transaction().execute((tx) => withdrawRequest(tx, { id, caller, now }))
    return done
  }),
  on(contract.saveOffer, ({ db, caller, member, input, idempotencyKey: key, now }) =>
    db
      .transaction()
      .execute((tx) =>
        withIdempotencyKey(tx, { actor: caller.account!.id, call: contract.saveOffer.id, key, input }, () =>
          saveOffer(tx, { caller, member, input, now }),
        ),
      ),
  ),
  on(contract.withdrawOffer, async ({ db, member, input: { requestId }, now }) => {
    await db.transaction().execute((tx) => withdrawOffer(tx, { requestId, storeId: member!.storeId, now }))
    return done
  }),
  on(contract.acceptOffer, (context) => context.db.transaction().execute((tx) => acceptOffer(tx, context))),
  on(contract.markAsViewed, async ({ db, caller, input: { id }, now }) => {
    const about = id === undefined ? { storeId: await ownStoreId(db, caller) } : { requestId: id }
    await db
      .transaction()
      .execute((tx) => markProcurementNotificationsRead(tx, { ...about, accountId: caller.account!.id, now }))
    return done
  }),
  on(contract.countFitting, async ({ replica, caller, member, now }) => ({
    count: await countFitting(replica, member!.storeId, caller.account!.id, now),
  })),
  on(contract.latestRequests, async (context) => {
    context.tagResponse('procurement', 'categories')
    return { items: await findLatest(context) }
  }),
]

const done = { ok: true as const }
