import { clientApi } from '../lib/client-api.ts'
import type { Outgoing } from './queue.ts'
import type { Chat, ChatPage, Message, MessagePage, Side, Target } from './types.ts'

type Query = Record<string, string | number | undefined>
export type Who = { side: Side; isAuth: boolean }
export type Calls = ReturnType<typeof chatCalls>

/** The calls of the dialogs, as one side makes them. */
export function chatCalls({ side, isAuth }: Who) {
  const get = <Answer>(path: string, query: Query = {}) => clientApi<Answer>(`chat/${path}${searchOf(query)}`)
  const post = <Answer>(path: string, body: unknown) => clientApi<Answer>(`chat/${path}`, { method: 'POST', body })
  return {
    list: (query: Query = {}) =>
      isAuth
        ? get<ChatPage>('get/list/context', { side, ...query })
        : get<ChatPage>('get/list/anonymous', { cursor: query.cursor }),
    single: (chatId: string) => get<Chat>('single', { chatId }),
    find: ({ storeId, productId, orderId }: Target) => get<Chat>('with', { storeId, productId, orderId }),
    messages: (chatId: string, query: Query = {}) => get<MessagePage>('message/get/list', { chatId, ...query }),
    read: (id: string, seq: number) => post<{ readSeq: number; count: number }>('read', { id, seq }),
    presence: (of: { chatId: string } | { storeId: number }) => get<{ isOnline: boolean }>('presence', of),
    typing: (chatId: string) => post('typing', { chatId }),
    remove: (id: string) => post('delete', { id }),
    create: ({ target, name }: Pick<Outgoing, 'target' | 'name'>) =>
      post<Chat>('create', {
        name,
        memberStoreId: target!.storeId,
        chatType: isAuth ? 'Authorized' : 'Anonymous',
        widget: widgetOf(target!),
      }),
    send: ({ chatId, text, clientMessageId, widget, files }: Outgoing & { chatId: string }) =>
      post<Message>('message/send', {
        chatId,
        message: text,
        clientMessageId,
        widget,
        fileIds: files.map(({ id }) => id),
      }),
    unread: (of: Side) =>
      get<{ items: { id: string; count: number }[]; total: number }>('unreadcounts/context', { side: of }),
    tieable: () => get<ChatPage>('deanonymize/get'),
    tie: () => post<{ ids: string[] }>('deanonymize', {}),
  }
}

const widgetOf = ({ productId, orderId }: Target) => (productId ? { productId } : orderId ? { orderId } : null)

function searchOf(query: Query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
