import { signOut } from '#modules/accounts/contract.ts'
import { tryCall } from '../../lib/request-context.ts'
import { redirectTo } from '../../lib/redirect.ts'
import type { Route } from './+types/logout.ts'

/** Only a POST signs out, so a link or an image cannot. */
export async function loader() {
  return redirectTo('/')
}

export async function action({ context }: Route.ActionArgs) {
  await tryCall(context, (api) => api(signOut, {}))
  return redirectTo('/', 303)
}
