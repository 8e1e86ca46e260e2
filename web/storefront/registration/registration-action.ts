import type { RouterContextProvider } from 'react-router'
import { registerByEmail, registerByPhone, sendEmailCode, sendPhoneCode } from '#modules/registration/contract.ts'
import { localPath } from '#platform/local-path.ts'
import { refuse } from '../../lib/failed.ts'
import { attempt, pageOf } from '../../lib/given.ts'
import { translator } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { captchaIn, codeIn, emptyIn, passwordIn, type Refusal, refusalOf, textIn } from '../login/refusal.ts'
import { type Way, wayIn } from './ways.ts'

type Context = Readonly<RouterContextProvider>

/** The form as it is shown again. `isSent`: a code was sent to the address, so the second step is due. */
export type Answer = {
  by: Way
  address: string
  name: string
  isSent: boolean
  waitSeconds: number
  refusal: Refusal | null
}

const standardWaitSeconds = 60

export async function sendCode(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'registration')
  const by = wayIn(form.get('by'))
  const address = textIn(form, by)
  const wants = { [by]: t(`error.${by}`) }
  const isAgain = form.get('intent') === 'again'
  const answer = { by, address, name: '', isSent: isAgain, waitSeconds: standardWaitSeconds }
  const empty = emptyIn({ [by]: address }, wants)
  if (empty) return refuse<Answer>(context, { ...answer, isSent: false, refusal: empty })
  const captchaToken = captchaIn(form)
  const result = await attempt(context, (api) =>
    by === 'email'
      ? api(sendEmailCode, { email: address, captchaToken })
      : api(sendPhoneCode, { phone: address, captchaToken }),
  )
  if (result.success) return { ...answer, isSent: true, waitSeconds: result.data.resendAfterSeconds, refusal: null }
  const { problem } = result
  // Asked twice: the code of the first time is on its way.
  const wasSent = problem.code === 'registration.codeSentRecently'
  return refuse<Answer>(
    context,
    { ...answer, isSent: isAgain || wasSent, refusal: refusalOf(problem, wants) },
    problem.status,
  )
}

/** Opens the account; the call signs in. */
export async function register(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'registration')
  const by = wayIn(form.get('by'))
  const address = textIn(form, by)
  const values = { code: codeIn(form, 'code'), name: textIn(form, 'name'), password: passwordIn(form, 'password') }
  const wants = { code: t('error.code'), name: t('error.name'), password: t('error.password') }
  const answer = { by, address, name: values.name, isSent: true, waitSeconds: 0 }
  const empty = emptyIn(values, wants)
  if (empty) return refuse<Answer>(context, { ...answer, refusal: empty })
  const input = { ...values, captchaToken: captchaIn(form) }
  const result = await attempt(context, (api) =>
    by === 'email'
      ? api(registerByEmail, { ...input, email: address })
      : api(registerByPhone, { ...input, phone: address }),
  )
  if (result.success) return redirectTo(localPath(form.get('next'), '/registration/company'), 303)
  return refuse<Answer>(context, { ...answer, refusal: refusalOf(result.problem, wants) }, result.problem.status)
}
