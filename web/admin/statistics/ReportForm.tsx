import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import type { ReportData } from './statistics-data.ts'
import styles from './statistics.module.css'

type Props = { report: ReportData; period: Pick<ReportData['period'], 'from' | 'to'>; chart: string }

/** Period, grouping and chart of a report. */
export function ReportForm({ report, period, chart }: Props) {
  const t = useMessages('reports')
  const href = useLocalizedHref()
  const { kind, groupBy, groups, columns } = report
  return (
    <form
      key={`${kind} ${groupBy} ${period.from} ${period.to}`}
      className={styles.form}
      method="get"
      action={href('/admin/statistics')}
    >
      <input type="hidden" name="kind" value={kind} />
      <Field type="date" name="from" label={t('from')} defaultValue={period.from} required />
      <Field type="date" name="to" label={t('to')} defaultValue={period.to} required />
      {groups.length > 1 && (
        <Select name="groupBy" label={t('group')} defaultValue={groupBy}>
          {groups.map((group) => (
            <option key={group} value={group}>
              {t(`group.${group}`)}
            </option>
          ))}
        </Select>
      )}
      <Select name="chart" label={t('chart')} defaultValue={chart}>
        {columns.map(({ key }) => (
          <option key={key} value={key}>
            {t(`column.${key}`)}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="solid">
        {t('show')}
      </Button>
    </form>
  )
}
