import { data } from 'react-router'
import { getAccountContext, setStoreContext } from '#modules/accounts/contract.ts'
import { acceptInvitation, declineInvitation, getInvitation, sendInvitationCode } from '#modules/team/contract.ts'
import { defineActions, form, type FormAction, withoutNote } from '../../forms/define-actions.ts'
import { type Fields, fieldsOf } from '../../forms/fields.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { pageOf, type Problem, tryCall } from '../../lib/request-context.ts'
import { maxWaitSeconds, remainingWait } from '../login/wait.ts'
import type { Route } from './+types/invitation.ts'
import { type InvitationKey, invitationPath } from './invitation-key.ts'

const gone = 410

/** A code was sent to the address of the invitation. */
type CodeStep = { waitSeconds: number }

/** Joins the store and makes it the account's active store. */
const accept: FormAction<CodeStep> = {
  input: acceptInvitation.input,
  fieldsOfCodes: { 'registration.wrongCode': 'code', 'registration.codeEnded': 'code' },
  async run(api, submitted, { context }) {
    const { token, id, code } = fieldsOf(submitted)
    if (!pageOf(context).isAuth) return { path: signInPath({ token, id }) }
    const { storeId } = await api(acceptInvitation, { token, id, code })
    await tryCall(context, () => api(setStoreContext, { storeId }))
    return { path: '/profile/company?done=joined' }
  },
  stay: (fields: Fields): CodeStep | null =>
    fields.code === undefined ? null : { waitSeconds: remainingWait(fields) },
}
const actions = defineActions({
  accept,
  decline: form(declineInvitation, { done: withoutNote, doneAt: () => '/profile' }),
  'code.send': form(sendInvitationCode, {
    done: withoutNote,
    next: ({ resendAfterSeconds }): CodeStep => ({ waitSeconds: resendAfterSeconds }),
    // The first code is still on its way.
    stay: (_, { code }: Problem): CodeStep | null =>
      code === 'registration.codeSentRecently' ? { waitSeconds: maxWaitSeconds } : null,
  }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const key = keyOf(url)
  if (key.id && !pageOf(context).isAuth) throw redirectTo(signInPath(key))
  const [found, account] = await Promise.all([
    tryCall(context, (api) => api(getInvitation, key)),
    pageOf(context).isAuth ? tryCall(context, (api) => api(getAccountContext, {})) : null,
  ])
  const invitation = found.success ? found.data : null
  const name = account?.success ? account.data.name : null
  return data(
    { invitationKey: key, invitation, name, forms: actions.loaderData(context, url) },
    { status: invitation ? 200 : gone },
  )
}

const keyOf = ({ searchParams }: URL): InvitationKey => {
  const id = searchParams.get('id')
  return id === null ? { token: searchParams.get('token') ?? '' } : { id }
}

const signInPath = (key: InvitationKey) => `/login?next=${encodeURIComponent(invitationPath(key))}`
