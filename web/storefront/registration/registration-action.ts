import type { RouterContextProvider } from 'react-router'
import { registerByEmail, registerByPhone, sendEmailCode, sendPhoneCode } from '#modules/registration/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { invalidForm } from '../../lib/invalid-form.ts'
import { tryCall, pageOf } from '../../lib/request-context.ts'
import { translator } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import {
  readCaptchaToken,
  readCode,
  findMissing,
  readPassword,
  type FormErrors,
  toFormErrors,
  readText,
} from '../login/form-errors.ts'
import { type SignUpMethod, parseMethod } from './methods.ts'

type Context = Readonly<RouterContextProvider>

/** The form state after a submit. `isSent` means that a code was sent and step two follows. */
export type RegistrationState = {
  by: SignUpMethod
  address: string
  name: string
  isSent: boolean
  waitSeconds: number
  formErrors: FormErrors | null
}

const defaultWaitSeconds = 60

export async function sendCode(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'registration')
  const by = parseMethod(form.get('by'))
  const address = readText(form, by)
  const messages = { [by]: t(`error.${by}`) }
  const isAgain = form.get('intent') === 'again'
  const state = { by, address, name: '', isSent: isAgain, waitSeconds: defaultWaitSeconds }
  const missing = findMissing({ [by]: address }, messages)
  if (missing) return invalidForm<RegistrationState>(context, { ...state, isSent: false, formErrors: missing })
  const captchaToken = readCaptchaToken(form)
  const result = await tryCall(context, (api) =>
    by === 'email'
      ? api(sendEmailCode, { email: address, captchaToken })
      : api(sendPhoneCode, { phone: address, captchaToken }),
  )
  if (result.success) return { ...state, isSent: true, waitSeconds: result.data.resendAfterSeconds, formErrors: null }
  const { problem } = result
  // The first code is still on its way.
  const wasSent = problem.code === 'registration.codeSentRecently'
  return invalidForm<RegistrationState>(
    context,
    { ...state, isSent: isAgain || wasSent, formErrors: toFormErrors(problem, messages) },
    problem.status,
  )
}

/** Creates the account; the call also signs in. */
export async function register(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'registration')
  const by = parseMethod(form.get('by'))
  const address = readText(form, by)
  const values = {
    code: readCode(form, 'code'),
    name: readText(form, 'name'),
    password: readPassword(form, 'password'),
  }
  const messages = { code: t('error.code'), name: t('error.name'), password: t('error.password') }
  const state = { by, address, name: values.name, isSent: true, waitSeconds: 0 }
  const missing = findMissing(values, messages)
  if (missing) return invalidForm<RegistrationState>(context, { ...state, formErrors: missing })
  const input = { ...values, captchaToken: readCaptchaToken(form) }
  const result = await tryCall(context, (api) =>
    by === 'email'
      ? api(registerByEmail, { ...input, email: address })
      : api(registerByPhone, { ...input, phone: address }),
  )
  if (result.success) return redirectTo(localPath(form.get('next'), '/registration/company'), 303)
  return invalidForm<RegistrationState>(
    context,
    { ...state, formErrors: toFormErrors(result.problem, messages) },
    result.problem.status,
  )
}
