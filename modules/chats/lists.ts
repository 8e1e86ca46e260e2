import { type RawBuilder, sql } from 'kysely'
import { invalidInput, requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { memberOf } from '../suppliers/queries.ts'
import * as contract from './contract.ts'
import { getBuyer } from './seller-contract.ts'
import { chatWith } from './chat-with.ts'
import { chatErrors } from './errors.ts'
import { findBuyer } from './buyer.ts'
import { findAcquaintances, findDialog, findDialogs, findUnread, isUnread, ofStore } from './list-queries.ts'
import { readMarks, readPage } from './message-queries.ts'
import { findChat, topicOf, whoIs } from './queries.ts'
import { type ChatFilter, otherSide, readCursor, type Side, toCursor } from './rules.ts'
import { isTieable } from './tie-chats.ts'
import { viewAcquaintance, viewChats, viewMessages } from './view.ts'

export const listHandlers: Handler[] = [
  on(contract.listChats, async (context) => {
    const { db, caller, input, now } = context
    const { filter, buyerName } = input
    const page = await list(context, input.side, await dialogsOf(context, { filter, buyerName }))
    if (input.side === 'Store' || page.nextCursor || filter === 'Unread') return page
    const acquaintances = await findAcquaintances(db, caller.account!.id, caller.locale, now)
    return { ...page, items: [...page.items, ...acquaintances.map(viewAcquaintance)] }
  }),
  on(contract.listAnonymousChats, async (context) => {
    const { anonymousId } = context.caller
    return anonymousId
      ? list(context, 'Buyer', sql`c.anonymous_id = ${anonymousId}::uuid`)
      : { items: [], nextCursor: null }
  }),
  on(contract.getAnonymousChats, (context) =>
    list(context, 'Buyer', isTieable({ ...whoIs(context.caller), accountId: context.caller.account!.id })),
  ),
  on(contract.unreadCounts, async (context) => findUnread(context.db, context.input.side, await dialogsOf(context))),
  on(contract.getChat, async ({ db, caller, input, now }) => {
    const chat = await findChat(db, whoIs(caller), input.chatId)
    if (!chat) throw chatErrors.notFound()
    return (
      await viewChats(db, [await findDialog(db, chat.side, chat.id, caller.locale)], chat.side, { ...caller, now })
    )[0]!
  }),
  on(contract.findChatWith, chatWith),
  on(getBuyer, async ({ db, caller, member, input, now }) => {
    const buyer = await findBuyer(db, member!.storeId, input.chatId, caller.locale, now)
    if (!buyer) throw chatErrors.notFound()
    return buyer
  }),
  on(contract.getPresence, async ({ db, caller, input: { chatId, storeId }, presence }) => {
    if (chatId === undefined) return { isOnline: presence.isOnline(`store:${storeId}`) }
    const chat = await findChat(db, whoIs(caller), chatId)
    if (!chat) throw chatErrors.notFound()
    // Whoever asks is here too, stream or none.
    presence.see([topicOf(chat.side, chat)])
    return { isOnline: presence.isOnline(topicOf(otherSide(chat.side), chat)) }
  }),
  on(contract.listMessages, async ({ db, caller, input, now }) => {
    const { chatId, before, after, limit } = input
    const chat = await findChat(db, whoIs(caller), chatId)
    if (!chat) throw chatErrors.notFound()
    const rows = await readPage(db, chatId, { before, after, limit })
    // Read after the page: a message that has come between is newer than what the page ends with.
    const marks = await readMarks(db, chat)
    const [first, last] = [rows[0]?.seq ?? (after ?? 0) + 1, rows.at(-1)?.seq ?? after ?? 0]
    return {
      items: await viewMessages(db, rows, chat.side, { ...caller, now }),
      nextCursor: first > 1 && rows.length > 0 ? first : null,
      newerCursor: last < marks.lastSeq && rows.length > 0 ? last : null,
      ...marks,
    }
  }),
]

type Listed = Pick<Context, 'db' | 'caller' | 'now'> & { input: { cursor?: string; limit: number } }

async function list({ db, caller, input, now }: Listed, side: Side, which: RawBuilder<unknown>) {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
  if (input.cursor !== undefined && !after) throw invalidInput([{ path: 'cursor', code: 'field.invalid' }])
  const rows = await findDialogs(db, side, which, { after, limit: input.limit }, caller.locale)
  const items = rows.slice(0, input.limit)
  const last = items.at(-1)
  return {
    items: await viewChats(db, items, side, { ...caller, now }),
    nextCursor: rows.length > input.limit && last ? toCursor({ at: last.activeAt, id: last.id }) : null,
  }
}

type Sided = Pick<Context, 'db' | 'caller'> & { input: { side: Side } }

/** The account's own dialogs, or those of the store that it works for. */
async function dialogsOf(
  { db, caller, input }: Sided,
  { filter = 'All', buyerName = '' }: { filter?: ChatFilter; buyerName?: string } = {},
) {
  const accountId = caller.account!.id
  if (input.side === 'Buyer')
    return sql`c.buyer_id = ${accountId}::uuid ${filter === 'Unread' ? sql`and ${isUnread('Buyer')}` : sql``}`
  const storeId = Number(caller.storeHeader)
  if (!(storeId && (await memberOf(db, accountId, storeId)))) throw requestErrors.forbidden()
  return ofStore(storeId, accountId, filter, buyerName)
}
