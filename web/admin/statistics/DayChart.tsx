import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { niceMaximum } from './nice-maximum.ts'
import type { ReportData } from './statistics-data.ts'
import styles from './statistics.module.css'

const [width, height] = [720, 200]

type Props = { report: ReportData; column: number; title: string }

/** A column of the report by days: the period as a line, the one before dashed. The table below has the same figures. */
export function DayChart({ report, column, title }: Props) {
  const t = useMessages('reports')
  const locale = useLocale()
  const { days, period, previous, columns, currency } = report
  const figures = days.map((day) => day.figures[column]!)
  const maximum = niceMaximum(Math.max(...figures.flatMap((figure) => [figure.current, figure.previous])))
  const format = (value: number) =>
    columns[column]!.isMoney ? formatMoney({ minor: value, currency }, locale) : formatNumber(value, locale)
  const pathOf = (values: readonly number[]) =>
    values
      .map((value, index) => {
        const x = values.length > 1 ? (index / (values.length - 1)) * width : width / 2
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(height - (value / maximum) * height).toFixed(1)}`
      })
      .join('')
  const periodText = ({ from, to }: typeof period) =>
    t('period', { from: formatDate(from, locale), to: formatDate(to, locale) })
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          <span>{format(maximum)}</span>
          <span>{format(0)}</span>
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={title}>
          <path className={styles.grid} d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
          <path className={styles.previous} d={pathOf(figures.map((figure) => figure.previous))} />
          <path className={styles.current} d={pathOf(figures.map((figure) => figure.current))} />
        </svg>
      </div>
      <figcaption>
        <b>{t(`column.${columns[column]!.key}`)}</b>
        <span data-line="current">{periodText(period)}</span>
        <span data-line="previous">{periodText(previous)}</span>
      </figcaption>
    </figure>
  )
}
