import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import login from '../login/login.module.css'
import type { Route } from './+types/company.ts'
import { CompanyForm } from './CompanyForm.tsx'
import styles from './registration.module.css'

export { action, loader } from './company-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'registration')
  const title = t(loaded?.opened ? 'done' : 'company')
  return pageMeta({
    title: loaded?.forms.hasFailed ? translator(page.locale, 'login')('title.failed', { title }) : title,
    page,
    path: '/registration/company',
    noindex: true,
  })
}

export default function CompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  const { opened, countries, values, idempotencyKey } = loaderData
  if (opened && !actionData) return <StoreOpened store={opened} />
  return (
    <main className={layout.wrap}>
      <div className={styles.company}>
        <h1>{t('company')}</h1>
        <p className={login.lead}>{t('company.lead')}</p>
        <ButtonLink href={href('/catalog/all')}>{t('company.skip')}</ButtonLink>
        <CompanyForm
          countries={countries}
          values={values}
          idempotencyKey={idempotencyKey}
          places={actionData?.step?.places ?? []}
        />
      </div>
    </main>
  )
}

const nextSteps = [
  { step: 'store', icon: 'storefront', path: '/profile/company/store' },
  { step: 'product', icon: 'package', path: '/profile/products/new' },
  { step: 'people', icon: 'user-plus', path: '/profile/company#invite' },
  { step: 'safety', icon: 'lock', path: '/profile/settings#second-step' },
] as const

function StoreOpened({ store }: { store: string }) {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  return (
    <main className={layout.wrap}>
      <div className={styles.company}>
        <h1>{t('done')}</h1>
        <p className={login.lead}>{t('done.text', { store })}</p>
        <SectionHeading title={t('done.next')} />
        <ul className={styles.next}>
          {nextSteps.map(({ step, icon, path }) => (
            <li key={step}>
              <Icon name={icon} />
              <a href={href(path)}>{t(`done.next.${step}`)}</a>
            </li>
          ))}
        </ul>
        <p className={login.lead}>{t('done.next.orders')}</p>
        <div className={login.ways}>
          <ButtonLink href={href('/profile')} variant="solid">
            {t('done.profile')}
          </ButtonLink>
          <ButtonLink href={href('/catalog/all')}>{t('done.catalog')}</ButtonLink>
        </div>
      </div>
    </main>
  )
}
