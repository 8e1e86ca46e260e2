import type { Context, Handler } from '#platform/http/dispatch.ts'
import { on } from '#platform/http/dispatch.ts'
import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import { markRequestNotificationsRead } from '../../notifications/notify-of-requests.ts'
import * as contract from '../approval-contract.ts'
import * as decisions from './decide.ts'
import { approvalErrors } from './errors.ts'
import { previewRequestsOf } from './preview.ts'
import { findRequest, findRequests } from './reads.ts'

export const approvalHandlers: Handler[] = [
  on(contract.listRequests, ({ db, input, caller, now }) => findRequests(db, viewerOf({ caller, now }), input)),
  on(contract.getRequest, (context) => viewRequest(context)),
  on(contract.previewRequests, ({ db, input, caller, now }) =>
    previewRequestsOf(db, { accountId: caller.account!.id, viewer: caller, destination: input }, now),
  ),
  on(contract.approveRequest, async (context) => {
    const { id, refusals } = context.input
    await context.db.transaction().execute((tx) => decisions.approveRequest(tx, context, id, refusals))
    return viewRequest(context)
  }),
  on(contract.refuseRequest, async (context) => {
    const { id, reason } = context.input
    await context.db.transaction().execute((tx) => decisions.refuseRequest(tx, context, id, reason))
    return viewRequest(context)
  }),
  on(contract.withdrawRequest, async (context) => {
    await context.db.transaction().execute((tx) => decisions.withdrawRequest(tx, context, context.input.id))
    return viewRequest(context)
  }),
  on(contract.repeatRequest, async (context) => {
    const { db, input, cookies } = context
    const result = await db.transaction().execute((tx) => decisions.repeatRequest(tx, context, input.id))
    cookies.set(cookieNames.cartInteraction, '1', { maxAge: preferenceCookieSeconds })
    return result
  }),
  on(contract.openRequest, async (context) => {
    const { db, caller, now } = context
    const { id } = await viewRequest(context)
    await db
      .transaction()
      .execute((tx) => markRequestNotificationsRead(tx, { requestIds: [id], accountId: caller.account!.id, now }))
    return { ok: true as const }
  }),
]

const viewerOf = ({ caller, now }: Pick<Context, 'caller' | 'now'>) => ({
  accountId: caller.account!.id,
  locale: caller.locale,
  now,
})

async function viewRequest({
  db,
  input,
  ...context
}: Pick<Context, 'db' | 'caller' | 'now'> & { input: { id: string } }) {
  const request = await findRequest(db, viewerOf(context), input.id)
  if (!request) throw approvalErrors.notFound()
  return request
}
