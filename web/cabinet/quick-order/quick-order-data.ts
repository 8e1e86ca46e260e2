import { addQuickOrder, matchQuickOrder, readQuickOrder } from '#modules/lists/quick-order-contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { defineActions, type FormAction, withoutNote } from '../../forms/define-actions.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { nextFile, tryCall } from '../../lib/request-context.ts'
import type { Route } from './+types/quick-order.ts'

export type QuickLine = OutputOf<typeof matchQuickOrder>['lines'][number]
/** The lines to be checked, and the text that they were read from. */
export type QuickStep = { text: string; lines: QuickLine[] }

const matchText = async (api: Api, text: string): Promise<QuickStep> => ({
  text,
  lines: (await api(matchQuickOrder, { text })).lines,
})

const match: FormAction<QuickStep, never> = {
  input: matchQuickOrder.input,
  fieldsOfCodes: {
    'lists.noLines': 'text',
    'lists.tooManyLines': 'text',
    'lists.unreadableFile': 'file',
    'request.tooLarge': 'file',
  },
  done: withoutNote,
  async run(api, data, { context }) {
    const pasted = String(data.get('text') ?? '')
    const text = (await nextFile(context)) === null ? pasted : (await api(readQuickOrder, {})).text
    if (text.trim() === '') throw refuseFields({ path: 'text', code: 'field.required' })
    return { step: await matchText(api, text) }
  },
}

/** Each line has the fields `product.N`, empty to leave it out, and `quantity.N`. */
const add: FormAction<QuickStep, never> = {
  input: addQuickOrder.input,
  done: withoutNote,
  async run(api, data) {
    const lines = [...data.keys()].flatMap((name) => {
      const [, line] = /^product\.(\d{1,5})$/.exec(name) ?? []
      const productId = Number(data.get(name))
      const quantity = Number(data.get(`quantity.${line}`)) || undefined
      return line && productId > 0 ? { productId, quantity } : []
    })
    const { skipped } = await api(addQuickOrder, { lines })
    return { path: skipped > 0 ? `/cart?skipped=${skipped}` : '/cart' }
  },
  async stay({ text = '' }, _, { context }) {
    const result = await tryCall(context, (api) => matchText(api, text))
    return result.success ? result.data : null
  },
}

const actions = defineActions({ match, add })
export const action = actions.action

export const loader = ({ context, url }: Route.LoaderArgs) => ({ forms: actions.loaderData(context, url) })
