// Webhooks: events of a store are posted to addresses of its programs, signed as Standard Webhooks 1.0 has it
// (https://www.standardwebhooks.com). modules/programs has the calls that these programs make.
import { z } from 'zod'
import { call, Empty } from '#platform/contract.ts'

export const eventNames = ['order.created', 'order.updated', 'message.created'] as const
export const deliveryStatuses = ['Waiting', 'Delivered', 'Failed'] as const
/** Why there was no response: the name or address is refused, nothing answered, or not in time. */
export const deliveryProblems = ['Refused', 'Unreachable', 'Timeout'] as const
export const maxDeliveries = 100
export const maxResponseLength = 1_000

const Address = z.string().trim().min(1).max(500)
const Events = z.array(z.enum(eventNames)).min(1).max(eventNames.length)
const Id = z.strictObject({ id: z.uuid() })

const Webhook = z.object({
  id: z.uuid(),
  address: z.string(),
  events: z.array(z.enum(eventNames)),
  secret: z.string().describe('`whsec_` and the key of the signatures in base64'),
  createdAt: z.string(),
  failingSince: z.string().nullable().describe('Null: the last message was accepted, or there was none'),
})
/** Without the secret, so that an administrator who acts as an account can read what was sent. */
const WebhookAddress = Webhook.pick({ id: true, address: true })
const Delivery = z.object({
  id: z.uuid().describe('Also the header `webhook-id`'),
  event: z.string(),
  order: z.object({ id: z.uuid(), number: z.int() }).nullable().describe('Of the events of orders'),
  chat: z.object({ id: z.uuid(), buyer: z.string().nullable() }).nullable().describe('Of the events of messages'),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  createdAt: z.string(),
  deliveredAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  responseStatus: z.int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
})
const errors = ['webhooks.notAllowed']

export const listWebhooks = call('GET x/webhook/list', {
  access: 'seller',
  whileActing: 'refused',
  summary: 'The webhooks of the store',
  input: Empty,
  output: z.object({ items: z.array(Webhook) }),
  errors,
})
export const createWebhook = call('POST x/webhook/create', {
  access: 'seller',
  summary: 'Posts events of the store to an HTTPS address from now on',
  input: z.strictObject({ address: Address, events: Events }),
  output: Webhook,
  errors: [...errors, 'webhooks.tooMany', 'webhooks.addressRefused', 'webhooks.addressTaken'],
})
export const updateWebhook = call('POST x/webhook/update', {
  access: 'seller',
  summary: 'Changes the events of a webhook',
  input: Id.extend({ events: Events }),
  output: Webhook,
  errors: [...errors, 'webhooks.notFound'],
})
export const renewWebhookSecret = call('POST x/webhook/renew-secret', {
  access: 'seller',
  summary: 'Gives a webhook another secret: the former one signs nothing any more',
  input: Id,
  output: Webhook,
  errors: [...errors, 'webhooks.notFound'],
})
export const deleteWebhook = call('POST x/webhook/delete', {
  access: 'seller',
  summary: 'Deletes a webhook with its deliveries; none of them is tried again',
  input: Id,
  output: Empty,
  errors: [...errors, 'webhooks.notFound'],
})
export const testWebhook = call('POST x/webhook/test', {
  access: 'seller',
  summary: 'Posts the event `test`, which has no data',
  input: Id,
  output: Empty,
  errors: [...errors, 'webhooks.notFound'],
})
export const listDeliveries = call('GET x/webhook/delivery/list', {
  access: 'seller',
  summary: `The last ${maxDeliveries} messages of a webhook, the newest first; they are kept for 30 days`,
  input: z.object({ id: z.uuid() }),
  output: z.object({ webhook: WebhookAddress, items: z.array(Delivery) }),
  errors: [...errors, 'webhooks.notFound'],
})
export const getDelivery = call('GET x/webhook/delivery/get', {
  access: 'seller',
  summary: 'A message with what was sent and the start of the last answer',
  input: z.object({ id: z.uuid() }),
  output: Delivery.extend({
    webhook: WebhookAddress,
    body: z.string().describe('As it is posted: JSON'),
    responseText: z
      .string()
      .nullable()
      .describe(`The first ${maxResponseLength} characters of the last response; null: it had no text`),
  }),
  errors: [...errors, 'webhooks.notFound'],
})
export const resendDelivery = call('POST x/webhook/delivery/resend', {
  access: 'seller',
  summary: 'Posts a message again, with the same id',
  input: Id,
  output: Empty,
  errors: [...errors, 'webhooks.notFound'],
})
