import { record } from '#platform/audit.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { findMessagePage } from '../chats/message-queries.ts'
import { closeReport } from '../chats/reports.ts'
import { readCursor } from '../chats/cursor.ts'
import { viewMessages } from '../chats/view.ts'
import { periodOf } from '../contacts/rules.ts'
import { findChats, findChatsById } from './chat-queries.ts'
import * as contract from './chat-contract.ts'
import { moderationErrors } from './errors.ts'
import { notifyReporters } from './notify-reporters.ts'
import { countReports, findReports } from './report-queries.ts'

/** A chat has one report per side. */
const allReportsOfChat = { page: 1, pageSize: 2 }

export const chatReviewHandlers: Handler[] = [
  on(contract.listReviewedChats, async ({ db, caller, input, now }) => {
    const { from, to, cursor, limit, ...filter } = input
    const after = readCursor(cursor)
    const period = periodOf({ from, to }, now)
    return findChats(
      db,
      { ...filter, from: from ? period.from : undefined, until: to ? period.until : undefined },
      { after, limit },
      caller.locale,
    )
  }),
  on(contract.readReviewedChat, ({ db, caller, input, now }) =>
    db.transaction().execute(async (tx) => {
      const { chatId, before, limit } = input
      const chat = (await findChatsById(tx, [chatId], caller.locale)).get(chatId)
      if (!chat) throw moderationErrors.chatNotFound()
      const rows = await findMessagePage(tx, chatId, { before, limit })
      const [first, last] = [rows[0]?.seq ?? null, rows.at(-1)?.seq ?? null]
      await record(tx, caller, {
        action: 'chat.messagesRead',
        entity: 'chat',
        entityId: chatId,
        details: { storeId: chat.store.id, first, last },
      })
      return {
        chat,
        reports: await findReports(tx, { chatId }, allReportsOfChat),
        items: await viewMessages(tx, rows, 'Buyer', { ...caller, now }),
        nextCursor: first !== null && first > 1 ? first : null,
      }
    }),
  ),
  on(contract.listChatReports, async ({ db, caller, input }) => {
    const { page, pageSize } = input
    const [reports, total] = await Promise.all([findReports(db, input, input), countReports(db, input)])
    const chats = await findChatsById(
      db,
      reports.map(({ chatId }) => chatId),
      caller.locale,
    )
    // A chat may have been merged in between.
    const items = reports.flatMap((report) => {
      const chat = chats.get(report.chatId)
      return chat ? { ...report, chat } : []
    })
    return { items, total, page, pageSize }
  }),
  on(contract.closeChatReport, ({ db, caller, input, now }) =>
    db.transaction().execute(async (tx) => {
      const { chatId, side, note, answer } = input
      if (!(await closeReport(tx, chatId, { side, by: caller.account!.id, note, answer, now })))
        throw moderationErrors.reportNotFound()
      await record(tx, caller, {
        action: 'chat.reportClosed',
        entity: 'chat',
        entityId: chatId,
        details: { side, before: { state: 'Open' }, after: { state: 'Closed', note, ...(answer && { answer }) } },
      })
      const { store, buyer } = (await findChatsById(tx, [chatId], caller.locale)).get(chatId)!
      const closed = { chatId, side, answer, storeId: store.id, buyerName: buyer.name }
      await notifyReporters(tx, closed, caller.variant)
      return (await findReports(tx, { chatId, side }, allReportsOfChat))[0]!
    }),
  ),
]
