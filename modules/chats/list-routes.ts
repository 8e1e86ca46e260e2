import { type RawBuilder, sql } from 'kysely'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { membershipOf } from '../suppliers/queries.ts'
import * as contract from './contract.ts'
import { getBuyer } from './seller-contract.ts'
import { chatWith } from './chat-with.ts'
import { readCursor, toPage } from './cursor.ts'
import { chatErrors } from './errors.ts'
import { findBuyer } from './store/buyer.ts'
import {
  findStoresWithoutChat,
  findChatSummaries,
  findUnreadCounts,
  hasUnread,
  storeChatCondition,
} from './list-queries.ts'
import { findReadPositions, findMessagePage } from './message-queries.ts'
import { findChat, topicOf, identityOf } from './queries.ts'
import { type ChatFilter, otherSide, type Side } from './rules.ts'
import { isMergeable } from './merge-anonymous-chats.ts'
import { viewChat, viewChats, viewMessages, viewStoreWithoutChat } from './view.ts'

export const listHandlers: Handler[] = [
  on(contract.listChats, async (context) => {
    const { db, caller, input, now } = context
    const { filter, buyerName } = input
    const page = await listPage(context, input.side, await chatCondition(context, { filter, buyerName }))
    if (input.side === 'Store' || page.nextCursor || filter === 'Unread') return page
    const storesWithoutChat = await findStoresWithoutChat(db, caller.account!.id, caller.locale, now)
    return { ...page, items: [...page.items, ...storesWithoutChat.map(viewStoreWithoutChat)] }
  }),
  on(contract.listAnonymousChats, async (context) => {
    const { anonymousId } = context.caller
    return anonymousId
      ? listPage(context, 'Buyer', sql`c.anonymous_id = ${anonymousId}::uuid`)
      : { items: [], nextCursor: null }
  }),
  on(contract.getAnonymousChats, (context) =>
    listPage(context, 'Buyer', isMergeable({ ...identityOf(context.caller), accountId: context.caller.account!.id })),
  ),
  on(contract.unreadCounts, async (context) =>
    findUnreadCounts(context.db, context.input.side, await chatCondition(context)),
  ),
  on(contract.getChat, async ({ db, caller, input, now }) => {
    const chat = await findChat(db, identityOf(caller), input.chatId)
    if (!chat) throw chatErrors.notFound()
    return viewChat(db, chat.id, chat.side, { ...caller, now })
  }),
  on(contract.findChatWith, chatWith),
  on(getBuyer, async ({ db, caller, member, input, now }) => {
    const buyer = await findBuyer(db, member!.storeId, input.chatId, caller.locale, now)
    if (!buyer) throw chatErrors.notFound()
    return buyer
  }),
  on(contract.getPresence, async ({ db, caller, input: { chatId, storeId }, presence }) => {
    if (chatId === undefined) return { isOnline: presence.isOnline(`store:${storeId}`) }
    const chat = await findChat(db, identityOf(caller), chatId)
    if (!chat) throw chatErrors.notFound()
    // The caller counts as online too, even without an event stream.
    presence.markOnline([topicOf(chat.side, chat)])
    return { isOnline: presence.isOnline(topicOf(otherSide(chat.side), chat)) }
  }),
  on(contract.listMessages, async ({ db, caller, input, now }) => {
    const { chatId, before, after, limit } = input
    const chat = await findChat(db, identityOf(caller), chatId)
    if (!chat) throw chatErrors.notFound()
    const rows = await findMessagePage(db, chatId, { before, after, limit })
    // Read after the page: a message that arrives in between is newer than the end of the page.
    const readPositions = await findReadPositions(db, chat)
    const [first, last] = [rows[0]?.seq ?? (after ?? 0) + 1, rows.at(-1)?.seq ?? after ?? 0]
    return {
      items: await viewMessages(db, rows, chat.side, { ...caller, now }),
      nextCursor: first > 1 && rows.length > 0 ? first : null,
      newerCursor: last < readPositions.lastSeq && rows.length > 0 ? last : null,
      ...readPositions,
    }
  }),
]

type ListContext = Pick<Context, 'db' | 'caller' | 'now'> & { input: { cursor?: string; limit: number } }

async function listPage({ db, caller, input, now }: ListContext, side: Side, condition: RawBuilder<unknown>) {
  const after = readCursor(input.cursor)
  const rows = await findChatSummaries(db, side, condition, { after, limit: input.limit }, caller.locale)
  const { items, nextCursor } = toPage(rows, input.limit, ({ activeAt, id }) => ({ at: activeAt, id }))
  return { items: await viewChats(db, items, side, { ...caller, now }), nextCursor }
}

type SideContext = Pick<Context, 'db' | 'caller'> & { input: { side: Side } }

/** SQL condition for the chats of the account, or of the store that it is a member of. */
async function chatCondition(
  { db, caller, input }: SideContext,
  { filter = 'All', buyerName = '' }: { filter?: ChatFilter; buyerName?: string } = {},
) {
  const accountId = caller.account!.id
  if (input.side === 'Buyer')
    return sql`c.buyer_id = ${accountId}::uuid ${filter === 'Unread' ? sql`and ${hasUnread('Buyer')}` : sql``}`
  const member = await membershipOf(db, caller)
  if (!member) throw requestErrors.forbidden()
  return storeChatCondition(member.storeId, accountId, filter, buyerName)
}
