import type { RouterContextProvider } from 'react-router'
import { askSeveral, findSuppliersToAsk, listInquiries } from '#modules/chats/inquiry-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { maxFiles } from '../chats/attachments/file-limits.ts'
import { uploadFiles } from '../chats/attachments/form-files.ts'
import { defineActions, form } from '../forms/define-actions.ts'
import { textsOf } from '../forms/fields.ts'
import { refuseFields } from '../forms/refuse-fields.ts'
import { translator } from '../lib/messages.ts'
import { loaderCall, pageOf } from '../lib/request-context.ts'
import type { Route } from './+types/ask.ts'
import { withNeed } from './need.ts'
import { formatUploadedFile, parseUploadedFiles } from './uploaded-files.ts'

export type Supplier = OutputOf<typeof findSuppliersToAsk>['items'][number]
export type InquiryList = OutputOf<typeof listInquiries>

/** Equals the page size of product lists. */
const maxStores = 24

const actions = defineActions({
  ask: form(askSeveral, {
    async complete(input, { context, form: data }) {
      const stores = textsOf(data, 'to').map((choice) => {
        const [storeId, productId = null] = choice.split('-').map(Number)
        return { storeId, productId }
      })
      const { locale } = pageOf(context)
      const message = withNeed(String(input.message ?? ''), data, translator(locale, 'ask'), locale)
      return { ...input, message, stores, fileIds: await uploadQuestionFiles(context, data) }
    },
    doneAt: ({ id }) => `/ask/${id}?sent`,
  }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const to = searchParams.getAll('to').slice(0, maxStores).join(',').slice(0, 400)
  const product = Number(searchParams.get('product')) || undefined
  const isAsking = to !== '' || product !== undefined
  return loaderCall(context, async (api) => {
    const cursor = searchParams.get('cursor') ?? undefined
    const [suppliers, earlier] = await Promise.all([
      isAsking ? api(findSuppliersToAsk, { to, product }) : null,
      isAsking ? null : api(listInquiries, { ...(cursor && { cursor }) }),
    ])
    return {
      suppliers: suppliers?.items ?? [],
      earlier,
      clientMessageId: crypto.randomUUID(),
      forms: actions.loaderData(context, url),
    }
  })
}

/** The ids of all files. The form keeps those that are uploaded, also when it is refused. */
async function uploadQuestionFiles(context: Readonly<RouterContextProvider>, data: FormData) {
  const uploaded = parseUploadedFiles(textsOf(data, 'uploadedFiles'))
  const { files, error } = await uploadFiles(context, { maxCount: maxFiles - uploaded.length })
  for (const file of files) data.append('uploadedFiles', formatUploadedFile(file))
  if (error) throw refuseFields({ path: 'fileIds', code: 'chats.fileRefused', message: error.text })
  return [...uploaded, ...files].map(({ id }) => id)
}
