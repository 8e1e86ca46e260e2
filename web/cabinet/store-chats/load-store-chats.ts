import { chatFilters, type getChat, getPresence, getWidget, listChats, listMessages } from '#modules/chats/contract.ts'
import { getBuyer } from '#modules/chats/seller-contract.ts'
import { listMembers } from '#modules/team/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { markRead } from '../../chats/page-data.ts'

type Chat = OutputOf<typeof getChat>
type StoreChatsRequest = { storeId: number; url: URL; chat: Chat | null }
export type StoreData = Awaited<ReturnType<typeof loadStoreChats>>

/** Loads the filtered chats of a store, and the open chat with its buyer. */
export async function loadStoreChats(api: Api, { storeId, url, chat }: StoreChatsRequest) {
  const { searchParams } = url
  const query = {
    filter: chatFilters.find((filter) => filter === searchParams.get('filter')) ?? ('All' as const),
    buyerName: (searchParams.get('name') ?? '').trim().slice(0, 80),
  }
  const [list, opened] = await Promise.all([
    api(listChats, { side: 'Store', ...query }, { storeId }),
    chat && openChat(api, { storeId, chat, before: Number(searchParams.get('before')) || undefined }),
  ])
  return { side: 'Store' as const, storeId, query, list, opened }
}

async function openChat(
  api: Api,
  { storeId, chat, before }: { storeId: number; chat: Chat; before: number | undefined },
) {
  const chatId = chat.id!
  const [page, { isOnline }, buyer, widget, { members }] = await Promise.all([
    api(listMessages, { chatId, before }),
    api(getPresence, { chatId }),
    api(getBuyer, { chatId }, { storeId }),
    api(getWidget, { chatId }),
    api(listMembers, {}, { storeId }),
  ])
  await markRead(api, chatId, page)
  return { chat, page, isOnline, buyer, card: widget.product?.card ?? null, members, formToken: crypto.randomUUID() }
}
