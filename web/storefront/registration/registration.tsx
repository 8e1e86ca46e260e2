import { localPath } from '#platform/values/local-path.ts'
import { formErrorContext } from '../../lib/invalid-form.ts'
import { pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import login from '../login/login.module.css'
import type { Route } from './+types/registration.ts'
import { AccountForm } from './AccountForm.tsx'
import { AddressForm } from './AddressForm.tsx'
import { type RegistrationState, register, sendCode } from './registration-action.ts'
import styles from './registration.module.css'
import { parseMethod } from './methods.ts'

const benefits = ['orders', 'history', 'cart', 'store'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const next = localPath(url.searchParams.get('next'), '')
  if (pageOf(context).isAuth) throw redirectTo(next || '/profile')
  return { by: parseMethod(url.searchParams.get('by')), next, hasFailed: context.get(formErrorContext) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  return form.get('intent') === 'register' ? register(context, form) : sendCode(context, form)
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const title = translator(page.locale, 'registration')('title')
  return pageMeta({
    title: loaded?.hasFailed ? translator(page.locale, 'login')('title.failed', { title }) : title,
    page,
    path: '/registration',
    noindex: true,
  })
}

export default function Registration({ loaderData: { by, next }, actionData }: Route.ComponentProps) {
  const t = useMessages('registration')
  const state: RegistrationState = actionData ?? {
    by,
    address: '',
    name: '',
    isSent: false,
    waitSeconds: 0,
    formErrors: null,
  }
  return (
    <main className={layout.wrap}>
      <div className={login.page} data-aside>
        <section className={login.form}>
          <p className={styles.step}>{t('step', { step: state.isSent ? 2 : 1 })}</p>
          <h1>{t('title')}</h1>
          {next.startsWith('/invitation?') && !state.isSent && <p className={login.lead}>{t('toInvitation')}</p>}
          {state.isSent ? <AccountForm {...state} next={next} /> : <AddressForm {...state} next={next} />}
        </section>
        <Benefits />
      </div>
    </main>
  )
}

function Benefits() {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  const { demo } = usePage()
  return (
    <aside aria-label={t('gives')}>
      <SectionHeading title={t('gives')} />
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {t(`gives.${benefit}`)}
          </li>
        ))}
      </ul>
      {demo && (
        <p className={styles.demo}>
          <a className={login.inline} href={href('/login')}>
            {t('demo')}
          </a>
        </p>
      )}
    </aside>
  )
}
