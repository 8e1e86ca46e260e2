import { setStoreContext } from '#modules/accounts/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { loaderCall } from '../lib/request-context.ts'
import { requireAccount } from '../lib/require-account.ts'
import { redirectTo } from '../lib/redirect.ts'
import type { Route } from './+types/choose-store.ts'

/** Action route of the store switcher: redirects back to `next`. */
export async function loader() {
  return redirectTo('/profile/company')
}

export async function action({ context, request }: Route.ActionArgs) {
  requireAccount(context, '/profile/company')
  const form = await request.formData()
  await loaderCall(context, (api) => api(setStoreContext, { storeId: Number(form.get('storeId')) }))
  return redirectTo(localPath(form.get('next'), '/profile'), 303)
}
