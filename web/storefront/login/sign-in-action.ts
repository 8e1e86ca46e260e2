import type { RouterContextProvider } from 'react-router'
import { requestToken } from '#modules/accounts/contract.ts'
import { requestTokenBySecondFactor } from '#modules/factors/contract.ts'
import { localPath } from '#platform/local-path.ts'
import { refuse } from '../../lib/failed.ts'
import { attempt, pageOf } from '../../lib/given.ts'
import { translator } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { captchaIn, codeIn, emptyIn, passwordIn, refusalOf, textIn } from './refusal.ts'

type Context = Readonly<RouterContextProvider>
export const factorMethods = ['Totp', 'Passkey', 'RecoveryCode'] as const
export type FactorMethod = (typeof factorMethods)[number]
/** What the second step must know; it travels in the form, so that nothing of it stands in an address. */
export type SecondStep = { challenge: string; methods: FactorMethod[]; method: FactorMethod }

const firstStep = { login: '', second: null, needsCaptcha: false }

export async function signInByPassword(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'login')
  const values = { login: textIn(form, 'login'), password: passwordIn(form, 'password') }
  const wants = { login: t('error.login'), password: t('error.password') }
  const answer = { ...firstStep, login: values.login }
  const empty = emptyIn(values, wants)
  if (empty) return refuse(context, { ...answer, refusal: empty })
  const result = await attempt(context, (api) => api(requestToken, { ...values, captchaToken: captchaIn(form) }))
  if (!result.success) {
    const { problem } = result
    const needsCaptcha = problem.code === 'accounts.captchaNeeded' || captchaIn(form) !== undefined
    return refuse(context, { ...answer, needsCaptcha, refusal: refusalOf(problem, wants) }, problem.status)
  }
  if (!('challenge' in result.data)) return redirectTo(localPath(form.get('next')), 303)
  const { challenge, methods } = result.data
  return { ...answer, refusal: null, second: { challenge, methods, method: methods[0]! } }
}

/** Another way through the second step, chosen by its button. */
export const chooseMethod = (form: FormData) => ({ ...firstStep, refusal: null, second: secondStepIn(form) })

export async function signInBySecondFactor(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'login')
  const second = secondStepIn(form)
  const { challenge, method } = second
  const name = method === 'RecoveryCode' ? 'recoveryCode' : 'code'
  const wants = { [name]: t(`error.${name}`) }
  const values = { [name]: codeIn(form, name) }
  const empty = emptyIn(values, wants)
  if (empty) return refuse(context, { ...firstStep, second, refusal: empty })
  const result = await attempt(context, (api) => api(requestTokenBySecondFactor, { challenge, ...values }))
  if (result.success) return redirectTo(localPath(form.get('next')), 303)
  const { problem } = result
  const hasEnded = problem.code === 'factors.challengeEnded'
  return refuse(
    context,
    { ...firstStep, second: hasEnded ? null : second, refusal: refusalOf(problem, wants) },
    problem.status,
  )
}

function secondStepIn(form: FormData): SecondStep {
  const named = textIn(form, 'methods').split(',')
  const methods = factorMethods.filter((method) => named.includes(method))
  const method = methods.find((each) => each === form.get('method')) ?? methods[0] ?? 'Totp'
  return { challenge: textIn(form, 'challenge'), methods, method }
}
