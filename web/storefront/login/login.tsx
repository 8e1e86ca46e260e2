import { data, redirect } from 'react-router'
import { requestToken } from '#modules/accounts/contract.ts'
import { failedContext } from '../../lib/failed.ts'
import { attempt, pageOf } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { safePath } from '../../lib/safe-path.ts'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/login.ts'
import { DemonstrationAccounts } from './DemonstrationAccounts.tsx'
import styles from './login.module.css'
import { SignInForm } from './SignInForm.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const next = safePath(url.searchParams.get('next'))
  if (pageOf(context).isAuth) throw redirect(next)
  return { next, hasFailed: context.get(failedContext) }
}

/** The call itself sets the cookies of the session. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const login = String(form.get('login') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const missing = (['login', 'password'] as const).filter((name) => !(name === 'login' ? login : password))
  const result = missing.length > 0 ? null : await attempt(context, (api) => api(requestToken, { login, password }))
  if (result?.success) return redirect(safePath(form.get('next')), 303)
  context.set(failedContext, true)
  return data({ login, missing, problem: result?.problem.detail ?? null }, { status: result?.problem.status ?? 422 })
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

export default function Login({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const t = useMessages('login')
  const href = useHref()
  const { demo } = usePage()
  return (
    <main className={layout.wrap}>
      <div className={styles.page} data-demo={demo || undefined}>
        <section className={styles.form}>
          <h1>{t('title')}</h1>
          {next.startsWith('/cart?order=') && <p className={styles.lead}>{t('toOrder')}</p>}
          <SignInForm next={next} refused={actionData ?? null} />
          <p>
            <a className={styles.link} href={href('/registration')}>
              {t('noAccount')}
            </a>
          </p>
        </section>
        {demo && <DemonstrationAccounts next={next} />}
      </div>
    </main>
  )
}
