import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { claimFiles } from '../files/uploads.ts'
import { notifyOfMessage } from '../notifications/notify.ts'
import { findAutoAnswer } from './answers.ts'
import type { sendMessage } from './contract.ts'
import { chatErrors } from './errors.ts'
import { append, countSame, type Draft, findSent, showFiles, type Widget } from './message-queries.ts'
import { buyerOf, contextOf, sells } from './open-chat.ts'
import { assertMayWrite, type ChatRow, lockChat, tellBoth, type Who, whoIs } from './queries.ts'
import { isOpen, mayAnswerAgain, mostSameTexts } from './rules.ts'
import { viewMessage } from './view.ts'

type Asked = Pick<Context<typeof sendMessage>, 'caller' | 'input' | 'now'>

/** Sends once: a message that is there already is answered again, whatever has changed since. */
export async function send(tx: Tx, { caller, input, now }: Asked): Promise<OutputOf<typeof sendMessage>> {
  const who = whoIs(caller)
  const chat = await lockChat(tx, who, input.chatId)
  if (!chat) throw chatErrors.notFound()
  const viewer = { ...caller, now }
  const sent = await findSent(tx, chat, input.clientMessageId)
  if (sent !== undefined) return viewMessage(tx, chat.id, sent, chat.side, viewer)
  const { message: text } = input
  const widget = await readWidget(tx, chat, input)
  if (text === '' && !widget && input.fileIds.length === 0)
    throw invalidInput([{ path: 'message', code: 'field.required' }])
  await assertMayWrite(tx, chat)
  if (chat.side === 'Buyer') await refuseRepeated(tx, who, text, now)
  await claimOwnFiles(tx, who, input.fileIds, now)
  const authorId = chat.side === 'Buyer' ? chat.buyerId : who.accountId
  const seq = await put(tx, chat, {
    authorId,
    text,
    widget,
    fileIds: input.fileIds,
    clientId: input.clientMessageId ?? null,
    now,
  })
  if (widget?.kind === 'order')
    await sql`update chats set order_id = ${widget.orderId}::uuid where id = ${chat.id}::uuid`.execute(tx)
  const message = await viewMessage(tx, chat.id, seq, chat.side, viewer)
  await notify(tx, chat, seq, now)
  return message
}

/** Puts a message that may be sent into its locked chat; both sides hear of it. */
export async function deliver(tx: Tx, chat: ChatRow, draft: Omit<Draft, 'side'>): Promise<number> {
  const seq = await put(tx, chat, draft)
  await notify(tx, chat, seq, draft.now)
  return seq
}

async function put(tx: Tx, chat: ChatRow, draft: Omit<Draft, 'side'>): Promise<number> {
  const seq = await append(tx, chat.id, { ...draft, side: chat.side })
  if (draft.fileIds.length > 0) await showFiles(tx, chat.id, draft.fileIds)
  await tellBoth(tx, chat, { kind: 'message', chatId: chat.id, seq })
  if (chat.side === 'Buyer') await answerOffHours(tx, chat, draft.now)
  return seq
}

/** Last: what a person waits to be told of is one row over all their chats, so whoever writes to them waits for this commit. */
const notify = (tx: Tx, { id, side }: ChatRow, seq: number, now: Date) =>
  notifyOfMessage(tx, { chatId: id, seq, by: side, now })

export async function refuseRepeated(tx: Tx, who: Who, text: string, now: Date) {
  if (text && (await countSame(tx, who, text, now)) >= mostSameTexts) throw chatErrors.repeated()
}

/** Goods of the chat's store, and orders of its buyer from it: there is nothing else to show here. */
async function readWidget(tx: Tx, chat: ChatRow, { widget }: Asked['input']): Promise<Widget | null> {
  const { productId, orderId } = contextOf(widget)
  if (productId) {
    if (!(await sells(tx, chat.storeId, productId))) throw chatErrors.unknownWidget()
    return { kind: 'product', productId }
  }
  if (!orderId) return null
  if (!chat.buyerId || (await buyerOf(tx, chat.storeId, orderId)) !== chat.buyerId) throw chatErrors.unknownWidget()
  return { kind: 'order', orderId }
}

export async function claimOwnFiles(tx: Tx, who: Who, ids: readonly string[], now: Date) {
  if (ids.length === 0) return
  if (!(await claimFiles(tx, who, 'Chat', ids, now))) throw chatErrors.unknownFile()
}

/** Once a day at most in each chat. */
async function answerOffHours(tx: Tx, chat: ChatRow, now: Date) {
  if (!mayAnswerAgain(chat.autoAnsweredAt, now)) return
  const settings = await findAutoAnswer(tx, chat.storeId)
  if (!settings?.isOn || isOpen(settings, now)) return
  const seq = await append(tx, chat.id, {
    side: 'Store',
    authorId: null,
    text: settings.text,
    widget: null,
    fileIds: [],
    clientId: null,
    isAutomatic: true,
    now,
  })
  await sql`update chats set auto_answered_at = ${now} where id = ${chat.id}::uuid`.execute(tx)
  await tellBoth(tx, chat, { kind: 'message', chatId: chat.id, seq })
}
