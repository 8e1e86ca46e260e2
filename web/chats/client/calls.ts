import type {
  createChat,
  findChatWith,
  getChat,
  getPresence,
  listAnonymousChats,
  listChats,
  listMessages,
  readChat,
  sendMessage,
  showTyping,
  unreadCounts,
} from '#modules/chats/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import type { OutgoingMessage } from './send-queue.ts'
import type { ChatTarget, Side } from './types.ts'

export type ChatListQuery = Omit<InputOf<typeof listChats>, 'side'>
type MessageQuery = Omit<InputOf<typeof listMessages>, 'chatId'>
export type ChatCaller = { side: Side; isAuth: boolean }
export type ChatCalls = ReturnType<typeof chatCalls>

/** The chat API as one side calls it. */
export function chatCalls({ side, isAuth }: ChatCaller) {
  return {
    list: (query: ChatListQuery = {}) =>
      isAuth
        ? clientCall<typeof listChats>('GET chat/get/list/context', { side, ...query })
        : clientCall<typeof listAnonymousChats>('GET chat/get/list/anonymous', { cursor: query.cursor }),
    single: (chatId: string) => clientCall<typeof getChat>('GET chat/single', { chatId }),
    find: ({ storeId, productId, orderId }: ChatTarget) =>
      clientCall<typeof findChatWith>('GET chat/with', { storeId, productId, orderId }),
    messages: (chatId: string, query: MessageQuery = {}) =>
      clientCall<typeof listMessages>('GET chat/message/get/list', { chatId, ...query }),
    read: (id: string, seq: number) => clientCall<typeof readChat>('POST chat/read', { id, seq }),
    presence: (of: InputOf<typeof getPresence>) => clientCall<typeof getPresence>('GET chat/presence', of),
    typing: (chatId: string) => clientCall<typeof showTyping>('POST chat/typing', { chatId }),
    create: ({ target, name }: Pick<OutgoingMessage, 'target' | 'name'>) =>
      clientCall<typeof createChat>('POST chat/create', {
        name,
        memberStoreId: target!.storeId,
        chatType: isAuth ? 'Authorized' : 'Anonymous',
        widget: widgetOf(target!),
      }),
    send: ({ chatId, text, clientMessageId, widget, files }: OutgoingMessage & { chatId: string }) =>
      clientCall<typeof sendMessage>('POST chat/message/send', {
        chatId,
        message: text,
        clientMessageId,
        widget,
        fileIds: files.map(({ id }) => id),
      }),
    unread: (of: Side) => clientCall<typeof unreadCounts>('GET chat/unreadcounts/context', { side: of }),
  }
}

const widgetOf = ({ productId, orderId }: ChatTarget) => (productId ? { productId } : orderId ? { orderId } : null)
