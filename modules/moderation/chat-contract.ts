// Review of chats and of the reports about them.
import { z } from 'zod'
import { chatSides, Message, reportReasons } from '#modules/chats/contract.ts'
import { call, FreeText, listOf, NumberParameter, PageNumber, PageSize, SearchQuery } from '#platform/contract.ts'
import { Person } from './ban-contract.ts'

const Id = z.uuid().toLowerCase()
const page = { page: PageNumber, pageSize: PageSize(50) }

const Side = z.enum(chatSides)
const ReviewedChat = z.object({
  id: z.uuid(),
  store: z.object({ id: z.int(), alias: z.string(), name: z.string() }),
  buyer: z.object({
    accountId: z.uuid().nullable(),
    sessionId: z.uuid().nullable().describe('The session of an anonymous visitor, for a ban'),
    name: z.string(),
  }),
  productId: z.int().nullable(),
  productName: z.string().nullable(),
  orderId: z.uuid().nullable(),
  messageCount: z.int(),
  openReports: z.int(),
  closedReports: z.int(),
  createdAt: z.iso.datetime(),
  activeAt: z.iso.datetime(),
  blockedAt: z.iso.datetime().nullable().describe('Time since when the store blocks the buyer'),
})
const ChatReport = z.object({
  chatId: z.uuid(),
  side: Side.describe('The reporting side'),
  reason: z.enum(reportReasons),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(['Open', 'Closed']),
  closedAt: z.iso.datetime().nullable(),
  closedBy: Person.nullable(),
  note: z.string().nullable(),
  answer: z.string().nullable().describe('What the reporting side was told'),
})
const day = z.iso.date().optional()
export const listReviewedChats = call('GET x/admin-panel/statistics/chat/list', {
  access: 'admin:statistics',
  summary: 'Chats of all stores with at least one message, the latest first, without texts',
  input: z.object({
    storeId: NumberParameter.optional(),
    from: day.describe('First day of the last message'),
    to: day.describe('Last day of the last message, inclusive'),
    reported: z.enum(['Any', 'Open']).optional(),
    query: SearchQuery("Part of the buyer's name; at most a thousand matching buyers are considered"),
    cursor: z.string().max(80).optional(),
    limit: PageSize(50),
  }),
  output: z.object({ items: z.array(ReviewedChat), nextCursor: z.string().nullable() }),
})
export const readReviewedChat = call('GET x/admin-panel/statistics/chat/messages', {
  access: 'admin:statistics',
  summary: 'Messages of a chat, the newest page first; every call is written to the audit log',
  errors: ['moderation.chatNotFound'],
  input: z.object({
    chatId: Id,
    before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    limit: PageSize(50),
  }),
  output: z.object({
    chat: ReviewedChat.extend({
      network: z.string().nullable().describe('Where an anonymous visitor began to write, for a ban'),
    }),
    reports: z.array(ChatReport),
    items: z.array(Message.omit({ isMine: true, clientMessageId: true })),
    nextCursor: z.int().nullable().describe('Older messages exist: pass it as `before`'),
  }),
})
export const listChatReports = call('GET x/admin-panel/statistics/chat/report/list', {
  access: 'admin:statistics',
  summary: 'Reports with their chats, the latest first',
  input: z.object({
    state: ChatReport.shape.state.optional(),
    query: SearchQuery(
      'Part of the name of the buyer or the store, who have reported each other, or of what was written',
    ),
    ...page,
  }),
  output: listOf(ChatReport.extend({ chat: ReviewedChat })),
})
export const closeChatReport = call('POST x/admin-panel/statistics/chat/report/close', {
  access: 'admin:statistics',
  summary:
    'Closes a report with a note on its outcome. The reporting side is told by e-mail, with the answer if there is one',
  output: ChatReport,
  errors: ['moderation.reportNotFound'],
  input: z.strictObject({ chatId: Id, side: Side, note: FreeText(1000).min(3), answer: FreeText(1000).optional() }),
})
