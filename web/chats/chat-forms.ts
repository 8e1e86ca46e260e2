import {
  createChat,
  deanonymizeChats,
  declineIndividualPrice,
  reportChat,
  sendMessage,
} from '#modules/chats/contract.ts'
import type { Api } from '#platform/contract.ts'
import { form, type FormAction, withoutNote } from '../forms/define-actions.ts'
import { ApiError, pageOf } from '../lib/request-context.ts'
import { uploadFiles } from './attachments/form-files.ts'
import { parseChatTarget } from './chat-links.ts'
import type { ChatTarget } from './client/types.ts'

/** The forms of a chats page at `base`; messages are sent by them without script. */
export const chatForms = (base: string) => ({
  send: sendForm(base),
  tie: mergeForm(base),
  declinePrice: form(declineIndividualPrice, {
    done: withoutNote,
    complete: (input, { params: { chatId } }) => ({ ...input, chatId }),
  }),
  report: form(reportChat, { complete: (input, { params: { chatId } }) => ({ ...input, chatId }) }),
})

const sendForm = (base: string): FormAction<never, never> => ({
  input: sendMessage.input,
  done: withoutNote,
  async run(api, form, { context, params, url }) {
    const { chatId } = params
    const target = parseChatTarget(url.href)
    if (!chatId && !target) throw new Response(null, { status: 400 })
    // Upload before the chat is created: a rejected file must not open a chat.
    const { files, error } = await uploadFiles(context, { chatId })
    if (error) throw new ApiError({ status: error.status, code: '', title: '', detail: error.text, traceId: '' })
    const orderId = url.searchParams.get('order')
    const message = await api(sendMessage, {
      chatId: chatId ?? (await createNewChat(api, target!, { name: textOf(form, 'name'), ...pageOf(context) })),
      message: textOf(form, 'message'),
      clientMessageId: textOf(form, 'clientMessageId') || undefined,
      fileIds: files.map((file) => file.id),
      widget: orderId ? { orderId } : null,
    })
    return { path: `${base}/${message.chatId}` }
  },
})

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

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

/** Moves the visitor's anonymous chats to the account. There may be none left, if another page has done so. */
const mergeForm = (base: string): FormAction<never, never> => ({
  input: deanonymizeChats.input,
  done: withoutNote,
  async run(api) {
    await api(deanonymizeChats, {}).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.problem.status !== 404) throw error
    })
    return { path: base }
  },
})
