import { getAccountContext } from '#modules/accounts/contract.ts'
import { requestHelp } from '#modules/help/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { pageOf, tryCall } from '../../lib/request-context.ts'
import type { Route } from './+types/help.ts'

const actions = defineActions({ help: form(requestHelp, { next: ({ contact }) => ({ sentTo: contact }) }) })
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = pageOf(context).isAuth ? await tryCall(context, (api) => api(getAccountContext, {})) : null
  const { email, phone, name } = account?.success ? account.data : { email: null, phone: null, name: '' }
  const about = url.searchParams.get('about') ?? ''
  const defaults = { text: (url.searchParams.get('text') ?? '').slice(0, 200), contact: email ?? phone ?? '', name }
  return { defaults, about: reportedPage.test(about) ? about : null, forms: actions.loaderData(context, url) }
}

/** A product or a store. */
const reportedPage = /^\/(?:product|store)\/[\w-]{1,300}$/
