import { restorePassword } from '#modules/registration/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { maxWaitSeconds, remainingWait } from './wait.ts'
import type { Route } from './+types/restore.ts'

/** A code was sent to `login`, if it has an account: the response does not reveal that. */
type CodeSent = { login: string; waitSeconds: number }

const next = ({ resendAfterSeconds: waitSeconds }: { resendAfterSeconds: number }, { login = '' }): CodeSent => ({
  login,
  waitSeconds,
})

const actions = defineActions({
  send: form(restorePassword, {
    next,
    // The first code is still on its way.
    stay: ({ login = '' }, { code }) =>
      code === 'registration.codeSentRecently' ? { login, waitSeconds: maxWaitSeconds } : null,
  }),
  again: form(restorePassword, { next, stay: ({ login = '' }) => ({ login, waitSeconds: maxWaitSeconds }) }),
  set: form(restorePassword, {
    fieldsOfCodes: {
      'registration.wrongCode': 'code',
      'registration.codeEnded': 'code',
      'accounts.commonPassword': 'newPassword',
    },
    // Without a password the call would send another code.
    complete: ({ newPassword = '', ...input }) => ({ ...input, newPassword }),
    stay: (fields): CodeSent => ({ login: fields.login ?? '', waitSeconds: remainingWait(fields) }),
    doneAt: (_, fields) => `/login?restored=1&next=${encodeURIComponent(localPath(fields.next))}`,
  }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    token: url.searchParams.get('token') ?? '',
    next: localPath(url.searchParams.get('next')),
    forms: actions.loaderData(context, url),
  }
}
