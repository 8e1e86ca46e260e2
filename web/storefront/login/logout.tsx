import { signOut } from '#modules/accounts/contract.ts'
import { attempt } from '../../lib/given.ts'
import { redirectTo } from '../../lib/redirect.ts'
import type { Route } from './+types/logout.ts'

/** Nothing to see: only a form's post signs out, so that no link or picture can do it. */
export async function loader() {
  return redirectTo('/')
}

export async function action({ context }: Route.ActionArgs) {
  await attempt(context, (api) => api(signOut, {}))
  return redirectTo('/', 303)
}
