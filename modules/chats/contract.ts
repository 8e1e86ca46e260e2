// Chats: dialogs between a buyer (an account, or an anonymous session) and a store, one for each pair and product. The
// people of a store share its side. A message is known by its chat and number; numbers have no gaps and only grow.
// The calls of stores are in seller-contract.ts, those of one question to several stores in inquiry-contract.ts.
import { z } from 'zod'
import { call, FreeText, Line, Locale, Money, NumberParameter, Ok } from '#platform/contract.ts'
import { ProductCard } from '#modules/catalog/contract.ts'
import { File, mostUploadBytes, uploadErrors } from '#modules/files/contract.ts'
import { OrderStatus } from '#modules/orders/contract.ts'

export const chatSides = ['Buyer', 'Store'] as const
export const chatFilters = ['All', 'Unread', 'Waiting', 'Mine', 'Unassigned'] as const
const Side = z.enum(chatSides)
export const ProductId = z.int().min(1).max(2_147_483_647)
const Seq = z.coerce.number().int().min(0).max(2_147_483_647)
const WidgetInput = z.union([
  z.strictObject({ productId: ProductId.nullable() }),
  z.strictObject({ orderId: z.uuid() }),
])

export const ProductWidget = z.object({
  productId: z.int(),
  card: ProductCard.nullable().describe('Null once the product is no longer sold'),
})
export const OrderWidget = z.object({
  orderId: z.string(),
  number: z.int(),
  status: OrderStatus,
  total: Money,
  createdAt: z.string(),
})
export const PriceOffer = ProductWidget.extend({
  price: Money.describe("Of one unit, in the store's currency"),
  shownPrice: Money.describe("The same in the caller's currency"),
  fromQuantity: z.int(),
  until: z.string().describe('The last day'),
  isValid: z.boolean(),
})
export const Message = z.object({
  chatId: z.string(),
  seq: z.int(),
  side: Side,
  isMine: z.boolean().describe("Of the caller's own side"),
  authorName: z.string(),
  isAutomatic: z.boolean(),
  text: z.string().describe('Plain text: show it as it is, never as markup'),
  product: ProductWidget.nullable(),
  order: OrderWidget.nullable(),
  offer: PriceOffer.nullable(),
  files: z.array(File),
  clientMessageId: z.string().nullable().describe('To the sender only'),
  createdAt: z.string(),
})
export const Chat = z.object({
  id: z
    .string()
    .nullable()
    .describe('Null: a store that the buyer has ordered from and not written to; create it for that member'),
  chatType: z.enum(['Anonymous', 'Authorized']),
  side: Side,
  members: z
    .array(
      z.object({
        storeId: z.int().nullable(),
        storeName: z.string().nullable(),
        storeAlias: z.string().nullable().describe('Null unless the store has a page now'),
        name: z.string(),
        logoId: z.string().nullable(),
      }),
    )
    .describe('The buyer, who has no store, then the store'),
  product: z
    .object({ id: z.int(), slug: z.string(), name: z.string(), nameLocale: Locale, imageId: z.string().nullable() })
    .nullable(),
  orderId: z.string().nullable().describe('What the dialog was last about'),
  orderNumber: z.int().nullable(),
  unreadCount: z.int(),
  lastSeq: z.int(),
  readSeq: z.int(),
  otherReadSeq: z.int().describe('The other side has read up to here'),
  lastMessage: Message.nullable(),
  isBlocked: z.boolean(),
  assignedTo: z.object({ accountId: z.string(), name: z.string() }).nullable().describe('To the store only'),
  waitingSince: z
    .string()
    .nullable()
    .describe('To the store only: when the buyer wrote what no person has answered yet'),
  responseMinutes: z.int().nullable(),
  responseRate: z.int().nullable(),
  activeAt: z.string(),
})
const Chats = z.object({ items: z.array(Chat), nextCursor: z.string().nullable() })
export const paged = {
  cursor: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).catch(20).default(20),
}
const sided = { side: Side.default('Buyer').describe('Store: the dialogs of the store that X-Store-Id names') }
const byId = z.strictObject({ id: z.uuid() })

export const listChats = call('GET chat/get/list/context', {
  access: 'user',
  summary: 'Dialogs of the account, or of its store; the latest first',
  output: Chats,
  errors: ['request.forbidden'],
  input: z.object({
    ...sided,
    ...paged,
    filter: z.enum(chatFilters).catch('All').default('All').describe('Waiting, Mine and Unassigned are of the store'),
    buyerName: z
      .string()
      .trim()
      .max(80)
      .default('')
      .describe("Part of the buyer's name, among the store's latest 2,000 dialogs"),
  }),
})
export const getChat = call('GET chat/single', {
  access: 'session',
  summary: 'One dialog, to either side',
  input: z.object({ chatId: z.uuid() }),
  output: Chat,
  errors: ['chats.notFound'],
})
export const findChatWith = call('GET chat/with', {
  access: 'session',
  summary: 'The dialog of the caller with a store, about a product or not; with a null id while nobody has opened it',
  input: z.object({ storeId: NumberParameter, productId: NumberParameter.optional(), orderId: z.uuid().optional() }),
  output: Chat,
  errors: ['chats.unknownStore', 'chats.unknownWidget', 'chats.ownStore'],
})
export const listAnonymousChats = call('GET chat/get/list/anonymous', {
  access: 'session',
  summary: 'Dialogs of the anonymous session that the cookie proves',
  input: z.object(paged),
  output: Chats,
})
export const createChat = call('POST chat/create', {
  access: 'session',
  limit: 'chatCreate',
  summary: 'Opens the dialog with a store, or finds it: there is one for each pair and product',
  input: z.strictObject({
    name: Line(120).default('').describe('What an anonymous visitor calls themself'),
    memberStoreId: ProductId,
    chatType: z.enum(['Anonymous', 'Authorized']),
    widget: WidgetInput.nullish(),
  }),
  output: Chat,
  errors: ['chats.unknownStore', 'chats.unknownWidget', 'chats.ownStore', 'chats.blocked'],
})
export const deleteChat = call('POST chat/delete', {
  access: 'user',
  summary: 'Puts a dialog away for this side until the next message',
  input: byId,
  output: Ok,
  errors: ['chats.notFound'],
})
export const sendMessage = call('POST chat/message/send', {
  access: 'session',
  limit: 'message',
  summary: 'Sends a message; the same clientMessageId again answers the message that is there',
  input: z.strictObject({
    chatId: z.uuid(),
    message: FreeText(4000).default(''),
    clientMessageId: z.uuid().toLowerCase().optional(),
    widget: WidgetInput.nullish(),
    fileIds: z.array(z.uuid().toLowerCase()).max(10).default([]).describe('Files that the sender has uploaded'),
  }),
  output: Message,
  errors: [
    'chats.notFound',
    'chats.blocked',
    'chats.storeClosed',
    'chats.repeated',
    'chats.unknownWidget',
    'chats.unknownFile',
  ],
})
export const uploadChatFile = call('POST chat/file/upload', {
  access: 'session',
  limit: 'upload',
  file: { mostBytes: mostUploadBytes },
  summary:
    'Uploads a file for a message: JPEG, PNG, WebP and AVIF of 10 MB, PDF, XLSX and DOCX of 15 MB; both sides see it once it is sent',
  input: z.strictObject({
    chatId: z.uuid().optional().describe('Where the message will go, unless that chat is yet to be made'),
  }),
  output: File,
  errors: ['chats.notFound', 'chats.blocked', 'chats.storeClosed', ...uploadErrors],
})
export const readChat = call('POST chat/read', {
  access: 'session',
  summary: 'Marks messages as read, all or up to one; the mark never moves back',
  input: z.strictObject({ id: z.uuid(), seq: z.int().min(0).max(2_147_483_647).optional() }),
  output: z.object({ id: z.string(), readSeq: z.int(), count: z.int().describe('Unread messages that are left') }),
  errors: ['chats.notFound'],
})
export const listMessages = call('GET chat/message/get/list', {
  access: 'session',
  summary: 'A page of messages in their order: the newest, those before a number, or those after one',
  input: z.object({
    chatId: z.uuid(),
    before: Seq.optional(),
    after: Seq.optional(),
    limit: z.coerce.number().int().min(1).max(100).catch(50).default(50),
  }),
  output: z.object({
    items: z.array(Message),
    nextCursor: z.int().nullable().describe('There are older ones: ask with it as before'),
    newerCursor: z.int().nullable().describe('There are newer ones: ask with it as after'),
    lastSeq: z.int(),
    readSeq: z.int(),
    otherReadSeq: z.int(),
  }),
  errors: ['chats.notFound'],
})
export const unreadCounts = call('GET chat/unreadcounts/context', {
  access: 'user',
  summary: 'Unread messages by dialog, and in all',
  input: z.object(sided),
  output: z.object({
    items: z.array(z.object({ id: z.string(), count: z.int() })).describe('The latest 500 dialogs'),
    total: z.int(),
  }),
  errors: ['request.forbidden'],
})
export const getAnonymousChats = call('GET chat/deanonymize/get', {
  access: 'user',
  summary: 'Anonymous dialogs that this visitor can tie to the account',
  input: z.object(paged),
  output: Chats,
})
export const deanonymizeChats = call('POST chat/deanonymize', {
  access: 'user',
  summary:
    'Ties anonymous dialogs to the account, one or all; the store learns the name. A dialog that the account has already takes the messages in',
  input: z.strictObject({ id: z.uuid().optional() }),
  output: z.object({ ids: z.array(z.string()).describe('Where the messages are now') }),
  errors: ['chats.notFound'],
})
export const getWidget = call('GET chat/widget/get', {
  access: 'user',
  summary: 'The product or order that a dialog is about',
  input: z.object({ chatId: z.uuid() }),
  output: z.object({ product: ProductWidget.nullable(), order: OrderWidget.nullable() }),
  errors: ['chats.notFound'],
})
export const showTyping = call('POST chat/typing', {
  access: 'session',
  limit: 'typing',
  summary: 'Tells the other side that a message is being written; kept nowhere',
  input: z.strictObject({ chatId: z.uuid() }),
  output: Ok,
  errors: ['chats.notFound'],
})
export const getPresence = call('GET chat/presence', {
  access: 'session',
  summary:
    'Whether the other side of a dialog is here, or the store that one is about to write to: now or little more than a minute ago; kept nowhere',
  input: z
    .object({ chatId: z.uuid().optional(), storeId: NumberParameter.optional() })
    .refine(({ chatId, storeId }) => (chatId === undefined) !== (storeId === undefined)),
  output: z.object({ isOnline: z.boolean() }),
  errors: ['chats.notFound'],
})
export const reportReasons = ['Spam', 'Fraud', 'Abuse', 'Other'] as const
export const reportChat = call('POST chat/report', {
  access: 'session',
  summary: 'Tells the moderators what is wrong with the other side',
  input: z.strictObject({ chatId: z.uuid(), reason: z.enum(reportReasons), comment: FreeText(1000).default('') }),
  output: Ok,
  errors: ['chats.notFound'],
})
