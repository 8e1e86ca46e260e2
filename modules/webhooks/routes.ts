import type { Tx } from '#platform/db/database.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { managedStore, type StoreChange } from '../accounts/managed-store.ts'
import * as contract from './contract.ts'
import { webhookErrors } from './errors.ts'
import {
  changeEvents,
  deleteWebhook,
  findDeliveries,
  findDelivery,
  findWebhooks,
  insertWebhook,
  renewSecret,
  requestTest,
  resend,
} from './webhooks.ts'

/** The messages tell of all orders and questions of the store. */
const { storeIdOf, change } = managedStore(webhookErrors.notAllowed)

export const webhookHandlers: Handler[] = [
  on(contract.listWebhooks, async (context) => ({
    items: await findWebhooks(context.db, context.config, storeIdOf(context)),
  })),
  on(contract.createWebhook, (context) => change(context, (tx, by) => insertWebhook(tx, by, context.input))),
  on(contract.updateWebhook, (context) => change(context, (tx, by) => changeEvents(tx, by, context.input))),
  on(contract.renewWebhookSecret, (context) => change(context, (tx, by) => renewSecret(tx, by, context.input.id))),
  on(contract.deleteWebhook, (context) => changeOnly(context, (tx, by) => deleteWebhook(tx, by, context.input.id))),
  on(contract.testWebhook, (context) => changeOnly(context, (tx, by) => requestTest(tx, by, context.input.id))),
  on(contract.listDeliveries, async (context) => findDeliveries(context.db, storeIdOf(context), context.input.id)),
  on(contract.getDelivery, async (context) => findDelivery(context.db, storeIdOf(context), context.input.id)),
  on(contract.resendDelivery, (context) => changeOnly(context, (tx, by) => resend(tx, by, context.input.id))),
]

async function changeOnly(context: Parameters<typeof change>[0], run: (tx: Tx, by: StoreChange) => Promise<unknown>) {
  await change(context, run)
  return {}
}
