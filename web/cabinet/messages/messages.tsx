import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { getAccountContext, setStoreContext } from '#modules/accounts/contract.ts'
import { getChat } from '#modules/chats/contract.ts'
import { ChatsPage } from '../../chats/ChatsPage.tsx'
import { chatForms } from '../../chats/chat-forms.ts'
import { loadChatsPage } from '../../chats/page-data.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loadStoreChats } from '../store-chats/load-store-chats.ts'
import { storeChatForms } from '../store-chats/store-chat-forms.ts'
import { SideTabs } from '../store-chats/SideTabs.tsx'
import { StoreMessages } from '../store-chats/StoreMessages.tsx'
import type { Route } from './+types/messages.ts'

const base = '/profile/messages'
const actions = defineActions({ ...chatForms(base), ...storeChatForms })
export const action = actions.action
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Members of a store see its chats first. Opening a chat of another of their stores switches to that store. */
export async function loader({ context, params: { chatId }, url }: Route.LoaderArgs) {
  if (chatId && !uuid.test(chatId)) throw new Response(null, { status: 404 })
  const forms = actions.loaderData(context, url)
  const { chat, activeStoreId } = await loaderCall(context, async (api) => ({
    chat: chatId ? await api(getChat, { chatId }) : null,
    activeStoreId: (await api(getAccountContext, {})).activeStoreId,
  }))
  const isBuyer = chat
    ? chat.side === 'Buyer'
    : url.searchParams.get('side') === 'Buyer' || url.searchParams.has('store')
  if (isBuyer || activeStoreId === null)
    return { buyer: await loadChatsPage(context, { url, chatId, side: 'Buyer', base }), store: null, forms }
  const storeId = chat?.members[1]!.storeId ?? activeStoreId
  if (storeId !== activeStoreId) {
    await loaderCall(context, (api) => api(setStoreContext, { storeId }))
    throw redirectTo(pageOf(context).path)
  }
  return { buyer: null, store: await loaderCall(context, (api) => loadStoreChats(api, { storeId, url, chat })), forms }
}

export const handle: PageHandle = { keepsStateOn: 'params' }

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, loaded?.store ? 'seller-chats' : 'chats')('title'),
    path: base,
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Messages({ loaderData: { buyer, store, forms } }: Route.ComponentProps) {
  const done = useDone(forms)
  if (store) return <StoreMessages data={store} done={done} />
  return (
    <ChatsPage
      data={buyer}
      side="Buyer"
      done={done === 'report' ? done : null}
      base={base}
      listPath={`${base}?side=Buyer`}
      listHead={<SideTabs side="Buyer" />}
    />
  )
}
