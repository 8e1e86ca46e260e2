import type { Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { may } from '../accounts/rules.ts'
import * as contract from './contract.ts'
import { webhookErrors } from './errors.ts'
import {
  type Change,
  changeEvents,
  deleteWebhook,
  findDeliveries,
  findWebhooks,
  insertWebhook,
  renewSecret,
  requestTest,
  resend,
} from './webhooks.ts'

export const webhookHandlers: Handler[] = [
  on(contract.listWebhooks, async (context) => {
    assertMayManage(context)
    return { items: await findWebhooks(context.db, context.config, context.member!.storeId) }
  }),
  on(contract.createWebhook, (context) => change(context, (tx, by) => insertWebhook(tx, by, context.input))),
  on(contract.updateWebhook, (context) => change(context, (tx, by) => changeEvents(tx, by, context.input))),
  on(contract.renewWebhookSecret, (context) => change(context, (tx, by) => renewSecret(tx, by, context.input.id))),
  on(contract.deleteWebhook, (context) => changeOnly(context, (tx, by) => deleteWebhook(tx, by, context.input.id))),
  on(contract.testWebhook, (context) => changeOnly(context, (tx, by) => requestTest(tx, by, context.input.id))),
  on(contract.listDeliveries, (context) => {
    assertMayManage(context)
    return findDeliveries(context.db, context.config, context.member!.storeId, context.input.id)
  }),
  on(contract.resendDelivery, (context) => changeOnly(context, (tx, by) => resend(tx, by, context.input.id))),
]

type WebhookContext = Pick<Context, 'db' | 'config' | 'member' | 'caller' | 'now'>

function change<Result>(context: WebhookContext, run: (tx: Tx, by: Change) => Promise<Result>) {
  assertMayManage(context)
  const { db, config, member, caller, now } = context
  return db.transaction().execute((tx) => run(tx, { storeId: member!.storeId, caller, config, now }))
}

async function changeOnly(context: WebhookContext, run: (tx: Tx, by: Change) => Promise<unknown>) {
  await change(context, run)
  return {}
}

/** The messages tell of all orders and questions of the store. */
function assertMayManage({ member }: Pick<Context, 'member'>) {
  if (!may(member!.role, 'store')) throw webhookErrors.notAllowed()
}
