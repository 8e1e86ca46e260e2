import type { RouterContextProvider } from 'react-router'
import { restorePassword } from '#modules/registration/contract.ts'
import { localPath } from '#platform/local-path.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { attempt, pageOf, type Problem } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/restore.ts'
import styles from './login.module.css'
import { captchaIn, codeIn, emptyIn, passwordIn, refusalOf, textIn } from './refusal.ts'
import { AskForm, NewPasswordForm } from './RestoreForms.tsx'

export { secretHeaders as headers } from './secret-headers.ts'

type Context = Readonly<RouterContextProvider>
const waitSeconds = 60

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    token: url.searchParams.get('token') ?? '',
    next: localPath(url.searchParams.get('next')),
    hasFailed: context.get(failedContext),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  return form.get('intent') === 'set' ? setPassword(context, form) : sendCode(context, form)
}

/** The same answer for everyone: it does not tell whether there is such an account. */
async function sendCode(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'login')
  const login = textIn(form, 'login')
  const wants = { login: t('error.login') }
  const isAgain = form.get('intent') === 'again'
  const answer = { login, isSent: isAgain, waitSeconds }
  const empty = emptyIn({ login }, wants)
  if (empty) return refuse(context, { ...answer, isSent: false, refusal: empty })
  const result = await attempt(context, (api) => api(restorePassword, { login, captchaToken: captchaIn(form) }))
  if (result.success) return { ...answer, isSent: true, waitSeconds: result.data.resendAfterSeconds, refusal: null }
  const { problem } = result
  return refuse(
    context,
    { ...answer, isSent: isAgain || wasSent(problem), refusal: refusalOf(problem, wants) },
    problem.status,
  )
}

/** Asked twice: the code of the first time is on its way. */
const wasSent = ({ code }: Problem) => code === 'registration.codeSentRecently'

async function setPassword(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'login')
  const token = textIn(form, 'token')
  const login = textIn(form, 'login')
  const newPassword = passwordIn(form, 'newPassword')
  const proof: Record<string, string> = token ? {} : { code: codeIn(form, 'code') }
  const wants: Record<string, string> = {
    ...(token ? {} : { code: t('error.code') }),
    newPassword: t('error.newPassword'),
  }
  const answer = { login, isSent: true, waitSeconds: 0 }
  const empty = emptyIn({ ...proof, newPassword }, wants)
  if (empty) return refuse(context, { ...answer, refusal: empty })
  const input = token ? { token, newPassword } : { login, ...proof, newPassword }
  const result = await attempt(context, (api) => api(restorePassword, { ...input, captchaToken: captchaIn(form) }))
  if (!result.success)
    return refuse(context, { ...answer, refusal: refusalOf(result.problem, wants) }, result.problem.status)
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
  const href = useHref()
  const { login = '', isSent = false, refusal = null, waitSeconds: wait = waitSeconds } = actionData ?? {}
  return (
    <main className={layout.wrap}>
      <div className={styles.page}>
        <section className={styles.form}>
          <h1>{t('restore')}</h1>
          {token || isSent ? (
            <NewPasswordForm token={token} login={login} next={next} refusal={refusal} waitSeconds={wait} />
          ) : (
            <AskForm login={login} next={next} refusal={refusal} />
          )}
          <a className={styles.link} href={href('/login')}>
            {t('restore.back')}
          </a>
        </section>
      </div>
    </main>
  )
}
