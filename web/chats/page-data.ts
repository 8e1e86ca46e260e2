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
import { failedContext, refuse } from '../lib/failed.ts'
import { attempt, load, pageOf, type Problem, textOf } from '../lib/given.ts'
import { redirectTo } from '../lib/redirect.ts'
import { uploadFiles } from './form-files.ts'
import { targetFrom } from './open-chat.ts'
import type { Chat, MessagePage, Side, Target } from './types.ts'

type Context = Readonly<RouterContextProvider>
type Asked = { url: URL; chatId?: string; side: Side; base: string }

/** What a page of dialogs shows: the list, and the one that its address names, opened or still to be. */
export async function loadChats(context: Context, { url, chatId, side, base }: Asked) {
  const { isAuth } = pageOf(context)
  return load(context, async (api) => {
    const [chats, found, tieable] = await Promise.all([
      isAuth ? api(listChats, { side }) : api(listAnonymousChats, {}),
      chatId ? openOne(api, chatId, url) : findOne(api, url),
      isAuth && side === 'Buyer' ? api(getAnonymousChats, { limit: 50 }) : null,
    ])
    const orderId = url.searchParams.get('order')
    const knownId = chatId ? null : found?.chat.id
    if (knownId && !context.get(failedContext))
      throw redirectTo(`${base}/${knownId}${orderId ? `?order=${encodeURIComponent(orderId)}` : ''}`)
    // What was refused is shown where it was written.
    const open = knownId ? await openOne(api, knownId, url) : found
    return { chats, open, orderId, tieable: tieable?.items.length ?? 0, formToken: crypto.randomUUID() }
  })
}
export type ChatsData = Awaited<ReturnType<typeof loadChats>>

type Opened = { chat: Chat; page: MessagePage | undefined; isOnline: boolean }

async function openOne(api: Api, chatId: string, url: URL): Promise<Opened> {
  const before = Number(url.searchParams.get('before')) || undefined
  const [given, page, { isOnline }] = await Promise.all([
    api(getChat, { chatId }),
    api(listMessages, { chatId, before }),
    api(getPresence, { chatId }),
  ])
  await markRead(api, chatId, page)
  const orderId = url.searchParams.get('order')
  if (!orderId || given.side === 'Store' || given.product) return { chat: given, page, isOnline }
  return { chat: await api(findChatWith, { storeId: given.members[1]!.storeId, orderId }), page, isOnline }
}

/** Whoever is shown a page of messages has read them. */
export async function markRead(api: Api, chatId: string, { items, readSeq }: MessagePage) {
  const seen = items.at(-1)?.seq ?? 0
  if (seen > readSeq) await api(readChat, { id: chatId, seq: seen })
}

async function findOne(api: Api, url: URL): Promise<Opened | null> {
  const target = targetFrom(url.href)
  if (!target) return null
  const [chat, { isOnline }] = await Promise.all([
    api(findChatWith, target),
    api(getPresence, { storeId: target.storeId }),
  ])
  return { chat, page: undefined, isOnline }
}

export type Refused = { text: string; message: string }

/** `message`: what was written, to be sent again. */
export const refusedBy = (context: Context, problem: Problem, message = '') =>
  refuse<Refused>(context, { text: textOf(problem), message }, problem.status)

/** The forms of the page as they arrive without script. */
export async function handleChats(context: Context, form: FormData, { url, chatId, base }: Omit<Asked, 'side'>) {
  const intent = form.get('intent')
  if (intent === 'tie') {
    const result = await attempt(context, (api) => api(deanonymizeChats, {}))
    return result.success || result.problem.status === 404 ? redirectTo(base, 303) : refusedBy(context, result.problem)
  }
  const target = targetFrom(url.href)
  if (intent !== 'send' || (!chatId && !target)) throw new Response(null, { status: 400 })
  const message = String(form.get('message') ?? '')
  const clientMessageId = String(form.get('clientMessageId') ?? '') || undefined
  // Before the dialog is there: what is refused opens none.
  const { files, refusal } = await uploadFiles(context, { chatId })
  if (refusal) return refuse<Refused>(context, { text: refusal.text, message }, refusal.status)
  const result = await attempt(context, async (api) => {
    const id =
      chatId ?? (await openNew(api, target!, { name: String(form.get('name') ?? ''), isAuth: pageOf(context).isAuth }))
    const orderId = url.searchParams.get('order')
    return api(sendMessage, {
      chatId: id,
      message,
      clientMessageId,
      fileIds: files.map((file) => file.id),
      widget: orderId ? { orderId } : null,
    })
  })
  return result.success ? redirectTo(`${base}/${result.data.chatId}`, 303) : refusedBy(context, result.problem, message)
}

async function openNew(
  api: Api,
  { storeId, productId, orderId }: Target,
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
