import type { latestRequests } from '#modules/procurement/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { formatQuantity } from '../../lib/units.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './LatestRequests.module.css'

type Props = { requests: OutputOf<typeof latestRequests>['items'] }

/** What buyers look for, and the way to ask for something oneself. */
export function LatestRequests({ requests }: Props) {
  const t = useMessages('home')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <section className={`${layout.section} ${styles.requests}`} aria-label={t('requests')}>
      <SectionHeading
        title={t('requests')}
        caption={t('requests.caption')}
        link={{ href: href('/profile/procurement?side=Store'), label: t('requests.all') }}
      />
      <ul>
        {requests.map(({ id, title, locale: written, quantity, unit, place, deadline }) => (
          <li key={id}>
            <a href={href(`/profile/procurement/${id}`)} rel="nofollow" lang={languageTags[written]}>
              {title}
            </a>
            <span>{formatQuantity(quantity, unit, common, locale)}</span>
            <span>{place.name}</span>
            <span>{t('requests.until', { date: formatDate(deadline, locale) })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.post}>
        <span>{t('requests.text')}</span>
        <ButtonLink href={href('/profile/procurement/new')} rel="nofollow" icon="plus">
          {t('requests.post')}
        </ButtonLink>
      </p>
    </section>
  )
}
