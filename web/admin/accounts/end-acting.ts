import { endActing } from '#modules/moderation/account-contract.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { redirectTo } from '../../lib/redirect.ts'
import type { Route } from './+types/end-acting.ts'

/** Action route of the banner: back to the account as which the administrator acted. */
export async function loader() {
  return redirectTo('/')
}

export async function action({ context }: Route.ActionArgs) {
  const { id } = await loaderCall(context, (api) => api(endActing, {}))
  return redirectTo(id ? `/admin/accounts/${id}` : '/admin', 303)
}
