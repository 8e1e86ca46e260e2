import { getAccountContext, requestToken } from '#modules/accounts/contract.ts'
import { requestTokenBySecondFactor } from '#modules/mfa/contract.ts'
import { Empty } from '#platform/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { defineActions, form, type FormAction } from '../../forms/define-actions.ts'
import { type Fields, fieldsOf } from '../../forms/fields.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { pageOf, type Problem, suspendedCode, tryCall } from '../../lib/request-context.ts'
import type { Route } from './+types/login.ts'

const factorMethods = ['Totp', 'Passkey', 'RecoveryCode'] as const
type FactorMethod = (typeof factorMethods)[number]
/** The state of the second step. It is passed in hidden fields, not in the URL. */
export type SecondStep = { challenge: string; methods: FactorMethod[]; method: FactorMethod }
type Step = { second?: SecondStep; needsCaptcha?: boolean }

const doneAt = (_: unknown, { next }: Fields) => localPath(next)

const chooseMethod: FormAction<Step> = {
  input: Empty,
  run: async (_, data) => ({ step: { second: secondStepOf(fieldsOf(data)) } }),
}

/** The calls set the session cookies. */
const actions = defineActions({
  'sign-in': form(requestToken, {
    doneAt,
    next: (output): Step | null => {
      if (!('challenge' in output)) return null
      const { challenge, methods } = output
      return { second: { challenge, methods, method: methods[0]! } }
    },
    stay: ({ captchaToken }, { code }): Step => ({
      needsCaptcha: code === 'accounts.captchaNeeded' || Boolean(captchaToken),
    }),
  }),
  method: chooseMethod,
  code: secondFactorForm('code'),
  recoveryCode: secondFactorForm('recoveryCode'),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const next = localPath(url.searchParams.get('next'))
  if (pageOf(context).isAuth) throw redirectTo(next)
  const account = await tryCall(context, (call) => call(getAccountContext, {}))
  const suspension = !account.success && account.problem.code === suspendedCode ? account.problem.detail : null
  return { next, suspension, isPasswordSet: url.searchParams.has('restored'), forms: actions.loaderData(context, url) }
}

/** Stays at the second step until its challenge has ended. */
function secondFactorForm(name: 'code' | 'recoveryCode') {
  return form(requestTokenBySecondFactor, {
    doneAt,
    fieldsOfCodes: { 'factors.wrongCode': name },
    complete(input) {
      if (!input[name]) throw refuseFields({ path: name, code: 'field.required' })
      return input
    },
    stay: (fields, { code }: Problem): Step | null =>
      code === 'factors.challengeEnded' ? null : { second: secondStepOf(fields) },
  })
}

function secondStepOf(fields: Fields): SecondStep {
  const names = (fields.methods ?? '').split(',')
  const methods = factorMethods.filter((method) => names.includes(method))
  const method = methods.find((each) => each === fields.method) ?? methods[0] ?? 'Totp'
  return { challenge: fields.challenge ?? '', methods, method }
}
