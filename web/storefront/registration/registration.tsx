import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import login from '../login/login.module.css'
import type { Route } from './+types/registration.ts'
import { AccountForm } from './AccountForm.tsx'
import { AddressForm } from './AddressForm.tsx'
import styles from './registration.module.css'

export { action, loader } from './registration-data.ts'

const benefits = ['orders', 'history', 'cart', 'store'] as const

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const title = translator(page.locale, 'registration')('title')
  return pageMeta({
    title: loaded?.forms.hasFailed ? translator(page.locale, 'login')('title.failed', { title }) : title,
    page,
    path: '/registration',
    noindex: true,
  })
}

export default function Registration({ loaderData: { by, next }, actionData }: Route.ComponentProps) {
  const t = useMessages('registration')
  const sent = actionData?.step ?? null
  return (
    <main className={layout.wrap}>
      <div className={login.page} data-aside>
        <section className={login.form}>
          <p className={styles.step}>{t('step', { step: sent ? 2 : 1 })}</p>
          <h1>{t('title')}</h1>
          {next.startsWith('/invitation?') && !sent && <p className={login.lead}>{t('toInvitation')}</p>}
          {sent ? <AccountForm sent={sent} next={next} /> : <AddressForm by={by} next={next} />}
        </section>
        <Benefits />
      </div>
    </main>
  )
}

function Benefits() {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  const { demo } = usePage().envPublic
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
