import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { usePage } from '../../lib/page.ts'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/login.ts'
import { DemonstrationAccounts } from './DemonstrationAccounts.tsx'
import styles from './login.module.css'
import { SecondStepForm } from './SecondStepForm.tsx'
import { SignInForm } from './SignInForm.tsx'

export { action, loader } from './login-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'login')
  return pageMeta({
    title: loaded?.forms.hasFailed ? t('title.failed', { title: t('title') }) : t('title'),
    page,
    path: '/login',
    noindex: true,
  })
}

export default function Login({ loaderData: { next, suspension, isPasswordSet }, actionData }: Route.ComponentProps) {
  const t = useMessages('login')
  const { demo } = usePage().envPublic
  const { second, needsCaptcha = false } = actionData?.step ?? {}
  if (second)
    return (
      <main className={layout.wrap}>
        <div className={styles.page}>
          <section className={styles.form}>
            <h1>{t('second')}</h1>
            <SecondStepForm key={second.method} next={next} second={second} />
          </section>
        </div>
      </main>
    )
  return (
    <main className={layout.wrap}>
      <div className={styles.page} data-aside={demo || undefined}>
        <section className={styles.form}>
          <h1>{t('title')}</h1>
          {suspension && !actionData && <ErrorSummary title={t('error.title')} text={suspension} errors={[]} />}
          {isPasswordSet && !actionData && (
            <p className={styles.good} role="status">
              {t('passwordSet')}
            </p>
          )}
          {next.startsWith('/cart?order=') && <p className={styles.lead}>{t('toOrder')}</p>}
          {next.startsWith('/invitation?') && <p className={styles.lead}>{t('toInvitation')}</p>}
          <SignInForm next={next} needsCaptcha={needsCaptcha} />
        </section>
        {demo && <DemonstrationAccounts next={next} />}
      </div>
    </main>
  )
}
