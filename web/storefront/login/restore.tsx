import type { RouterContextProvider } from 'react-router'
import { restorePassword } from '#modules/registration/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { formErrorContext, invalidForm } from '../../lib/invalid-form.ts'
import { tryCall, pageOf, type Problem } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/restore.ts'
import styles from './login.module.css'
import { readCaptchaToken, readCode, findMissing, readPassword, toFormErrors, readText } from './form-errors.ts'
import { RequestCodeForm, NewPasswordForm } from './RestoreForms.tsx'

export { secretHeaders as headers } from './secret-headers.ts'

type Context = Readonly<RouterContextProvider>
const defaultWaitSeconds = 60

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    token: url.searchParams.get('token') ?? '',
    next: localPath(url.searchParams.get('next')),
    hasFailed: context.get(formErrorContext),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  return form.get('intent') === 'set' ? setPassword(context, form) : sendCode(context, form)
}

/** The response does not reveal whether the account exists. */
async function sendCode(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'login')
  const login = readText(form, 'login')
  const messages = { login: t('error.login') }
  const isAgain = form.get('intent') === 'again'
  const state = { login, isSent: isAgain, waitSeconds: defaultWaitSeconds }
  const missing = findMissing({ login }, messages)
  if (missing) return invalidForm(context, { ...state, isSent: false, formErrors: missing })
  const result = await tryCall(context, (api) => api(restorePassword, { login, captchaToken: readCaptchaToken(form) }))
  if (result.success) return { ...state, isSent: true, waitSeconds: result.data.resendAfterSeconds, formErrors: null }
  const { problem } = result
  return invalidForm(
    context,
    { ...state, isSent: isAgain || wasSent(problem), formErrors: toFormErrors(problem, messages) },
    problem.status,
  )
}

/** The first code is still on its way. */
const wasSent = ({ code }: Problem) => code === 'registration.codeSentRecently'

async function setPassword(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'login')
  const token = readText(form, 'token')
  const login = readText(form, 'login')
  const newPassword = readPassword(form, 'newPassword')
  const proof: Record<string, string> = token ? {} : { code: readCode(form, 'code') }
  const messages: Record<string, string> = {
    ...(token ? {} : { code: t('error.code') }),
    newPassword: t('error.newPassword'),
  }
  const state = { login, isSent: true, waitSeconds: 0 }
  const missing = findMissing({ ...proof, newPassword }, messages)
  if (missing) return invalidForm(context, { ...state, formErrors: missing })
  const input = token ? { token, newPassword } : { login, ...proof, newPassword }
  const result = await tryCall(context, (api) =>
    api(restorePassword, { ...input, captchaToken: readCaptchaToken(form) }),
  )
  if (!result.success)
    return invalidForm(context, { ...state, formErrors: toFormErrors(result.problem, messages) }, result.problem.status)
  return redirectTo(`/login?restored=1&next=${encodeURIComponent(localPath(form.get('next')))}`, 303)
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'login')
  const title = loaded?.hasFailed ? t('title.failed', { title: t('restore') }) : t('restore')
  return pageMeta({ title, page, path: '/restore', noindex: true })
}

export default function Restore({ loaderData: { token, next }, actionData }: Route.ComponentProps) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const { login = '', isSent = false, formErrors = null, waitSeconds: wait = defaultWaitSeconds } = actionData ?? {}
  return (
    <main className={layout.wrap}>
      <div className={styles.page}>
        <section className={styles.form}>
          <h1>{t('restore')}</h1>
          {token || isSent ? (
            <NewPasswordForm
              token={token}
              login={login}
              next={next}
              formErrors={formErrors}
              defaultWaitSeconds={wait}
            />
          ) : (
            <RequestCodeForm login={login} next={next} formErrors={formErrors} />
          )}
          <a className={styles.link} href={href('/login')}>
            {t('restore.back')}
          </a>
        </section>
      </div>
    </main>
  )
}
