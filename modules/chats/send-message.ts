import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { claimFiles } from '../files/uploads.ts'
import { notifyOfMessage } from '../notifications/notify.ts'
import { announceMessage } from '../webhooks/announce.ts'
import { findAutoAnswer } from './store/answers.ts'
import type { sendMessage } from './contract.ts'
import { chatErrors } from './errors.ts'
import {
  appendMessage,
  countSameTexts,
  type MessageDraft,
  findSentSeq,
  shareFiles,
  type Widget,
} from './message-queries.ts'
import { findOrderBuyer, widgetIds, sellsProduct } from './widgets.ts'
import { assertMayWrite, type ChatRow, lockChat, publishToBoth, type Identity, identityOf } from './queries.ts'
import { isOpen, mayAutoAnswer, maxSameTexts } from './rules.ts'
import { viewMessage } from './view.ts'

type SendMessageContext = Pick<Context<typeof sendMessage>, 'caller' | 'input' | 'now'>

/** Sends a message once: a repeated clientMessageId returns the existing message, whatever has changed since. */
export async function send(tx: Tx, { caller, input, now }: SendMessageContext): Promise<OutputOf<typeof sendMessage>> {
  const identity = identityOf(caller)
  const chat = await lockChat(tx, identity, input.chatId)
  if (!chat) throw chatErrors.notFound()
  const viewer = { ...caller, now }
  const sentSeq = await findSentSeq(tx, chat, input.clientMessageId)
  if (sentSeq !== undefined) return viewMessage(tx, chat.id, sentSeq, chat.side, viewer)
  const { message: text } = input
  const widget = await resolveWidget(tx, chat, input)
  if (text === '' && !widget && input.fileIds.length === 0)
    throw invalidInput([{ path: 'message', code: 'field.required' }])
  await assertMayWrite(tx, chat)
  if (chat.side === 'Buyer') await assertNotRepeated(tx, identity, text, now)
  await claimOwnFiles(tx, identity, input.fileIds, now)
  const authorId = chat.side === 'Buyer' ? chat.buyerId : identity.accountId
  const seq = await insertMessage(tx, chat, {
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

/** Adds a checked message to its locked chat, publishes it to both sides and notifies the recipients. */
export async function deliverMessage(tx: Tx, chat: ChatRow, draft: Omit<MessageDraft, 'side'>): Promise<number> {
  const seq = await insertMessage(tx, chat, draft)
  await notify(tx, chat, seq, draft.now)
  return seq
}

async function insertMessage(tx: Tx, chat: ChatRow, draft: Omit<MessageDraft, 'side'>): Promise<number> {
  const seq = await appendMessage(tx, chat.id, { ...draft, side: chat.side })
  if (draft.fileIds.length > 0) await shareFiles(tx, chat.id, draft.fileIds)
  await publishToBoth(tx, chat, { kind: 'message', chatId: chat.id, seq })
  if (chat.side === 'Buyer') await sendAutoAnswer(tx, chat, draft.now)
  return seq
}

/** The last step of a transaction: it locks a row per recipient, for which other senders to the same person wait. */
async function notify(tx: Tx, { id, side }: ChatRow, seq: number, now: Date) {
  if (side === 'Buyer') await announceMessage(tx, id, seq, now)
  await notifyOfMessage(tx, { chatId: id, seq, by: side, now })
}

export async function assertNotRepeated(tx: Tx, identity: Identity, text: string, now: Date) {
  if (text && (await countSameTexts(tx, identity, text, now)) >= maxSameTexts) throw chatErrors.repeated()
}

/** A widget shows a product of the chat's store, or an order of its buyer at that store. */
async function resolveWidget(tx: Tx, chat: ChatRow, { widget }: SendMessageContext['input']): Promise<Widget | null> {
  const { productId, orderId } = widgetIds(widget)
  if (productId) {
    if (!(await sellsProduct(tx, chat.storeId, productId))) throw chatErrors.unknownWidget()
    return { kind: 'product', productId }
  }
  if (!orderId) return null
  if (!chat.buyerId || (await findOrderBuyer(tx, chat.storeId, orderId)) !== chat.buyerId)
    throw chatErrors.unknownWidget()
  return { kind: 'order', orderId }
}

export async function claimOwnFiles(tx: Tx, identity: Identity, ids: readonly string[], now: Date) {
  if (ids.length === 0) return
  if (!(await claimFiles(tx, identity, 'Chat', ids, now))) throw chatErrors.unknownFile()
}

/** Sends the store's automatic answer outside its hours, once a day at most in each chat. */
async function sendAutoAnswer(tx: Tx, chat: ChatRow, now: Date) {
  if (!mayAutoAnswer(chat.autoAnsweredAt, now)) return
  const settings = await findAutoAnswer(tx, chat.storeId)
  if (!settings?.isOn || isOpen(settings, now)) return
  const seq = await appendMessage(tx, chat.id, {
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
  await publishToBoth(tx, chat, { kind: 'message', chatId: chat.id, seq })
}
