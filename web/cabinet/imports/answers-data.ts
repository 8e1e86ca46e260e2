import { answerKinds, changeAnswer, forgetAnswer, getAnswer, listAnswers } from '#modules/imports/answer-contract.ts'
import type { Api, Call, OutputOf } from '#platform/contract.ts'
import { defineActions, donePath, form, type FormAction } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/answers.ts'

export type Answers = OutputOf<typeof listAnswers>
export type Answer = Answers['items'][number]
/** What of the list is shown. */
export type ListState = {
  query: string
  kind: Answer['kind'] | undefined
  importId: string | undefined
  page: number
}
export type AnswerWithChoices = OutputOf<typeof getAnswer>

const editFields = ['edit', 'editKind'] as const

/** A list of many pages stays where it is. */
const here = (intent: string, call: Call): FormAction<never> => {
  const sent = form(call)
  return {
    ...sent,
    async run(api, data, args) {
      await sent.run(api, data, args)
      return { path: donePath(args.context, intent, { without: editFields }) }
    },
  }
}

const actions = defineActions({
  changeAnswer: here('changeAnswer', changeAnswer),
  forgetAnswer: here('forgetAnswer', forgetAnswer),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const forms = actions.loaderData(context, url)
  const params = url.searchParams
  const query = params.get('query')?.slice(0, 120) ?? ''
  const kind = answerKinds.find((each) => each === params.get('kind'))
  const importId = /^[\da-f-]{36}$/.exec(params.get('import') ?? '')?.[0]
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) throw new Response(null, { status: 404 })
    const listed = (page: number) => api(listAnswers, { query, kind, page }, { storeId })
    const asked = await listed(Number(params.get('page')) || 1)
    // The answers of the last page may have been forgotten.
    const isPast = asked.items.length === 0 && asked.total > 0
    const answers = isPast ? await listed(Math.ceil(asked.total / asked.pageSize)) : asked
    const list = { query, kind, importId, page: answers.page }
    return { storeId, answers, list, kinds: answerKinds, forms, edited: await findEdited(api, storeId, params) }
  })
}

/** The answer that is being changed. */
async function findEdited(api: Api, storeId: number, params: URLSearchParams): Promise<AnswerWithChoices | null> {
  const [key, kind] = [params.get('edit'), answerKinds.find((each) => each === params.get('editKind'))]
  if (!key || key.length > 300 || !kind) return null
  return api(getAnswer, { kind, key }, { storeId }).catch(() => null)
}
