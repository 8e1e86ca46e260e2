import type * as chats from '#modules/chats/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import type { OutgoingMessage } from './send-queue.ts'
import type { ChatTarget, Side } from './types.ts'

export type ChatListQuery = Omit<InputOf<typeof chats.listChats>, 'side'>
type MessageQuery = Omit<InputOf<typeof chats.listMessages>, 'chatId'>
export type ChatCaller = { side: Side; isAuth: boolean }
export type ChatCalls = ReturnType<typeof chatCalls>

/** The chat API as one side calls it. */
export function chatCalls({ side, isAuth }: ChatCaller) {
  return {
    list: (query: ChatListQuery = {}) =>
      isAuth
        ? clientCall<typeof chats.listChats>('GET chat/get/list/context', { side, ...query })
        : clientCall<typeof chats.listAnonymousChats>('GET chat/get/list/anonymous', { cursor: query.cursor }),
    /** Of the visitor before the sign-in. */
    earlier: () => clientCall<typeof chats.getAnonymousChats>('GET chat/deanonymize/get', { limit: 50 }),
    single: (chatId: string) => clientCall<typeof chats.getChat>('GET chat/single', { chatId }),
    find: ({ storeId, productId, orderId }: ChatTarget) =>
      clientCall<typeof chats.findChatWith>('GET chat/with', { storeId, productId, orderId }),
    messages: (chatId: string, query: MessageQuery = {}) =>
      clientCall<typeof chats.listMessages>('GET chat/message/get/list', { chatId, ...query }),
    read: (id: string, seq: number) => clientCall<typeof chats.readChat>('POST chat/read', { id, seq }),
    presence: (of: InputOf<typeof chats.getPresence>) => clientCall<typeof chats.getPresence>('GET chat/presence', of),
    typing: (chatId: string) => clientCall<typeof chats.showTyping>('POST chat/typing', { chatId }),
    create: ({ target, name }: Pick<OutgoingMessage, 'target' | 'name'>) =>
      clientCall<typeof chats.createChat>('POST chat/create', {
        name,
        memberStoreId: target!.storeId,
        chatType: isAuth ? 'Authorized' : 'Anonymous',
        widget: widgetOf(target!),
      }),
    send: ({ chatId, text, clientMessageId, widget, files }: OutgoingMessage & { chatId: string }) =>
      clientCall<typeof chats.sendMessage>('POST chat/message/send', {
        chatId,
        message: text,
        clientMessageId,
        widget,
        fileIds: files.map(({ id }) => id),
      }),
    declinePrice: (chatId: string, seq: number, reason: string) =>
      clientCall<typeof chats.declineIndividualPrice>('POST chat/widget/product/declineIndividualPrice', {
        chatId,
        seq,
        reason,
      }),
    unread: (of: Side) => clientCall<typeof chats.unreadCounts>('GET chat/unreadcounts/context', { side: of }),
  }
}

const widgetOf = ({ productId, orderId }: ChatTarget) => (productId ? { productId } : orderId ? { orderId } : null)
