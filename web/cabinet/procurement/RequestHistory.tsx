import { formatDateTime } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Request } from './request-data.ts'
import styles from './procurement.module.css'

/** The states of the request in their order. */
export function RequestHistory({ request: { createdAt, changedAt, endedAt, endedBy } }: { request: Request }) {
  const t = useMessages('procurement')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const steps = [
    { key: 'posted', at: createdAt, text: t('history.posted') },
    { key: 'changed', at: changedAt, text: t('history.changed') },
    { key: 'ended', at: endedAt, text: endedBy && t(`ended.${endedBy}`) },
  ]
  return (
    <section aria-labelledby="history">
      <SectionHeading title={t('history')} id="history" />
      <ol className={styles.history}>
        {steps.map(
          ({ key, at, text }) =>
            at && (
              <li key={key}>
                <time dateTime={at}>{formatDateTime(at, locale, timeZone)}</time>
                {text}
              </li>
            ),
        )}
      </ol>
    </section>
  )
}
