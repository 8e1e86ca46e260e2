import { getAccountContext } from '#modules/accounts/contract.ts'
import { getProduct } from '#modules/catalog/contract.ts'
import { requestHelp } from '#modules/help/contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { live } from '../../lib/live.ts'
import { pageOf, tryCall } from '../../lib/request-context.ts'
import type { Route } from './+types/help.ts'

const actions = defineActions({ help: form(requestHelp, { next: ({ contact }) => ({ sentTo: contact }) }) })
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = pageOf(context).isAuth ? await tryCall(context, (api) => api(getAccountContext, {})) : null
  const { email, phone, name } = account?.success ? account.data : { email: null, phone: null, name: '' }
  const about = await findReported(context, url.searchParams.get('about') ?? '')
  const defaults = { text: (url.searchParams.get('text') ?? '').slice(0, 200), contact: email ?? phone ?? '', name }
  return { defaults, about, forms: actions.loaderData(context, url) }
}

/** The product or store of a path, under its name; one that is gone keeps its path. */
async function findReported(context: Route.LoaderArgs['context'], path: string) {
  const [, kind, slug] = /^\/(product|store)\/([\w-]{1,300})$/.exec(path) ?? []
  if (!slug) return null
  const found = await tryCall(context, async (api) =>
    kind === 'store'
      ? api(getStore, { alias: slug.slice(0, 100) })
      : api(getProduct, { ...live, id: Number(/\d{1,9}$/.exec(slug)?.[0] ?? 0) }),
  )
  return { path, name: found.success ? found.data.name : path }
}
