import { localPath } from '#platform/values/local-path.ts'
import { formErrorContext } from '../../lib/invalid-form.ts'
import { pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { usePage } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/login.ts'
import { DemonstrationAccounts } from './DemonstrationAccounts.tsx'
import styles from './login.module.css'
import { SecondStepForm } from './SecondStepForm.tsx'
import { chooseMethod, signInByPassword, signInBySecondFactor } from './sign-in-action.ts'
import { SignInForm } from './SignInForm.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const next = localPath(url.searchParams.get('next'))
  if (pageOf(context).isAuth) throw redirectTo(next)
  return { next, isPasswordSet: url.searchParams.has('restored'), hasFailed: context.get(formErrorContext) }
}

/** The calls set the session cookies. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'second') return signInBySecondFactor(context, form)
  return intent === 'method' ? chooseMethod(form) : signInByPassword(context, form)
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'login')
  return pageMeta({
    title: loaded?.hasFailed ? t('title.failed', { title: t('title') }) : t('title'),
    page,
    path: '/login',
    noindex: true,
  })
}

export default function Login({ loaderData: { next, isPasswordSet }, actionData }: Route.ComponentProps) {
  const t = useMessages('login')
  const { demo } = usePage()
  const { login = '', formErrors = null, needsCaptcha = false, second = null } = actionData ?? {}
  if (second)
    return (
      <main className={layout.wrap}>
        <div className={styles.page}>
          <section className={styles.form}>
            <h1>{t('second')}</h1>
            <SecondStepForm key={second.method} next={next} second={second} formErrors={formErrors} />
          </section>
        </div>
      </main>
    )
  return (
    <main className={layout.wrap}>
      <div className={styles.page} data-aside={demo || undefined}>
        <section className={styles.form}>
          <h1>{t('title')}</h1>
          {isPasswordSet && !formErrors && (
            <p className={styles.good} role="status">
              {t('passwordSet')}
            </p>
          )}
          {next.startsWith('/cart?order=') && <p className={styles.lead}>{t('toOrder')}</p>}
          {next.startsWith('/invitation?') && <p className={styles.lead}>{t('toInvitation')}</p>}
          <SignInForm next={next} login={login} needsCaptcha={needsCaptcha} formErrors={formErrors} />
        </section>
        {demo && <DemonstrationAccounts next={next} />}
      </div>
    </main>
  )
}
