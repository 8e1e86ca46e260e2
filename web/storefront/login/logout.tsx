import { signOut } from '#modules/accounts/contract.ts'
import { endActing } from '#modules/moderation/account-contract.ts'
import { pageOf, tryCall } from '../../lib/request-context.ts'
import { redirectTo } from '../../lib/redirect.ts'
import type { Route } from './+types/logout.ts'

/** Only a POST signs out, so a link or an image cannot. An administrator who acts as an account ends that and stays signed in. */
export async function loader() {
  return redirectTo('/')
}

export async function action({ context }: Route.ActionArgs) {
  const { acting } = pageOf(context)
  await tryCall<unknown>(context, (api) => api(acting ? endActing : signOut, {}))
  return redirectTo('/', 303)
}
