import type { RouterContextProvider } from 'react-router'
import {
  createChat,
  deanonymizeChats,
  findChatWith,
  getAnonymousChats,
  getChat,
  getPresence,
  listAnonymousChats,
  listChats,
  listMessages,
  readChat,
  sendMessage,
} from '#modules/chats/contract.ts'
import type { Api } from '#platform/contract.ts'
import { formErrorContext, invalidForm } from '../lib/invalid-form.ts'
import { tryCall, loaderCall, pageOf, type Problem, problemText } from '../lib/request-context.ts'
import { redirectTo } from '../lib/redirect.ts'
import { uploadFiles } from './attachments/form-files.ts'
import { parseChatTarget } from './chat-links.ts'
import type { Chat, MessagePage, Side, ChatTarget } from './client/types.ts'

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
    const knownId = chatId ? null : found?.chat.id
    if (knownId && !context.get(formErrorContext))
      throw redirectTo(`${base}/${knownId}${orderId ? `?order=${encodeURIComponent(orderId)}` : ''}`)
    // After a rejected form the chat stays on the address where the message was written.
    const open = knownId ? await loadChat(api, knownId, url) : found
    return { chats, open, orderId, anonymousCount: anonymousChats?.items.length ?? 0, formToken: crypto.randomUUID() }
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
  if (lastSeq > readSeq) await api(readChat, { id: chatId, seq: lastSeq })
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

export type ChatFormError = { text: string; message: string }

/** `message`: the unsent text, shown again in the composer. */
export const chatFormError = (context: Context, problem: Problem, message = '') =>
  invalidForm<ChatFormError>(context, { text: problemText(problem), message }, problem.status)

/** Handles the page's forms when they are submitted without script. */
export async function handleChatForm(
  context: Context,
  form: FormData,
  { url, chatId, base }: Omit<ChatsRequest, 'side'>,
) {
  const intent = form.get('intent')
  if (intent === 'tie') {
    const result = await tryCall(context, (api) => api(deanonymizeChats, {}))
    return result.success || result.problem.status === 404
      ? redirectTo(base, 303)
      : chatFormError(context, result.problem)
  }
  const target = parseChatTarget(url.href)
  if (intent !== 'send' || (!chatId && !target)) throw new Response(null, { status: 400 })
  const message = String(form.get('message') ?? '')
  const clientMessageId = String(form.get('clientMessageId') ?? '') || undefined
  // Upload before the chat is created: a rejected file must not open a chat.
  const { files, error } = await uploadFiles(context, { chatId })
  if (error) return invalidForm<ChatFormError>(context, { text: error.text, message }, error.status)
  const result = await tryCall(context, async (api) => {
    const id =
      chatId ??
      (await createNewChat(api, target!, { name: String(form.get('name') ?? ''), isAuth: pageOf(context).isAuth }))
    const orderId = url.searchParams.get('order')
    return api(sendMessage, {
      chatId: id,
      message,
      clientMessageId,
      fileIds: files.map((file) => file.id),
      widget: orderId ? { orderId } : null,
    })
  })
  return result.success
    ? redirectTo(`${base}/${result.data.chatId}`, 303)
    : chatFormError(context, result.problem, message)
}

async function createNewChat(
  api: Api,
  { storeId, productId, orderId }: ChatTarget,
  { name, isAuth }: { name: string; isAuth: boolean },
) {
  const widget = productId ? { productId } : orderId ? { orderId } : null
  const { id } = await api(createChat, {
    name,
    memberStoreId: storeId,
    chatType: isAuth ? 'Authorized' : 'Anonymous',
    widget,
  })
  return id!
}
