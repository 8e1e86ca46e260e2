import { getAccountContext } from '#modules/accounts/contract.ts'
import {
  deleteCannedAnswer,
  getAutoAnswer,
  listCannedAnswers,
  saveCannedAnswer,
  setAutoAnswer,
} from '#modules/chats/seller-contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { activeStore } from '../nav-items.ts'
import { timeZoneChoices } from '../time-zones.ts'
import type { Route } from './+types/answers.ts'

/** Each form names the store it was rendered for; another tab may have switched since. */
const actions = defineActions({
  'hours.set': form(setAutoAnswer),
  'answer.save': form(saveCannedAnswer, { section: 'answers' }),
  'answer.delete': form(deleteCannedAnswer, { section: 'answers' }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const store = activeStore(await api(getAccountContext, {}))
    if (!store) return null
    const at = { storeId: store.id }
    const [hours, { items: answers }] = await Promise.all([api(getAutoAnswer, {}, at), api(listCannedAnswers, {}, at)])
    const timeZones = timeZoneChoices(pageOf(context).locale, hours.timeZone)
    return { store, hours, timeZones, answers, forms: actions.loaderData(context, url) }
  })
}
export type AnswersData = NonNullable<Awaited<ReturnType<typeof loader>>>
