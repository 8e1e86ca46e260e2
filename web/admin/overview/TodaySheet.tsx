import { formatTime } from '../../chats/timestamps.ts'
import { formatDay, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import type { Overview } from './overview-data.ts'
import styles from './overview.module.css'

const measures = ['orders', 'amount', 'accounts', 'chats', 'products'] as const

/** Figures of today beside those of the same weekday until the same time. */
export function TodaySheet({ today }: { today: NonNullable<Overview['today']> }) {
  const t = useMessages('admin')
  const locale = useLocale()
  const { day, until, currency } = today
  return (
    <section aria-labelledby="today">
      <SectionHeading
        id="today"
        title={t('today')}
        caption={t('today.until', {
          day: formatDay(day, locale),
          time: formatTime(until, { locale, timeZone: 'UTC' }),
        })}
      />
      <dl className={`${sheet.sheet} ${styles.figures}`}>
        {measures.map((measure) => {
          const { current, previous } = today[measure]
          const format = (value: number) =>
            measure === 'amount'
              ? formatMoney({ minor: Math.round(value / 100) * 100, currency }, locale, { whole: true })
              : formatNumber(value, locale)
          return (
            <div key={measure}>
              <dt>{t(`today.${measure}`)}</dt>
              <dd>
                <b>{format(current)}</b>
                <small>{t('today.before', { value: format(previous) })}</small>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
