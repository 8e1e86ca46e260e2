import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { publish, publishEphemeral } from '#platform/realtime/publish.ts'
import { isTimeZone } from '#platform/values/time-zone.ts'
import { may } from '../accounts/rules.ts'
import { markChatNotificationsRead } from '../notifications/notify.ts'
import * as answers from './store/answers.ts'
import * as contract from './contract.ts'
import * as sellerContract from './seller-contract.ts'
import { chatErrors } from './errors.ts'
import { declinePrice } from './decline-price.ts'
import { inquiryHandlers } from './inquiries/routes.ts'
import { listHandlers } from './list-routes.ts'
import { offerPrice } from './store/offer-price.ts'
import { openChat } from './open-chat.ts'
import * as queries from './queries.ts'
import { upsertReport } from './reports.ts'
import { otherSide } from './rules.ts'
import { send } from './send-message.ts'
import { mergeAnonymousChats } from './merge-anonymous-chats.ts'
import { uploadFile } from './upload-file.ts'
import { cardsById, ordersById, viewChat } from './view.ts'

export const chatHandlers: Handler[] = [
  ...listHandlers,
  ...inquiryHandlers,
  on(contract.createChat, async (context) => {
    const { db, caller, now } = context
    const { id, side } = await openChat(context)
    return viewChat(db, id, side, { ...caller, now })
  }),
  on(contract.sendMessage, (context) => context.db.transaction().execute((tx) => send(tx, context))),
  on(contract.declineIndividualPrice, (context) => context.db.transaction().execute((tx) => declinePrice(tx, context))),
  on(contract.uploadChatFile, uploadFile),
  on(contract.readChat, (context) =>
    withOwnChat(context, context.input.id, async (tx, chat) => {
      const readSeq = await queries.markRead(tx, chat, context.input.seq)
      if (readSeq > chat.readSeq) {
        await queries.publishToBoth(tx, chat, { kind: 'read', chatId: chat.id, side: chat.side, seq: readSeq })
        await markChatNotificationsRead(tx, { chatId: chat.id, side: chat.side, readSeq, now: context.now })
      }
      return { id: chat.id, readSeq, count: await queries.countUnread(tx, chat, readSeq) }
    }),
  ),
  on(contract.deleteChat, (context) =>
    withOwnChat(context, context.input.id, async (tx, chat) => {
      const readSeq = await queries.markRead(tx, chat, undefined)
      await markChatNotificationsRead(tx, { chatId: chat.id, side: chat.side, readSeq, now: context.now })
      await queries.hideChat(tx, chat)
      await publish(tx, queries.topicOf(chat.side, chat), { kind: 'chats' })
      return done
    }),
  ),
  on(contract.deanonymizeChats, ({ db, caller, input }) =>
    db.transaction().execute(async (tx) => {
      const ids = await mergeAnonymousChats(
        tx,
        { ...queries.identityOf(caller), accountId: caller.account!.id },
        input.id,
      )
      if (ids.length === 0) throw chatErrors.notFound()
      for (const id of ids) await record(tx, caller, { action: 'chat.deanonymize', entity: 'chat', entityId: id })
      return { ids }
    }),
  ),
  on(contract.getWidget, async ({ db, caller, input, now }) => {
    const chat = await queries.findChat(db, queries.identityOf(caller), input.chatId)
    if (!chat) throw chatErrors.notFound()
    const { productId, orderId } = chat
    const cards = await cardsById(db, productId === null ? [] : [productId], { ...caller, now })
    const orders = await ordersById(db, orderId === null ? [] : [orderId])
    return {
      product: productId === null ? null : { productId, card: cards.get(productId) ?? null },
      order: orders.get(orderId ?? '') ?? null,
    }
  }),
  on(sellerContract.setIndividualPrice, (context) => {
    if (!may(context.member!.role, 'prices')) throw chatErrors.notAllowed()
    return context.db.transaction().execute((tx) => offerPrice(tx, { ...context, storeId: context.member!.storeId }))
  }),
  on(contract.showTyping, async ({ db, caller, input }) => {
    const chat = await queries.findChat(db, queries.identityOf(caller), input.chatId)
    if (!chat) throw chatErrors.notFound()
    if (chat.side === 'Buyer' && (await queries.isBlocked(db, chat))) return done
    await publishEphemeral(db, queries.topicOf(otherSide(chat.side), chat), {
      kind: 'typing',
      chatId: chat.id,
      side: chat.side,
    })
    return done
  }),
  on(sellerContract.assignChat, (context) =>
    withStoreChat(context, async (tx, chat) => {
      const {
        caller,
        input: { accountId },
      } = context
      if (accountId && !(await queries.isMember(tx, chat.storeId, accountId))) throw chatErrors.memberNotFound()
      await queries.setAssigned(tx, chat.id, accountId)
      await record(tx, caller, { action: 'chat.assign', entity: 'chat', entityId: chat.id, details: { accountId } })
      await publish(tx, queries.topicOf('Store', chat), { kind: 'chats' })
    }),
  ),
  on(sellerContract.blockBuyer, (context) =>
    withStoreChat(
      context,
      async (tx, chat) => {
        const {
          caller,
          input: { isBlocked },
          now,
        } = context
        await queries.setBlocked(tx, chat, isBlocked ? now : null)
        await record(tx, caller, {
          action: isBlocked ? 'chat.block' : 'chat.unblock',
          entity: 'chat',
          entityId: chat.id,
        })
        await queries.publishToBoth(tx, chat, { kind: 'chats' })
      },
      queries.lockChatWithPair,
    ),
  ),
  on(contract.reportChat, (context) =>
    withOwnChat(context, context.input.chatId, async (tx, chat) => {
      const {
        caller,
        input: { reason, comment },
        now,
      } = context
      await upsertReport(tx, chat.id, { side: chat.side, reason, comment, now })
      await record(tx, caller, {
        action: 'chat.report',
        entity: 'chat',
        entityId: chat.id,
        details: { reason, side: chat.side },
      })
      return done
    }),
  ),
  on(sellerContract.listCannedAnswers, async ({ db, member }) => ({
    items: await answers.findCannedAnswers(db, member!.storeId),
  })),
  on(sellerContract.saveCannedAnswer, ({ db, member, input }) =>
    db.transaction().execute((tx) => answers.upsertCannedAnswer(tx, member!.storeId, input)),
  ),
  on(sellerContract.deleteCannedAnswer, async ({ db, member, input }) => {
    await db.transaction().execute((tx) => answers.deleteCannedAnswer(tx, member!.storeId, input.id))
    return done
  }),
  on(
    sellerContract.getAutoAnswer,
    async ({ db, member }) => (await answers.findAutoAnswer(db, member!.storeId)) ?? answers.defaultAutoAnswer,
  ),
  on(sellerContract.setAutoAnswer, async ({ db, caller, member, input }) => {
    if (!may(member!.role, 'store')) throw chatErrors.notAllowed()
    if (!isTimeZone(input.timeZone)) throw invalidInput([{ path: 'timeZone', code: 'field.invalid' }])
    const settings = { ...input, days: [...new Set(input.days)].sort() }
    await db.transaction().execute(async (tx) => {
      await answers.upsertAutoAnswer(tx, member!.storeId, settings)
      await record(tx, caller, {
        action: 'chat.setAutoAnswer',
        entity: 'store',
        entityId: member!.storeId,
        details: { isOn: settings.isOn },
      })
    })
    return settings
  }),
]

const done = { ok: true as const }

/** Runs a transaction with the chat locked, if the caller is on either side of it. */
const withOwnChat = <Result>(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  id: string,
  run: (tx: Tx, chat: queries.ChatRow) => Promise<Result>,
) =>
  db.transaction().execute(async (tx) => {
    const chat = await queries.lockChat(tx, queries.identityOf(caller), id)
    if (!chat) throw chatErrors.notFound()
    return run(tx, chat)
  })

type StoreChatContext = Pick<Context, 'db' | 'member'> & { input: { chatId: string } }

/** Runs a transaction with the chat locked, if it belongs to the store that the caller acts for. */
const withStoreChat = (
  { db, member, input }: StoreChatContext,
  run: (tx: Tx, chat: queries.ChatRow) => Promise<void>,
  lock = queries.lockChatOfStore,
) =>
  db.transaction().execute(async (tx) => {
    const chat = await lock(tx, member!.storeId, input.chatId)
    if (!chat) throw chatErrors.notFound()
    await run(tx, chat)
    return done
  })
