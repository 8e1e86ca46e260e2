import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './company.module.css'

/** The way to the purchasing team, or to the creation of one. */
export function PurchasingEntry({ hasTeam }: { hasTeam: boolean }) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  return (
    <section aria-labelledby="purchasing">
      <SectionHeading title={t('purchasing')} id="purchasing" />
      <p className={styles.lead}>{t('purchasing.about')}</p>
      <ButtonLink href={href('/profile/purchasing')}>{t(hasTeam ? 'purchasing.open' : 'purchasing.create')}</ButtonLink>
    </section>
  )
}
