import { registerByEmail, registerByPhone, sendEmailCode, sendPhoneCode } from '#modules/registration/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import type { Fields } from '../../forms/fields.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { pageOf, type Problem } from '../../lib/request-context.ts'
import { maxWaitSeconds, remainingWait } from '../login/wait.ts'
import type { Route } from './+types/registration.ts'
import { parseMethod, type SignUpMethod } from './methods.ts'

/** Step two: a code was sent to the address. */
export type CodeSent = { by: SignUpMethod; address: string; waitSeconds: number }

const actions = defineActions({
  'email.send': sendForm('email', sendEmailCode),
  'email.again': sendAgainForm('email', sendEmailCode),
  'email.register': registerForm('email', registerByEmail),
  'phone.send': sendForm('phone', sendPhoneCode),
  'phone.again': sendAgainForm('phone', sendPhoneCode),
  'phone.register': registerForm('phone', registerByPhone),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const next = localPath(url.searchParams.get('next'), '')
  if (pageOf(context).isAuth) throw redirectTo(next || '/profile')
  return { by: parseMethod(url.searchParams.get('by')), next, forms: actions.loaderData(context, url) }
}

function sendForm(by: SignUpMethod, call: typeof sendEmailCode | typeof sendPhoneCode) {
  return form(call, {
    fieldsOfCodes: { 'registration.phoneCountry': 'phone' },
    next: ({ resendAfterSeconds }, fields) => codeSent(by, fields, resendAfterSeconds),
    // The first code is still on its way.
    stay: (fields, { code }: Problem) => (code === 'registration.codeSentRecently' ? codeSent(by, fields) : null),
  })
}

function sendAgainForm(by: SignUpMethod, call: typeof sendEmailCode | typeof sendPhoneCode) {
  return form(call, {
    next: ({ resendAfterSeconds }, fields) => codeSent(by, fields, resendAfterSeconds),
    stay: (fields) => codeSent(by, fields),
  })
}

/** Creates the account; the call also signs in. */
function registerForm(by: SignUpMethod, call: typeof registerByEmail | typeof registerByPhone) {
  return form(call, {
    fieldsOfCodes: {
      'registration.wrongCode': 'code',
      'registration.codeEnded': 'code',
      'accounts.commonPassword': 'password',
    },
    stay: (fields) => codeSent(by, fields, remainingWait(fields)),
    doneAt: (_, { next }) => localPath(next, '/registration/company'),
  })
}

const codeSent = (by: SignUpMethod, fields: Fields, waitSeconds = maxWaitSeconds): CodeSent => ({
  by,
  address: fields[by] ?? '',
  waitSeconds,
})
