import { askSeveral, findSuppliersToAsk, listInquiries } from '#modules/chats/inquiry-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { uploadFormFiles } from '../chats/attachments/form-files.ts'
import { defineActions, form } from '../forms/define-actions.ts'
import { textsOf } from '../forms/fields.ts'
import { translator } from '../lib/messages.ts'
import { loaderCall, pageOf } from '../lib/request-context.ts'
import type { Route } from './+types/ask.ts'
import { withNeed } from './need.ts'

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
      return { ...input, message, stores, fileIds: await uploadFormFiles(context, data) }
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
