// Chats: dialogs between a buyer (an account, or an anonymous session) and a store, one for each pair and product. The
// people of a store share its side. A message is known by its chat and number; numbers have no gaps and only grow.
import { z } from 'zod'
import { mostAskedSuppliers } from '#platform/constants.ts'
import { call, Currency, Locale, Money, NumberParameter, Ok } from '#platform/contract.ts'
import { ProductCard } from '#modules/catalog/contract.ts'
import { File, mostUploadBytes, uploadErrors } from '#modules/files/contract.ts'
import { OrderStatus } from '#modules/orders/contract.ts'

export const chatSides = ['Buyer', 'Store'] as const
export const chatFilters = ['All', 'Unread', 'Waiting', 'Mine', 'Unassigned'] as const
const Side = z.enum(chatSides)
const ProductId = z.int().min(1).max(2_147_483_647)
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
const paged = {
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
    name: z.string().trim().max(120).default('').describe('What an anonymous visitor calls themself'),
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
    message: z.string().max(4000).default(''),
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
export const getBuyer = call('GET chat/buyer/get', {
  access: 'seller',
  summary: 'What the store has with the buyer of a dialog: orders, the newest first, and prices that count now',
  input: z.object({ chatId: z.uuid() }),
  output: z.object({
    name: z.string(),
    orders: z.array(OrderWidget).describe('The newest five'),
    orderCount: z.int(),
    prices: z
      .array(
        z.object({
          productId: z.int(),
          name: z.string(),
          nameLocale: Locale,
          slug: z.string(),
          price: Money,
          fromQuantity: z.int(),
          until: z.string(),
        }),
      )
      .describe('Up to twenty, the first to end first'),
  }),
  errors: ['chats.notFound'],
})
export const setIndividualPrice = call('POST chat/widget/product/setIndividualPrice', {
  access: 'seller',
  summary: 'Offers the buyer of this dialog a price; takes the place of an earlier one from the same quantity',
  input: z.strictObject({
    chatId: z.uuid(),
    productId: ProductId,
    priceMinor: z.int().min(1).max(1_000_000_000_000),
    currency: Currency.optional().describe("The store's, to be sure"),
    fromQuantity: z.int().min(1).max(1_000_000).default(1),
    until: z.iso.date().describe('The last day'),
    clientMessageId: z.uuid().toLowerCase().optional(),
  }),
  output: Message,
  errors: ['chats.notFound', 'chats.visitorUnknown', 'chats.priceOutOfRange'],
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
export const assignChat = call('POST chat/assign', {
  access: 'seller',
  summary: 'Gives a dialog to a member of the store, or to nobody',
  input: z.strictObject({ chatId: z.uuid(), accountId: z.uuid().nullable() }),
  output: Ok,
  errors: ['chats.notFound', 'chats.memberNotFound'],
})
export const blockBuyer = call('POST chat/block', {
  access: 'seller',
  summary: 'The buyer of this dialog writes no more to the store, or may again',
  input: z.strictObject({ chatId: z.uuid(), isBlocked: z.boolean() }),
  output: Ok,
  errors: ['chats.notFound'],
})
export const reportReasons = ['Spam', 'Fraud', 'Abuse', 'Other'] as const
export const reportChat = call('POST chat/report', {
  access: 'session',
  summary: 'Tells the moderators what is wrong with the other side',
  input: z.strictObject({
    chatId: z.uuid(),
    reason: z.enum(reportReasons),
    comment: z.string().trim().max(1000).default(''),
  }),
  output: Ok,
  errors: ['chats.notFound'],
})

const CannedAnswer = z.object({ id: z.int(), title: z.string(), text: z.string() })
export const listCannedAnswers = call('GET chat/canned-answer/list', {
  access: 'seller',
  summary: 'Answers that the store keeps',
  input: z.object({}),
  output: z.object({ items: z.array(CannedAnswer) }),
})
export const saveCannedAnswer = call('POST chat/canned-answer/save', {
  access: 'seller',
  summary: 'Keeps an answer, a new one unless an id is given',
  input: z.strictObject({
    id: ProductId.optional(),
    title: z.string().trim().min(1).max(80),
    text: z.string().trim().min(1).max(4000),
  }),
  output: CannedAnswer,
  errors: ['chats.answerNotFound', 'chats.tooManyAnswers'],
})
export const deleteCannedAnswer = call('POST chat/canned-answer/delete', {
  access: 'seller',
  summary: 'Forgets an answer',
  input: z.strictObject({ id: NumberParameter }),
  output: Ok,
  errors: ['chats.answerNotFound'],
})
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const AutoAnswer = z.object({
  isOn: z.boolean(),
  text: z.string(),
  timeZone: z.string(),
  days: z.array(z.int().min(1).max(7)).describe('Open days: 1 is Monday'),
  opensAt: Time,
  closesAt: Time,
})
export const getAutoAnswer = call('GET chat/auto-answer/get', {
  access: 'seller',
  summary: 'What the store answers by itself outside its hours',
  input: z.object({}),
  output: AutoAnswer,
})
export const setAutoAnswer = call('POST chat/auto-answer/set', {
  access: 'seller',
  errors: ['request.forbidden'],
  summary: 'Sets the answer and the hours, by owners and managers; a dialog gets it once a day at most',
  input: z.strictObject({
    ...AutoAnswer.shape,
    text: z.string().trim().min(1).max(1000),
    timeZone: z.string().min(1).max(60),
    days: AutoAnswer.shape.days.max(7),
  }),
  output: AutoAnswer,
})

const Asked = z.strictObject({ storeId: ProductId, productId: ProductId.nullish() })
export const askProblems = ['chats.unknownStore', 'chats.ownStore', 'chats.unknownWidget', 'chats.blocked'] as const
const AskProblem = z.enum(askProblems)
const AskedStore = z.object({
  id: z.int(),
  alias: z.string(),
  name: z.string(),
  logoId: z.string().nullable(),
  city: z.string(),
  verifiedAt: z.string().nullable(),
  responseMinutes: z.int().nullable(),
  responseRate: z.int().nullable(),
})
const Inquiry = z.object({ id: z.string(), text: z.string().describe('Plain text'), createdAt: z.string() })

export const findSuppliersToAsk = call('GET chat/inquiry/suppliers', {
  access: 'session',
  summary: 'Whom a question can be put to: the stores that are named, and those that sell goods like a product',
  input: z.object({
    to: z
      .string()
      .max(400)
      .default('')
      .describe('Up to ten of `store` or `store-product`, separated by commas; the last of a store counts'),
    product: NumberParameter.optional().describe(
      'Its store, and the stores with the goods nearest to it, fill up the ten',
    ),
  }),
  output: z.object({
    items: z.array(
      z.object({
        store: AskedStore,
        product: ProductCard.nullable(),
        problem: AskProblem.nullable().describe('Why not this one'),
      }),
    ),
  }),
})
export const askSeveral = call('POST chat/ask-several', {
  access: 'session',
  limit: 'inquiry',
  summary:
    'Puts one question to several stores, each in its own dialog; the same clientMessageId again answers what came of it',
  input: z.strictObject({
    stores: z
      .array(Asked)
      .min(1)
      .max(mostAskedSuppliers)
      .refine((stores) => new Set(stores.map(({ storeId }) => storeId)).size === stores.length),
    message: z.string().max(4000).default(''),
    fileIds: z.array(z.uuid().toLowerCase()).max(10).default([]),
    clientMessageId: z.uuid().toLowerCase(),
    name: z.string().trim().max(120).default('').describe('What an anonymous visitor calls themself'),
  }),
  output: z.object({
    id: z.string(),
    outcomes: z.array(z.object({ storeId: z.int(), chatId: z.string().nullable(), problem: AskProblem.nullable() })),
  }),
  errors: ['chats.repeated', 'chats.unknownFile'],
})
export const listInquiries = call('GET chat/inquiry/list', {
  access: 'session',
  summary: 'Questions that the visitor has put to several stores, the latest first',
  input: z.object(paged),
  output: z.object({
    items: z.array(
      Inquiry.extend({
        storeCount: z.int(),
        answeredCount: z.int(),
        storeNames: z.array(z.string()).describe('Three at most'),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
})
export const getInquiry = call('GET chat/inquiry/single', {
  access: 'session',
  summary: 'One question, and side by side what each store says to it',
  input: z.object({ id: z.uuid() }),
  output: Inquiry.extend({
    fileCount: z.int(),
    items: z.array(
      z.object({
        store: AskedStore,
        product: ProductWidget.nullable(),
        chatId: z.string().nullable(),
        problem: AskProblem.nullable(),
        unreadCount: z.int(),
        answeredAt: z.string().nullable().describe('When a person first answered'),
        answers: z.array(Message).describe('The latest three since the question'),
        offer: PriceOffer.nullable().describe('The latest since the question'),
      }),
    ),
  }),
  errors: ['chats.unknownInquiry'],
})
