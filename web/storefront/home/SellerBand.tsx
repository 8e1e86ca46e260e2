import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './SellerBand.module.css'

const facts = ['orders', 'commission', 'languages'] as const

export function SellerBand() {
  const t = useMessages('home')
  const href = useLocalizedHref()
  return (
    <section className={styles.band} aria-label={t('sell')}>
      <h2>{t('sell')}</h2>
      <dl>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`sell.${fact}`)}</dt>
            <dd>{t(`sell.${fact}.fact`)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={href('/start')} variant="solid">
        {t('sell.open')}
      </ButtonLink>
    </section>
  )
}
