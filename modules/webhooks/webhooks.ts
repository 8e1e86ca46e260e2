import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { AuditedAction } from '#platform/audited-actions.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { isBlockedUrl } from '#platform/http/outbound/safe-fetch.ts'
import { publicUrl } from '#platform/values/public-url.ts'
import type { StoreChange } from '../accounts/managed-store.ts'
import { enqueuePosts } from './announce.ts'
import {
  type createWebhook,
  type getDelivery,
  type listDeliveries,
  type listWebhooks,
  maxDeliveries,
} from './contract.ts'
import { webhookErrors } from './errors.ts'
import { jobKey } from './job-definitions.ts'
import { messageBody } from './message-body.ts'
import { protocols } from './post-messages.ts'
import { type SecretConfig, secretOf } from './sign.ts'

type Webhook = OutputOf<typeof listWebhooks>['items'][number]
type Row = Omit<Webhook, 'secret'> & { secretVersion: number }

const maxWebhooks = 10
const columns = sql`
  id, address, events, secret_version as "secretVersion", to_json(created_at) as "createdAt", to_json(failing_since) as "failingSince"
`

const deliveryColumns = sql`
  d.id, d.event, d.status, d.attempts, to_json(d.created_at) as "createdAt", to_json(d.delivered_at) as "deliveredAt",
  d.response_status as "responseStatus", d.problem, to_json(case d.status when 'Waiting' then d.due_at end) as "nextAttemptAt",
  case when d.event like 'order.%' then json_build_object('id', d.data -> 'id', 'number', d.data -> 'number') end as order,
  case when d.event like 'message.%' then json_build_object('id', d.data -> 'chatId', 'buyer', d.data -> 'buyer') end as chat
`

export async function findWebhooks(db: Db, config: SecretConfig, storeId: number): Promise<Webhook[]> {
  const { rows } = await sql<Row>`
    select ${columns} from webhooks where store_id = ${storeId} order by created_at, id
  `.execute(db)
  return rows.map((row) => toWebhook(config, row))
}

const toWebhook = (config: SecretConfig, { secretVersion, ...webhook }: Row): Webhook => ({
  ...webhook,
  secret: secretOf(config, { id: webhook.id, secretVersion }),
})

/** Concurrent creations wait for each other, so that the limit holds. */
export async function insertWebhook(
  tx: Tx,
  { storeId, caller, config, now }: StoreChange,
  { address, events }: InputOf<typeof createWebhook>,
): Promise<Webhook> {
  const url = publicUrl(address)
  if (!url || isBlockedUrl(url, protocols)) throw webhookErrors.addressRefused()
  await sql`select from stores where id = ${storeId} for no key update`.execute(tx)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from webhooks where store_id = ${storeId}
  `.execute(tx)
  if (counted[0]!.count >= maxWebhooks) throw webhookErrors.tooMany({ max: maxWebhooks })
  const { rows } = await sql<Row>`
    insert into webhooks (store_id, address, events, created_at) values (${storeId}, ${url}, ${[...new Set(events)]}::text[], ${now})
    on conflict do nothing returning ${columns}
  `.execute(tx)
  if (!rows[0]) throw webhookErrors.addressTaken()
  const webhook = toWebhook(config, rows[0])
  await recordChange(tx, caller, 'webhook.create', webhook.id, { storeId, address: url, events })
  return webhook
}

export async function changeEvents(
  tx: Tx,
  { storeId, caller, config }: StoreChange,
  { id, events }: { id: string; events: Webhook['events'] },
): Promise<Webhook> {
  const before = await lockWebhook(tx, storeId, id)
  const { rows } = await sql<Row>`
    update webhooks set events = ${[...new Set(events)]}::text[] where id = ${id}::uuid returning ${columns}
  `.execute(tx)
  const details = { storeId, before: { events: before.events }, after: { events } }
  await recordChange(tx, caller, 'webhook.update', id, details)
  return toWebhook(config, rows[0]!)
}

export async function renewSecret(tx: Tx, { storeId, caller, config }: StoreChange, id: string): Promise<Webhook> {
  const { address } = await lockWebhook(tx, storeId, id)
  const { rows } = await sql<Row>`
    update webhooks set secret_version = secret_version + 1 where id = ${id}::uuid returning ${columns}
  `.execute(tx)
  await recordChange(tx, caller, 'webhook.renewSecret', id, { storeId, address })
  return toWebhook(config, rows[0]!)
}

export async function deleteWebhook(tx: Tx, { storeId, caller }: StoreChange, id: string) {
  const { address, events } = await lockWebhook(tx, storeId, id)
  await sql`delete from webhooks where id = ${id}::uuid`.execute(tx)
  await recordChange(tx, caller, 'webhook.delete', id, { storeId, before: { address, events } })
}

export async function requestTest(tx: Tx, { storeId, now }: StoreChange, id: string) {
  await lockWebhook(tx, storeId, id)
  await sql`
    insert into webhook_deliveries (webhook_id, event, data, created_at) values (${id}::uuid, 'test', '{}', ${now})
  `.execute(tx)
  await postNow(tx, id)
}

export async function findDeliveries(db: Db, storeId: number, id: string): Promise<OutputOf<typeof listDeliveries>> {
  const { rows: webhooks } = await sql<{ id: string; address: string }>`
    select id, address from webhooks where id = ${id}::uuid and store_id = ${storeId}
  `.execute(db)
  if (!webhooks[0]) throw webhookErrors.notFound()
  const { rows } = await sql<OutputOf<typeof listDeliveries>['items'][number]>`
    select ${deliveryColumns} from webhook_deliveries d where d.webhook_id = ${id}::uuid order by d.created_at desc, d.id limit ${maxDeliveries}
  `.execute(db)
  return { webhook: webhooks[0], items: rows }
}

type StoredDelivery = Omit<OutputOf<typeof getDelivery>, 'body'> & { data: object }

/** `id`: of the message. */
export async function findDelivery(db: Db, storeId: number, id: string): Promise<OutputOf<typeof getDelivery>> {
  const { rows } = await sql<StoredDelivery>`
    select ${deliveryColumns}, d.data, d.response_text as "responseText", json_build_object('id', w.id, 'address', w.address) as webhook
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id}::uuid and w.store_id = ${storeId}
  `.execute(db)
  if (!rows[0]) throw webhookErrors.notFound()
  const { data, ...delivery } = rows[0]
  const createdAt = new Date(delivery.createdAt)
  return { ...delivery, body: messageBody({ event: delivery.event, data, createdAt }) }
}

/** `id`: of the message. */
export async function resend(tx: Tx, { storeId }: StoreChange, id: string) {
  const { rows } = await sql<{ webhookId: string }>`
    update webhook_deliveries d set status = 'Waiting', attempts = 0, due_at = now(), expires_at = now() + interval '1 day', delivered_at = null
    from webhooks w where d.id = ${id}::uuid and w.id = d.webhook_id and w.store_id = ${storeId} returning w.id as "webhookId"
  `.execute(tx)
  if (!rows[0]) throw webhookErrors.notFound()
  await postNow(tx, rows[0].webhookId)
}

/** Also where the next attempt would be later. */
async function postNow(tx: Tx, id: string) {
  await sql`select graphile_worker.remove_job(${jobKey(id)})`.execute(tx)
  await enqueuePosts(tx, [{ id, delayMs: 0 }])
}

async function lockWebhook(tx: Tx, storeId: number, id: string) {
  const { rows } = await sql<Pick<Webhook, 'address' | 'events'>>`
    select address, events from webhooks where id = ${id}::uuid and store_id = ${storeId} for no key update
  `.execute(tx)
  if (!rows[0]) throw webhookErrors.notFound()
  return rows[0]
}

const recordChange = (
  tx: Tx,
  caller: Caller,
  action: Extract<AuditedAction, `webhook.${string}`>,
  entityId: string,
  details: Record<string, unknown>,
) => record(tx, caller, { action, entity: 'webhook', entityId, details })
