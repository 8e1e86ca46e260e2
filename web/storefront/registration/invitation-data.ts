import { data } from 'react-router'
import { getAccountContext, setStoreContext } from '#modules/accounts/contract.ts'
import { acceptInvitation, getInvitation } from '#modules/team/contract.ts'
import { defineActions, type FormAction } from '../../forms/define-actions.ts'
import { fieldsOf } from '../../forms/fields.ts'
import { pageOf, tryCall } from '../../lib/request-context.ts'
import type { Route } from './+types/invitation.ts'

const gone = 410

/** Joins the store and makes it the account's active store. */
const accept: FormAction<never> = {
  input: acceptInvitation.input,
  async run(api, form, { context }) {
    const { token = '' } = fieldsOf(form)
    if (!pageOf(context).isAuth) return { path: `/login?next=${encodeURIComponent(`/invitation?token=${token}`)}` }
    const { storeId } = await api(acceptInvitation, { token })
    await tryCall(context, () => api(setStoreContext, { storeId }))
    return { path: '/profile/company' }
  },
}
const actions = defineActions({ accept })
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const [found, account] = await Promise.all([
    tryCall(context, (api) => api(getInvitation, { token })),
    pageOf(context).isAuth ? tryCall(context, (api) => api(getAccountContext, {})) : null,
  ])
  const invitation = found.success ? found.data : null
  return data(
    { token, invitation, name: account?.success ? account.data.name : null },
    { status: invitation ? 200 : gone },
  )
}
