import type { CellValue } from 'hucre/xlsx'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { ordersReport } from './contract.ts'

type Report = OutputOf<typeof ordersReport>
type Row = Pick<Report['rows'][number], 'figures'> & { label: CellValue }

const amountFormat = '#,##0.00'
const dayFormat = 'yyyy-mm-dd'

/** A report as a workbook: the groups with the total, and the days. Each figure is followed by that of the previous period. */
export async function toReportWorkbook(report: Report, locale: Locale) {
  const t = (key: string) => translate(locale, 'reports', key)
  const { kind, groupBy, rows, total, days } = report
  const groups = rows.map(({ id, name, figures }) => ({ label: labelOf(report, { id, name }, locale), figures }))
  const totalRow = { label: t('total'), figures: total }
  const daySheet = toSheet(
    report,
    t('group.day'),
    days.map(({ day, figures }) => ({ label: new Date(day), figures })),
    locale,
  )
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({
    sheets: [
      ...(groupBy === 'day' ? [] : [toSheet(report, t(`group.${groupBy}`), [...groups, totalRow], locale)]),
      groupBy === 'day' ? { ...daySheet, rows: [...daySheet.rows, cellsOf(totalRow, report)] } : daySheet,
    ],
    stringMode: 'inline',
  })
  return {
    fileName: `${t(`kind.${kind}`)} ${report.period.from}–${report.period.to}.xlsx`,
    content: new Uint8Array(content),
  }
}

function toSheet(report: Report, head: string, rows: readonly Row[], locale: Locale) {
  const { columns, currency, period, previous } = report
  const names = columns.flatMap(({ key, isMoney }) => {
    const name = `${translate(locale, 'reports', `column.${key}`)}${isMoney ? `, ${currency}` : ''}`
    return [`${name}, ${period.from}–${period.to}`, `${name}, ${previous.from}–${previous.to}`]
  })
  const formats = columns.flatMap(({ isMoney }) => Array(2).fill(isMoney ? { numFmt: amountFormat } : {}) as object[])
  return {
    name: head.slice(0, 31),
    columns: [{ width: 36, numFmt: dayFormat }, ...formats.map((format) => ({ width: 20, ...format }))],
    rows: [[head, ...names], ...rows.map((row) => cellsOf(row, report))],
    freezePane: { rows: 1, columns: 1 },
  }
}

const cellsOf = ({ label, figures }: Row, { columns }: Report): CellValue[] => [
  label,
  ...figures.flatMap(({ current, previous }, index) =>
    [current, previous].map((value) => (columns[index]!.isMoney ? value / 100 : value)),
  ),
]

function labelOf({ groupBy }: Report, { id, name }: Pick<Report['rows'][number], 'id' | 'name'>, locale: Locale) {
  if (groupBy === 'supplierType') return translate(locale, 'common', `supplierType.${id}`)
  return groupBy === 'day' ? id : (name ?? translate(locale, 'reports', 'gone'))
}
