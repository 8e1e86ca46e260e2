import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { StoreHome } from './overview-data.ts'
import styles from './overview.module.css'

/** Where each step is done. */
const paths: Record<StoreHome['setup'][number]['step'], string> = {
  about: '/profile/company/store',
  logo: '/profile/company/store#logo-title',
  phone: '/profile/company/store#section-contacts',
  delivery: '/profile/company/store#section-delivery',
  bank: '/profile/entity#section-bank',
  product: '/profile/products/new',
  verification: '/profile/verification',
}

/** The steps of setting up a new store; gone once everything is done. */
export function Setup({ steps }: { steps: StoreHome['setup'] }) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <section aria-labelledby="setup">
      <SectionHeading title={t('setup')} id="setup" />
      <ol className={styles.setup}>
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined}>
            <Icon name={isDone ? 'check' : 'clock'} size="s" />
            {isDone ? (
              <span>
                {t(`setup.${step}`)} <span className={layout.hidden}>({t('setup.done')})</span>
              </span>
            ) : (
              <a href={href(paths[step])}>{t(`setup.${step}`)}</a>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
