import type { RouterContextProvider } from 'react-router'
import { requestToken } from '#modules/accounts/contract.ts'
import { requestTokenBySecondFactor } from '#modules/mfa/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { invalidForm } from '../../lib/invalid-form.ts'
import { tryCall, pageOf } from '../../lib/request-context.ts'
import { translator } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { readCaptchaToken, readCode, findMissing, readPassword, toFormErrors, readText } from './form-errors.ts'

type Context = Readonly<RouterContextProvider>
export const factorMethods = ['Totp', 'Passkey', 'RecoveryCode'] as const
export type FactorMethod = (typeof factorMethods)[number]
/** The state of the second step. It is passed in hidden fields, not in the URL. */
export type SecondStep = { challenge: string; methods: FactorMethod[]; method: FactorMethod }

const firstStep = { login: '', second: null, needsCaptcha: false }

export async function signInByPassword(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'login')
  const values = { login: readText(form, 'login'), password: readPassword(form, 'password') }
  const messages = { login: t('error.login'), password: t('error.password') }
  const state = { ...firstStep, login: values.login }
  const missing = findMissing(values, messages)
  if (missing) return invalidForm(context, { ...state, formErrors: missing })
  const result = await tryCall(context, (api) => api(requestToken, { ...values, captchaToken: readCaptchaToken(form) }))
  if (!result.success) {
    const { problem } = result
    const needsCaptcha = problem.code === 'accounts.captchaNeeded' || readCaptchaToken(form) !== undefined
    return invalidForm(context, { ...state, needsCaptcha, formErrors: toFormErrors(problem, messages) }, problem.status)
  }
  if (!('challenge' in result.data)) return redirectTo(localPath(form.get('next')), 303)
  const { challenge, methods } = result.data
  return { ...state, formErrors: null, second: { challenge, methods, method: methods[0]! } }
}

/** Switches to another method of the second step. */
export const chooseMethod = (form: FormData) => ({ ...firstStep, formErrors: null, second: readSecondStep(form) })

export async function signInBySecondFactor(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'login')
  const second = readSecondStep(form)
  const { challenge, method } = second
  const name = method === 'RecoveryCode' ? 'recoveryCode' : 'code'
  const messages = { [name]: t(`error.${name}`) }
  const values = { [name]: readCode(form, name) }
  const missing = findMissing(values, messages)
  if (missing) return invalidForm(context, { ...firstStep, second, formErrors: missing })
  const result = await tryCall(context, (api) => api(requestTokenBySecondFactor, { challenge, ...values }))
  if (result.success) return redirectTo(localPath(form.get('next')), 303)
  const { problem } = result
  const hasEnded = problem.code === 'factors.challengeEnded'
  return invalidForm(
    context,
    { ...firstStep, second: hasEnded ? null : second, formErrors: toFormErrors(problem, messages) },
    problem.status,
  )
}

function readSecondStep(form: FormData): SecondStep {
  const names = readText(form, 'methods').split(',')
  const methods = factorMethods.filter((method) => names.includes(method))
  const method = methods.find((each) => each === form.get('method')) ?? methods[0] ?? 'Totp'
  return { challenge: readText(form, 'challenge'), methods, method }
}
