import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import type { ReportData } from './statistics-data.ts'

type Row = ReportData['rows'][number]
type Figures = Pick<Row, 'figures'>
type Figure = Row['figures'][number]
type Props = { report: ReportData }

const totalId = 'total'

/** The groups of a report, and their total. */
export function ReportTable({ report, rows }: Props & { rows: readonly Row[] }) {
  const t = useMessages('reports')
  const common = useMessages('common')
  const locale = useLocale()
  const { groupBy, total } = report
  const figures = useFigureColumns<Row>(report)
  const nameOf = ({ id, name }: Row) => {
    if (id === totalId) return <b>{t('total')}</b>
    if (groupBy === 'day') return formatDate(id, locale)
    if (groupBy === 'supplierType') return common(`supplierType.${id as 'Other'}`)
    return name ?? t('gone')
  }
  return (
    <DataTable
      label={t(`kind.${report.kind}`)}
      columns={[{ key: 'name', label: t(`group.${groupBy}`), render: nameOf }, ...figures]}
      rows={[...rows, { id: totalId, name: null, figures: total }]}
      keyOf={({ id }) => id}
      isWide
    />
  )
}

/** The figures behind the chart. */
export function DayTable({ report, days }: Props & { days: ReportData['days'] }) {
  const t = useMessages('reports')
  const locale = useLocale()
  const figures = useFigureColumns<ReportData['days'][number]>(report)
  return (
    <DataTable
      label={t('days')}
      columns={[{ key: 'day', label: t('group.day'), render: ({ day }) => formatDate(day, locale) }, ...figures]}
      rows={days}
      keyOf={({ day }) => day}
      isWide
    />
  )
}

function useFigureColumns<Item extends Figures>({ columns, currency }: ReportData): Column<Item>[] {
  const t = useMessages('reports')
  const locale = useLocale()
  return columns.map(({ key, isMoney }, index) => {
    const format = (value: number) =>
      isMoney ? formatMoney({ minor: value, currency }, locale) : formatNumber(value, locale)
    const render = ({ current, previous }: Figure) => (
      <>
        {format(current)}
        <small>{t('before', { value: format(previous) })}</small>
      </>
    )
    return {
      key,
      label: t(`column.${key}`),
      isFigure: true,
      render: ({ figures }) => render(figures[index]!),
    }
  })
}
