import { setStoreContext } from '#modules/accounts/contract.ts'
import { localPath } from '#platform/local-path.ts'
import { load } from '../lib/given.ts'
import { needAccount } from '../lib/need-account.ts'
import { redirectTo } from '../lib/redirect.ts'
import type { Route } from './+types/choose-store.ts'

/** Nothing to see: the switcher's form is sent here and comes back to where it was. */
export async function loader() {
  return redirectTo('/profile/company')
}

export async function action({ context, request }: Route.ActionArgs) {
  needAccount(context, '/profile/company')
  const form = await request.formData()
  await load(context, (api) => api(setStoreContext, { storeId: Number(form.get('storeId')) }))
  return redirectTo(localPath(form.get('next'), '/profile'), 303)
}
