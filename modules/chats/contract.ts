// Chats between a buyer (an account or an anonymous session) and a store: one per pair and product. All members of a
// store share its side. A message is identified by its chat and sequence number; these increase without gaps.
// seller-contract.ts has the calls for store members, inquiry-contract.ts those for one question to several stores.
import { z } from 'zod'
import { call, FreeText, Line, Money, NumberParameter, Ok } from '#platform/contract.ts'
import { ProductCard, ProductName } from '#modules/catalog/contract.ts'
import { File, maxUploadBytes, uploadErrors } from '#modules/files/contract.ts'
import { OrderStatus } from '#modules/orders/status-contract.ts'

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
  shownPrice: Money.describe("The price in the caller's currency"),
  fromQuantity: z.int(),
  until: z.string().describe('The last day'),
  isValid: z.boolean(),
  isDeclined: z.boolean(),
  isReplaced: z.boolean().describe('By a later offer'),
  canDecline: z.boolean().describe('By the buyer: it applies, and neither an order nor a purchase request has used it'),
  requestId: z
    .string()
    .nullable()
    .describe('For the buyer only: their purchase request that holds the price until an approver decides'),
})
export const Message = z.object({
  chatId: z.string(),
  seq: z.int(),
  side: Side,
  isMine: z.boolean().describe("Sent by the caller's side"),
  authorName: z.string(),
  isAutomatic: z.boolean(),
  text: z.string().describe('Plain text, never markup'),
  product: ProductWidget.nullable(),
  order: OrderWidget.nullable(),
  offer: PriceOffer.nullable(),
  files: z.array(File),
  clientMessageId: z.string().nullable().describe('For the sender only'),
  createdAt: z.string(),
})
export const Chat = z.object({
  id: z
    .string()
    .nullable()
    .describe('Null for a store that the buyer has ordered from but has no chat with; createChat opens one'),
  chatType: z.enum(['Anonymous', 'Authorized']),
  side: Side,
  members: z
    .array(
      z.object({
        storeId: z.int().nullable(),
        storeName: z.string().nullable(),
        storeAlias: z.string().nullable().describe('Null unless the store has a public page'),
        name: z.string(),
        logoId: z.string().nullable(),
      }),
    )
    .describe('First the buyer, who has no store, then the store'),
  product: z.object({ id: z.int(), ...ProductName.shape, imageId: z.string().nullable() }).nullable(),
  orderId: z.string().nullable().describe('The order that the chat was last about'),
  orderNumber: z.int().nullable(),
  unreadCount: z.int(),
  lastSeq: z.int(),
  readSeq: z.int(),
  otherReadSeq: z.int().describe('The last message that the other side has read'),
  lastMessage: Message.nullable(),
  isBlocked: z.boolean(),
  assignedTo: z.object({ accountId: z.string(), name: z.string() }).nullable().describe('For the store only'),
  waitingSince: z
    .string()
    .nullable()
    .describe('For the store only: time of the first message of the buyer that no person has answered'),
  responseMinutes: z.int().nullable(),
  responseRate: z.int().nullable(),
  activeAt: z.string(),
})
const Chats = z.object({ items: z.array(Chat), nextCursor: z.string().nullable() })
export const cursorPage = {
  cursor: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).catch(20).default(20),
}
const sideInput = { side: Side.default('Buyer').describe('Store: chats of the store that X-Store-Id names') }
const byId = z.strictObject({ id: z.uuid() })

export const listChats = call('GET chat/get/list/context', {
  access: 'user',
  summary: 'Chats of the account or of its store, the latest first',
  output: Chats,
  errors: ['request.forbidden'],
  input: z.object({
    ...sideInput,
    ...cursorPage,
    filter: z.enum(chatFilters).default('All').describe('Waiting, Mine and Unassigned apply to the store only'),
    buyerName: z
      .string()
      .trim()
      .max(80)
      .default('')
      .describe("Part of the buyer's name; searched in the store's latest 2,000 chats"),
  }),
})
export const getChat = call('GET chat/single', {
  access: 'session',
  summary: 'One chat, for either side',
  input: z.object({ chatId: z.uuid() }),
  output: Chat,
  errors: ['chats.notFound'],
})
export const findChatWith = call('GET chat/with', {
  access: 'session',
  summary: 'The chat of the caller with a store, optionally about a product; its id is null until it is opened',
  input: z.object({ storeId: NumberParameter, productId: NumberParameter.optional(), orderId: z.uuid().optional() }),
  output: Chat,
  errors: ['chats.unknownStore', 'chats.unknownWidget', 'chats.ownStore'],
})
export const listAnonymousChats = call('GET chat/get/list/anonymous', {
  access: 'session',
  summary: 'Chats of the anonymous session in the cookie',
  input: z.object(cursorPage),
  output: Chats,
})
export const createChat = call('POST chat/create', {
  access: 'session',
  limit: 'chatCreate',
  summary: 'Opens the chat with a store, or finds the existing one: there is one per pair and product',
  input: z.strictObject({
    name: Line(120).default('').describe('The name of an anonymous visitor'),
    memberStoreId: ProductId,
    chatType: z.enum(['Anonymous', 'Authorized']),
    widget: WidgetInput.nullish(),
  }),
  output: Chat,
  errors: ['chats.unknownStore', 'chats.unknownWidget', 'chats.ownStore', 'chats.blocked'],
})
export const deleteChat = call('POST chat/delete', {
  access: 'user',
  summary: 'Hides a chat for this side until the next message',
  input: byId,
  output: Ok,
  errors: ['chats.notFound'],
})
export const sendMessage = call('POST chat/message/send', {
  access: 'session',
  limit: 'message',
  summary: 'Sends a message; a repeated clientMessageId returns the existing message',
  input: z.strictObject({
    chatId: z.uuid(),
    message: FreeText(4000).default(''),
    clientMessageId: z.uuid().toLowerCase().optional(),
    widget: WidgetInput.nullish(),
    fileIds: z.array(z.uuid().toLowerCase()).max(10).default([]).describe('Files uploaded by the sender'),
  }),
  output: Message,
  errors: [
    'chats.notFound',
    'chats.blocked',
    'chats.storeClosed',
    'chats.buyerDeleted',
    'chats.repeated',
    'chats.unknownWidget',
    'chats.unknownFile',
  ],
})
export const declineIndividualPrice = call('POST chat/widget/product/declineIndividualPrice', {
  access: 'user',
  limit: 'message',
  summary: 'Declines a price that the store has offered, in a message of the buyer; the price no longer applies',
  input: z.strictObject({
    chatId: z.uuid(),
    seq: z.coerce.number().int().min(1).max(2_147_483_647).describe('The message with the offer'),
    reason: FreeText(1000).default(''),
  }),
  output: Message,
  errors: ['chats.notFound', 'chats.blocked', 'chats.storeClosed', 'chats.offerEnded', 'chats.offerRequested'],
})
export const uploadChatFile = call('POST chat/file/upload', {
  access: 'session',
  limit: 'upload',
  file: { maxBytes: maxUploadBytes },
  summary:
    'Uploads a file for a message: JPEG, PNG, WebP and AVIF up to 10 MB, PDF, XLSX and DOCX up to 15 MB; both sides see it once it is sent',
  input: z.strictObject({
    chatId: z.uuid().optional().describe('The chat of the message, if it exists already'),
  }),
  output: File,
  errors: ['chats.notFound', 'chats.blocked', 'chats.storeClosed', 'chats.buyerDeleted', ...uploadErrors],
})
export const readChat = call('POST chat/read', {
  access: 'session',
  summary: 'Marks messages as read, all or up to one; the read position never moves back',
  input: z.strictObject({ id: z.uuid(), seq: z.int().min(0).max(2_147_483_647).optional() }),
  output: z.object({ id: z.string(), readSeq: z.int(), count: z.int().describe('Remaining unread messages') }),
  errors: ['chats.notFound'],
})
export const listMessages = call('GET chat/message/get/list', {
  access: 'session',
  summary: 'A page of messages in order: the newest, those before a number or those after a number',
  input: z.object({
    chatId: z.uuid(),
    before: Seq.optional(),
    after: Seq.optional(),
    limit: z.coerce.number().int().min(1).max(100).catch(50).default(50),
  }),
  output: z.object({
    items: z.array(Message),
    nextCursor: z.int().nullable().describe('Older messages exist: pass it as `before`'),
    newerCursor: z.int().nullable().describe('Newer messages exist: pass it as `after`'),
    lastSeq: z.int(),
    readSeq: z.int(),
    otherReadSeq: z.int(),
  }),
  errors: ['chats.notFound'],
})
export const unreadCounts = call('GET chat/unreadcounts/context', {
  access: 'user',
  summary: 'Number of unread messages by chat and in total',
  input: z.object(sideInput),
  output: z.object({
    items: z.array(z.object({ id: z.string(), count: z.int() })).describe('The latest 500 chats'),
    total: z.int(),
  }),
  errors: ['request.forbidden'],
})
export const getAnonymousChats = call('GET chat/deanonymize/get', {
  access: 'user',
  summary: 'Anonymous chats that this visitor can merge into the account',
  input: z.object(cursorPage),
  output: Chats,
})
export const deanonymizeChats = call('POST chat/deanonymize', {
  access: 'user',
  summary:
    'Merges one or all anonymous chats into the account; the store learns the name. Messages move into an existing chat with the same store and product',
  input: z.strictObject({ id: z.uuid().optional() }),
  output: z.object({ ids: z.array(z.string()).describe('Chats that now hold the messages') }),
  errors: ['chats.notFound'],
})
export const getWidget = call('GET chat/widget/get', {
  access: 'user',
  summary: 'The product or order that a chat is about',
  input: z.object({ chatId: z.uuid() }),
  output: z.object({ product: ProductWidget.nullable(), order: OrderWidget.nullable() }),
  errors: ['chats.notFound'],
})
export const showTyping = call('POST chat/typing', {
  access: 'session',
  limit: 'typing',
  summary: 'Shows the other side that a message is being typed; not stored',
  input: z.strictObject({ chatId: z.uuid() }),
  output: Ok,
  errors: ['chats.notFound'],
})
export const getPresence = call('GET chat/presence', {
  access: 'session',
  summary:
    'Whether the other side of a chat, or a store without a chat yet, was online within about the last minute; not stored',
  input: z
    .object({ chatId: z.uuid().optional(), storeId: NumberParameter.optional() })
    .refine(({ chatId, storeId }) => (chatId === undefined) !== (storeId === undefined)),
  output: z.object({ isOnline: z.boolean() }),
  errors: ['chats.notFound'],
})
export const reportReasons = ['Spam', 'Fraud', 'Abuse', 'Other'] as const
export const reportChat = call('POST chat/report', {
  access: 'session',
  summary: 'Reports the other side to the moderators',
  input: z.strictObject({ chatId: z.uuid(), reason: z.enum(reportReasons), comment: FreeText(1000).default('') }),
  output: Ok,
  errors: ['chats.notFound'],
})
