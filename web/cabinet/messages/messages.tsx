import { getAccountContext, setStoreContext } from '#modules/accounts/contract.ts'
import { getChat } from '#modules/chats/contract.ts'
import { ChatsPage } from '../../chats/ChatsPage.tsx'
import { handleChatForm, loadChatsPage, chatFormError } from '../../chats/page-data.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formErrorContext } from '../../lib/invalid-form.ts'
import { fieldsOf } from '../../lib/form-fields.ts'
import { tryCall, loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loadStoreChats } from '../store-chats/load-store-chats.ts'
import { successFlags, isIntent, formActions } from '../store-chats/form-actions.ts'
import { SideTabs } from '../store-chats/SideTabs.tsx'
import { StoreMessages } from '../store-chats/StoreMessages.tsx'
import type { Route } from './+types/messages.ts'

const base = '/profile/messages'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Members of a store see its chats first. Opening a chat of another of their stores switches to that store. */
export async function loader({ context, params: { chatId }, url }: Route.LoaderArgs) {
  if (chatId && !uuid.test(chatId)) throw new Response(null, { status: 404 })
  const hasFormError = context.get(formErrorContext)
  const { chat, activeStoreId } = await loaderCall(context, async (api) => ({
    chat: chatId ? await api(getChat, { chatId }) : null,
    activeStoreId: (await api(getAccountContext, {})).activeStoreId,
  }))
  const isBuyer = chat
    ? chat.side === 'Buyer'
    : url.searchParams.get('side') === 'Buyer' || url.searchParams.has('store')
  if (isBuyer || activeStoreId === null)
    return {
      buyer: await loadChatsPage(context, { url, chatId, side: 'Buyer', base }),
      store: null,
      done: null,
      hasFormError,
    }
  const storeId = chat?.members[1]!.storeId ?? activeStoreId
  if (storeId !== activeStoreId) {
    await loaderCall(context, (api) => api(setStoreContext, { storeId }))
    throw redirectTo(pageOf(context).path)
  }
  const done = successFlags.find((intent) => intent === url.searchParams.get('done')) ?? null
  return {
    buyer: null,
    store: await loaderCall(context, (api) => loadStoreChats(api, { storeId, url, chat })),
    done,
    hasFormError,
  }
}

export async function action({ context, request, params: { chatId }, url }: Route.ActionArgs) {
  const form = await request.formData()
  const chat = chatId && uuid.test(chatId) ? await loaderCall(context, (api) => api(getChat, { chatId })) : null
  if (!chatId || chat?.side !== 'Store' || form.get('intent') === 'send')
    return handleChatForm(context, form, { url, chatId, base })
  const { intent = '', ...fields } = fieldsOf(form)
  if (!isIntent(intent)) throw new Response(null, { status: 404 })
  const result = await tryCall(context, (api) =>
    formActions[intent](api, { chatId, fields, at: { storeId: chat.members[1]!.storeId! } }),
  )
  return result.success ? redirectTo(`${base}/${chatId}?done=${intent}`, 303) : chatFormError(context, result.problem)
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, loaded?.store ? 'seller-chats' : 'chats')('title'),
    path: base,
    hasFormError: loaded?.hasFormError,
  })
}

export default function Messages({ loaderData: { buyer, store, done }, actionData }: Route.ComponentProps) {
  if (store) return <StoreMessages data={store} done={actionData ? null : done} formError={actionData} />
  return (
    <ChatsPage
      data={buyer}
      formError={actionData}
      side="Buyer"
      base={base}
      listPath={`${base}?side=Buyer`}
      listHead={<SideTabs side="Buyer" />}
    />
  )
}
