// Notifications: what an account hears of its chats and orders, over which channel and when. The centre lists everything; a channel
// tells what is still unread when its short delay is over, all of it in one message.
import { z } from 'zod'
import { call, Empty, Money, Ok } from '#platform/contract.ts'

export const kinds = ['NewChat', 'NewMessage', 'NewOrder'] as const
export const channels = ['Email', 'Sms', 'Push'] as const
export const Kind = z.enum(kinds)
export const Channel = z.enum(channels)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const QuietHours = z.strictObject({ timeZone: z.string().min(1).max(60), startsAt: time, endsAt: time })
const Switch = z.object({ kind: Kind, channel: Channel, isOn: z.boolean() })

export const listSettings = call('GET x/notification-settings/context/list', {
  access: 'user',
  summary: 'Kind by channel, what is on; which channels can be used; quiet hours',
  input: Empty,
  output: z.object({
    items: z.array(Switch),
    channels: z.array(
      z.object({ channel: Channel, isReady: z.boolean().describe('The address is confirmed; a browser shows pushes') }),
    ),
    quietHours: QuietHours.nullable(),
  }),
})
const isSure = z.boolean().default(false)
export const updateSetting = call('POST x/notification-settings/update', {
  access: 'user',
  summary: 'Switches one kind over one channel on or off. The last channel of new orders goes off only with `isSure`',
  input: z.strictObject({ kind: Kind, channel: Channel, isOn: z.boolean(), isSure }),
  output: Switch,
  errors: ['notifications.lastChannel'],
})
export const setQuietHours = call('POST x/notification-settings/quiet-hours', {
  access: 'user',
  summary: 'When nothing leaves; null: at no time',
  input: z.strictObject({ quietHours: QuietHours.nullable() }),
  output: z.object({ quietHours: QuietHours.nullable() }),
})
/** Unpadded base64url, as browsers write it. */
const bytes = (count: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(Math.ceil((count * 4) / 3))
export const mostBrowsers = 10
export const Browser = z.object({
  id: z.uuid(),
  browser: z.string(),
  system: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
})
export const listBrowsers = call('GET x/push-subscription/list', {
  access: 'user',
  summary: 'Browsers that show pushes, and the public key that one needs for it',
  input: Empty,
  output: z.object({ items: z.array(Browser), publicKey: z.string().describe('VAPID, base64url') }),
})
export const addBrowser = call('POST x/push-subscription/create', {
  access: 'user',
  summary:
    'Pushes go to this browser from now on, in place of where they went for this session. Whoever used it before gets none there any more',
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
    'No more pushes to this browser. The last one goes only with `isSure` where no other channel tells of something',
  input: z.strictObject({ id: z.uuid(), isSure }),
  output: Ok,
  errors: ['notifications.browserNotFound', 'notifications.lastBrowser'],
})
const token = z.string().min(1).max(300)
/** Mail programs post without cookies, many people from one address: the link is proof enough. */
export const readUnsubscribe = call('GET x/notification-settings/unsubscribe', {
  access: 'public',
  summary: 'What the link of a message switches off',
  input: z.strictObject({ token }),
  output: Switch,
  errors: ['notifications.badLink'],
})
export const unsubscribe = call('POST x/notification-settings/unsubscribe', {
  access: 'public',
  limit: 'read',
  summary: 'Switches off what the link of a message is for',
  input: z.strictObject({ token }),
  output: Switch,
  errors: ['notifications.badLink'],
})

export const attachments = ['product', 'order', 'offer', 'file'] as const
export const Notification = z.object({
  id: z.int(),
  kind: Kind,
  name: z.string().describe('Who wrote: the store, or the buyer; empty for a visitor without a name'),
  productName: z.string().nullable(),
  count: z.int().describe('Messages that this is about; 1 for an order'),
  text: z.string().describe('The beginning of the latest message'),
  attachment: z.enum(attachments).nullable().describe('What the latest message shows, where it has no text'),
  chatId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
  orderNumber: z.int().nullable(),
  total: Money.nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
})
export const mostListed = 50
export const listNotifications = call('GET x/notification/list', {
  access: 'user',
  summary: `The latest ${mostListed}, newest first`,
  input: z.strictObject({}),
  output: z.object({ items: z.array(Notification), unread: z.int() }),
})
export const countNotifications = call('GET x/notification/count', {
  access: 'user',
  summary: 'How many are unread; counted up to a hundred',
  input: z.strictObject({}),
  output: z.object({ unread: z.int() }),
})
export const readNotifications = call('POST x/notification/read', {
  access: 'user',
  summary: 'Marks one as read, or all without `id`',
  input: z.strictObject({ id: z.int().optional() }),
  output: z.object({ unread: z.int() }),
})
