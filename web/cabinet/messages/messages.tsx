import { getAccountContext, setStoreContext } from '#modules/accounts/contract.ts'
import { getChat } from '#modules/chats/contract.ts'
import { ChatsPage } from '../../chats/ChatsPage.tsx'
import { handleChats, loadChats, refusedBy } from '../../chats/page-data.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { failedContext } from '../../lib/failed.ts'
import { fieldsOf } from '../../lib/form-fields.ts'
import { attempt, load, pageOf } from '../../lib/given.ts'
import { translator } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loadStore } from '../store-chats/load-store.ts'
import { doneIntents, isIntent, operations } from '../store-chats/operations.ts'
import { Sides } from '../store-chats/Sides.tsx'
import { StoreMessages } from '../store-chats/StoreMessages.tsx'
import type { Route } from './+types/messages.ts'

const base = '/profile/messages'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whoever works for a store has its dialogs first. One of another of their stores makes that the store that they act for. */
export async function loader({ context, params: { chatId }, url }: Route.LoaderArgs) {
  if (chatId && !uuid.test(chatId)) throw new Response(null, { status: 404 })
  const hasFailed = context.get(failedContext)
  const { chat, activeStoreId } = await load(context, async (api) => ({
    chat: chatId ? await api(getChat, { chatId }) : null, activeStoreId: (await api(getAccountContext, {})).activeStoreId,
  }))
  const isBuyer = chat ? chat.side === 'Buyer' : url.searchParams.get('side') === 'Buyer' || url.searchParams.has('store')
  if (isBuyer || activeStoreId === null) return { buyer: await loadChats(context, { url, chatId, side: 'Buyer', base }), store: null, done: null, hasFailed }
  const storeId = chat?.members[1]!.storeId ?? activeStoreId
  if (storeId !== activeStoreId) {
    await load(context, (api) => api(setStoreContext, { storeId }))
    throw redirectTo(pageOf(context).path)
  }
  const done = doneIntents.find((intent) => intent === url.searchParams.get('done')) ?? null
  return { buyer: null, store: await load(context, (api) => loadStore(api, { storeId, url, chat })), done, hasFailed }
}

export async function action({ context, request, params: { chatId }, url }: Route.ActionArgs) {
  const form = await request.formData()
  const chat = chatId && uuid.test(chatId) ? await load(context, (api) => api(getChat, { chatId })) : null
  if (!chatId || chat?.side !== 'Store' || form.get('intent') === 'send') return handleChats(context, form, { url, chatId, base })
  const { intent = '', ...fields } = fieldsOf(form)
  if (!isIntent(intent)) throw new Response(null, { status: 404 })
  const result = await attempt(context, (api) => operations[intent](api, { chatId, fields, at: { storeId: chat.members[1]!.storeId! } }))
  return result.success ? redirectTo(`${base}/${chatId}?done=${intent}`, 303) : refusedBy(context, result.problem)
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, { title: (locale) => translator(locale, loaded?.store ? 'seller-chats' : 'chats')('title'), path: base, hasFailed: loaded?.hasFailed })
}

export default function Messages({ loaderData: { buyer, store, done }, actionData }: Route.ComponentProps) {
  if (store) return <StoreMessages data={store} done={actionData ? null : done} refused={actionData} />
  return <ChatsPage data={buyer} refused={actionData} side="Buyer" base={base} listPath={`${base}?side=Buyer`} listHead={<Sides side="Buyer" />} />
}
