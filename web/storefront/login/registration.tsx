import { supportPhone } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/layout.module.css'
import { RuleHead } from '../../ui/RuleHead.tsx'
import type { Route } from './+types/registration.ts'
import styles from './login.module.css'

const benefits = ['orders', 'history', 'cart', 'store'] as const

export function meta({ matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  return page
    ? pageMeta({ title: translator(page.locale, 'login')('registration'), page, path: '/registration', noindex: true })
    : []
}

export default function Registration() {
  const t = useMessages('login')
  const href = useHref()
  const { demo } = usePage()
  return (
    <main className={layout.wrap}>
      <div className={styles.registration}>
        <h1>{t('registration')}</h1>
        <p className={styles.lead}>{demo ? t('registration.demo') : t('registration.notYet')}</p>
        <div className={styles.ways}>
          <ButtonLink href={href('/login')} variant="solid">
            {t('submit')}
          </ButtonLink>
          {!demo && (
            <ButtonLink href={`tel:${supportPhone.replaceAll(' ', '')}`} icon="phone">
              {supportPhone}
            </ButtonLink>
          )}
        </div>
        <RuleHead title={t('registration.gives')} />
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              {t(`registration.gives.${benefit}`)}
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
