import type { RouterContextProvider } from 'react-router'
import {
  findChatWith,
  getAnonymousChats,
  getChat,
  getPresence,
  listAnonymousChats,
  listChats,
  listMessages,
  readChat,
} from '#modules/chats/contract.ts'
import type { Api } from '#platform/contract.ts'
import { formErrorContext } from '../forms/invalid-form.ts'
import { loaderCall, pageOf, unlessActing } from '../lib/request-context.ts'
import { withQuery } from '../lib/client/call-url.ts'
import { redirectTo } from '../lib/redirect.ts'
import { parseChatTarget } from './chat-links.ts'
import type { Chat, MessagePage, Side } from './client/types.ts'

type Context = Readonly<RouterContextProvider>
type ChatsRequest = { url: URL; chatId?: string; side: Side; base: string }

/** Loader data of a chats page: the list, and the chat that the address names, which need not exist yet. */
export async function loadChatsPage(context: Context, { url, chatId, side, base }: ChatsRequest) {
  const { isAuth } = pageOf(context)
  return loaderCall(context, async (api) => {
    const [chats, found, anonymousChats] = await Promise.all([
      isAuth ? api(listChats, { side }) : api(listAnonymousChats, {}),
      chatId ? loadChat(api, chatId, url) : findChat(api, url),
      isAuth && side === 'Buyer' ? api(getAnonymousChats, { limit: 50 }) : null,
    ])
    const orderId = url.searchParams.get('order')
    const text = url.searchParams.get('text') ?? undefined
    const knownId = chatId ? null : found?.chat.id
    if (knownId && !context.get(formErrorContext))
      throw redirectTo(withQuery(`${base}/${knownId}`, { order: orderId ?? undefined, text }))
    // After a rejected form the chat stays on the address where the message was written.
    const open = knownId ? await loadChat(api, knownId, url) : found
    return {
      chats,
      open,
      orderId,
      text,
      anonymousCount: anonymousChats?.items.length ?? 0,
      formToken: crypto.randomUUID(),
    }
  })
}
export type ChatsData = Awaited<ReturnType<typeof loadChatsPage>>

type OpenChat = { chat: Chat; page: MessagePage | undefined; isOnline: boolean }

async function loadChat(api: Api, chatId: string, url: URL): Promise<OpenChat> {
  const before = Number(url.searchParams.get('before')) || undefined
  const [loaded, page, { isOnline }] = await Promise.all([
    api(getChat, { chatId }),
    api(listMessages, { chatId, before }),
    api(getPresence, { chatId }),
  ])
  await markRead(api, chatId, page)
  const orderId = url.searchParams.get('order')
  if (!orderId || loaded.side === 'Store' || loaded.product) return { chat: loaded, page, isOnline }
  return { chat: await api(findChatWith, { storeId: loaded.members[1]!.storeId, orderId }), page, isOnline }
}

/** Marks the messages of a rendered page as read. */
export async function markRead(api: Api, chatId: string, { items, readSeq }: MessagePage) {
  const lastSeq = items.at(-1)?.seq ?? 0
  if (lastSeq > readSeq) await unlessActing(api(readChat, { id: chatId, seq: lastSeq }))
}

async function findChat(api: Api, url: URL): Promise<OpenChat | null> {
  const target = parseChatTarget(url.href)
  if (!target) return null
  const [chat, { isOnline }] = await Promise.all([
    api(findChatWith, target),
    api(getPresence, { storeId: target.storeId }),
  ])
  return { chat, page: undefined, isOnline }
}
