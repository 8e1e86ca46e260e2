import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import { invalidInput, requestErrors } from '#platform/errors.ts'
import type { Db } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { memberOf } from '../suppliers/queries.ts'
import { confirmChoices } from '../search/learning/choices.ts'
import { approvalHandlers } from './approvals/routes.ts'
import * as contract from './contract.ts'
import { orderErrors } from './errors.ts'
import { hasAddress, needsAddress } from './destination.ts'
import { markViewed } from './mark-viewed.ts'
import type { OrderInput } from './new-order.ts'
import { placeOrders } from './place-orders.ts'
import { repeatOrder } from './repeat-order.ts'
import { findOrder } from './reads.ts'
import { countOpen, countUnviewed, findOrders, type OrderFilter } from './lists.ts'
import { stepHandlers } from './step-routes.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const maxMarkedOrders = 100
const dayMs = 24 * 3600 * 1000

export const orderHandlers: Handler[] = [
  ...stepHandlers,
  ...approvalHandlers,
  on(contract.createOrder, async ({ db, config, input, caller, cookies, idempotencyKey, now }) => {
    assertComplete(input, now)
    const accountId = caller.account!.id
    const { locale, currency, buyerCountry, countryCode, variant } = caller
    const { outcomes, country } = await db.transaction().execute((tx) =>
      withIdempotencyKey(
        tx,
        { actor: accountId, call: contract.createOrder.id, key: idempotencyKey, input },
        async () => {
          const buyer = { accountId, locale, currency, buyerCountry, countryCode, variant, now }
          const { soldIds, ...placed } = await placeOrders(tx, buyer, input)
          await confirmChoices(tx, { config, caller }, soldIds, 'ordered')
          return placed
        },
      ),
    )
    if (country) cookies.set(cookieNames.buyerCountry, country, { maxAge: preferenceCookieSeconds })
    return { outcomes }
  }),
  on(contract.repeatOrder, async ({ db, input, caller, cookies, idempotencyKey: key }) => {
    const actor = caller.account!.id
    const result = await db
      .transaction()
      .execute((tx) =>
        withIdempotencyKey(tx, { actor, call: contract.repeatOrder.id, key, input }, () =>
          repeatOrder(tx, actor, input.id),
        ),
      )
    cookies.set(cookieNames.cartInteraction, '1', { maxAge: preferenceCookieSeconds })
    return result
  }),
  on(contract.getOrder, (context) => getOrder(context)),
  on(contract.listOrders, (context) => listOrders(context)),
  on(contract.countOrders, async ({ db, input, caller }) => {
    await assertMember(db, caller.account!.id, input)
    return countOpen(db, caller.account!.id, input)
  }),
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
    return {
      count: await db.transaction().execute((tx) => markViewed(tx, ids, { accountId: caller.account!.id, now })),
    }
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

function assertComplete(input: OrderInput, now: Date) {
  const { contactPhone, contactEmail, wantedOn } = input
  if (!contactPhone && !contactEmail) throw orderErrors.contactNeeded()
  const errors = []
  if (needsAddress(input) && !hasAddress(input)) errors.push({ path: 'address', code: 'field.required' })
  // Somewhere it is still yesterday.
  const earliest = new Date(now.getTime() - dayMs).toISOString().slice(0, 10)
  if (wantedOn && wantedOn < earliest) errors.push({ path: 'wantedOn', code: 'field.tooSmall' })
  if (errors.length > 0) throw invalidInput(errors)
}

async function getOrder({ db, input, caller }: Pick<Context, 'db' | 'caller'> & { input: { id: string } }) {
  const order = await findOrder(db, caller.account!.id, input.id, caller.locale)
  if (!order) throw orderErrors.notFound()
  return order
}

async function listOrders({ db, input, caller }: Pick<Context, 'db' | 'caller'> & { input: OrderFilter }) {
  const accountId = caller.account!.id
  await assertMember(db, accountId, input)
  return findOrders(db, accountId, input, caller)
}

async function assertMember(db: Db, accountId: string, { side, storeId }: Pick<OrderFilter, 'side' | 'storeId'>) {
  if (side === 'seller' && storeId && !(await memberOf(db, accountId, storeId))) throw requestErrors.forbidden()
}

function assertLivePartition({ input }: { input: { p: 'live' | 'draft' } }) {
  if (input.p !== 'live') throw requestErrors.notFound()
}
