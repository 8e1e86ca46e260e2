import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { memberOf } from '../suppliers/queries.ts'
import * as contract from './contract.ts'
import { orderErrors } from './errors.ts'
import { markViewed } from './mark-viewed.ts'
import { placeOrders } from './place-orders.ts'
import { countUnviewed, findOrder, findOrders, type OrderFilter } from './reads.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const maxMarkedOrders = 100

export const orderHandlers: Handler[] = [
  on(contract.createOrder, async ({ db, input, caller, idempotencyKey, now }) => {
    if (!input.contactPhone && !input.contactEmail) throw orderErrors.contactNeeded()
    const accountId = caller.account!.id
    const outcomes = await db
      .transaction()
      .execute((tx) =>
        withIdempotencyKey(tx, { actor: accountId, call: contract.createOrder.id, key: idempotencyKey, input }, () =>
          placeOrders(
            tx,
            { accountId, locale: caller.locale, currency: caller.currency, variant: caller.variant, now },
            input,
          ),
        ),
      )
    return { outcomes }
  }),
  on(contract.getOrder, (context) => getOrder(context)),
  on(contract.listOrders, (context) => listOrders(context)),
  on(contract.countUnviewed, async ({ db, caller }) => ({ count: await countUnviewed(db, caller.account!.id) })),
  on(contract.markAsViewed, async ({ db, input, caller, now }) => {
    const ids = [
      ...new Set(
        input.ids
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean),
      ),
    ]
    if (ids.length === 0 || ids.length > maxMarkedOrders || !ids.every((id) => uuid.test(id)))
      throw orderErrors.notFound()
    return { count: await db.transaction().execute((tx) => markViewed(tx, caller.account!.id, ids, now)) }
  }),
  on(contract.getPartitionOrder, (context) => {
    assertLivePartition(context)
    return getOrder(context)
  }),
  on(contract.listPartitionOrders, (context) => {
    assertLivePartition(context)
    return listOrders(context)
  }),
]

async function getOrder({ db, input, caller }: Pick<Context, 'db' | 'caller'> & { input: { id: string } }) {
  const order = await findOrder(db, caller.account!.id, input.id, caller.locale)
  if (!order) throw orderErrors.notFound()
  return order
}

async function listOrders({ db, input, caller }: Pick<Context, 'db' | 'caller'> & { input: OrderFilter }) {
  const accountId = caller.account!.id
  if (input.side === 'seller' && input.storeId && !(await memberOf(db, accountId, input.storeId)))
    throw requestErrors.forbidden()
  return findOrders(db, accountId, input, caller.locale)
}

function assertLivePartition({ input }: { input: { p: 'live' | 'draft' } }) {
  if (input.p !== 'live') throw requestErrors.notFound()
}
