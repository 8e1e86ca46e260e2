// Notifications of an account about its chats, orders, callback, purchase and procurement requests, products, payments and promotions, by channel. The notification centre lists all of them; after a short delay
// a channel delivers those that are still unread as one digest.
import { z } from 'zod'
import { call, Empty, Money, Ok } from '#platform/contract.ts'
import { OrderStatus, RequestStatus } from '#modules/orders/status-contract.ts'
import { channels, kinds } from './kind-contract.ts'

export const Kind = z.enum(kinds)
export const Channel = z.enum(channels)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const QuietHours = z.strictObject({ timeZone: z.string().min(1).max(60), startsAt: time, endsAt: time })
const Switch = z.object({ kind: Kind, channel: Channel, isOn: z.boolean() })

export const listSettings = call('GET x/notification-settings/context/list', {
  access: 'user',
  summary: 'Settings by kind and channel, usable channels and quiet hours',
  input: Empty,
  output: z.object({
    items: z.array(Switch),
    channels: z.array(
      z.object({
        channel: Channel,
        isReady: z.boolean().describe('The address is confirmed, or a browser is subscribed to push'),
      }),
    ),
    quietHours: QuietHours.nullable(),
  }),
})
const isSure = z.boolean().default(false)
export const updateSetting = call('POST x/notification-settings/update', {
  access: 'user',
  whileActing: 'allowed',
  summary:
    'Switches a kind on or off for a channel. The last channel for new orders can be switched off only with `isSure`',
  input: z.strictObject({ kind: Kind, channel: Channel, isOn: z.boolean(), isSure }),
  output: Switch,
  errors: ['notifications.lastChannel'],
})
export const setQuietHours = call('POST x/notification-settings/quiet-hours', {
  access: 'user',
  whileActing: 'allowed',
  summary: 'Sets the hours without deliveries; null for none',
  input: z.strictObject({ quietHours: QuietHours.nullable() }),
  output: z.object({ quietHours: QuietHours.nullable() }),
})
/** Unpadded base64url, as browsers write it. */
const bytes = (count: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(Math.ceil((count * 4) / 3))
export const maxBrowsers = 10
export const Browser = z.object({
  id: z.uuid(),
  browser: z.string(),
  system: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
})
export const listBrowsers = call('GET x/push-subscription/list', {
  access: 'user',
  summary: 'Browsers subscribed to push, and the public key for subscribing',
  input: Empty,
  output: z.object({ items: z.array(Browser), publicKey: z.string().describe('VAPID, base64url') }),
})
export const addBrowser = call('POST x/push-subscription/create', {
  access: 'user',
  summary:
    'Subscribes this browser to push and replaces the previous subscription of the session. An account that used the browser before loses its subscription',
  input: z.strictObject({
    endpoint: z.url({ protocol: /^https$/ }).max(1_000),
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  }),
  output: Ok,
  errors: ['notifications.tooManyBrowsers', 'notifications.foreignBrowser'],
})
export const removeBrowser = call('POST x/push-subscription/delete', {
  access: 'user',
  summary:
    'Unsubscribes a browser. The last one can be removed only with `isSure` if no other channel delivers one of the kinds',
  input: z.strictObject({ id: z.uuid(), isSure }),
  output: Ok,
  errors: ['notifications.browserNotFound', 'notifications.lastBrowser'],
})
const token = z.string().min(1).max(300)
/** Public: mail providers post without cookies, for many people from one address; the token in the link is the proof. */
export const readUnsubscribe = call('GET x/notification-settings/unsubscribe', {
  access: 'public',
  summary: 'The setting that an unsubscribe link switches off',
  input: z.strictObject({ token }),
  output: Switch,
  errors: ['notifications.badLink'],
})
export const unsubscribe = call('POST x/notification-settings/unsubscribe', {
  access: 'public',
  limit: 'read',
  summary: 'Switches off the setting of an unsubscribe link',
  input: z.strictObject({ token }),
  output: Switch,
  errors: ['notifications.badLink'],
})

/** What has become of a procurement request, for the side that is told. */
export const procurementSteps = [
  'Accepted',
  'NotChosen',
  'Withdrawn',
  'Changed',
  'OfferWithdrawn',
  'Deadline',
  'Removed',
  'Closed',
] as const

export const attachments = ['product', 'order', 'offer', 'file'] as const
export const Notification = z.object({
  id: z.int(),
  kind: Kind,
  name: z.string().describe('The sender: the store or the buyer; empty for a visitor without a name'),
  productId: z.int().nullable(),
  productName: z.string().nullable(),
  count: z
    .int()
    .describe('Number of messages, of blocked products, of new procurement requests or of products in lists, else 1'),
  text: z
    .string()
    .describe(
      'Beginning of the latest message, the question of a callback request, the reason of a step of an order, or the terms of delivery and payment of a new order',
    ),
  attachment: z.enum(attachments).nullable().describe('The attachment of the latest message, if it has no text'),
  chatId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
  orderNumber: z.int().nullable(),
  orderStatus: OrderStatus.nullable().describe('As it is now'),
  callbackId: z.uuid().nullable(),
  requestId: z.uuid().nullable(),
  requestNumber: z.int().nullable(),
  requestStatus: RequestStatus.nullable().describe('As it is now'),
  isBlocked: z
    .boolean()
    .nullable()
    .describe('Whether `count` products have been blocked, or are no longer; null: it is about something else'),
  procurementId: z.uuid().nullable(),
  procurementTitle: z.string().nullable(),
  procurementStep: z.enum(procurementSteps).nullable().describe('As it is now'),
  storeId: z.int().nullable().describe('Null: about a procurement request alone'),
  invoiceId: z.int().nullable().describe('The number of a payment'),
  ending: z.int().nullable().describe('Promotions whose last day is the next one; null: it is about something else'),
  ended: z.int().nullable().describe('Promotions whose last day was the day before'),
  stopped: z
    .int()
    .nullable()
    .describe('Promotions paid by the store that administrators have ended; null: it is about something else'),
  total: Money.nullable().describe(
    'Of an order or a purchase request, with VAT, of a payment, of an offer without VAT, what was refunded for promotions that were ended, or the price of a product in a list without VAT',
  ),
  previous: Money.nullable().describe('What a product in a list cost before; null: it can be ordered again'),
  path: z.string().describe('The page that it leads to'),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
})
export const maxListed = 50
export const listNotifications = call('GET x/notification/list', {
  access: 'user',
  summary: `The latest ${maxListed}, newest first`,
  input: z.strictObject({}),
  output: z.object({ items: z.array(Notification), unread: z.int() }),
})
export const countNotifications = call('GET x/notification/count', {
  access: 'user',
  summary: 'Number of unread notifications, 100 at most',
  input: z.strictObject({}),
  output: z.object({ unread: z.int() }),
})
export const readNotifications = call('POST x/notification/read', {
  access: 'user',
  summary: 'Marks notifications as read: one by its `id`, those of a kind and a store, or all',
  input: z.strictObject({
    id: z.int().optional(),
    kind: Kind.optional(),
    storeId: z.int().min(1).max(2_147_483_647).optional(),
  }),
  output: z.object({ unread: z.int() }),
})
