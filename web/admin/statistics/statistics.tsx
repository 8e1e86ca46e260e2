import { exportReport } from '#modules/reports/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { exportFile } from '../../list/export-file.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tabs } from '../../ui/Tabs.tsx'
import type { Route } from './+types/statistics.ts'
import { DayChart } from './DayChart.tsx'
import { DayTable, ReportTable } from './ReportTables.tsx'
import { ReportForm } from './ReportForm.tsx'
import { loadReport } from './statistics-data.ts'

const kinds = ['orders', 'catalog', 'stores-with-target-actions', 'stores-and-products-views', 'activity'] as const

export const middleware = [exportFile(exportReport)]
export const loader = ({ context, url }: Route.LoaderArgs) => loadReport(context, url)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'reports')('title'),
    path: '/admin/statistics',
  })
}

/** A report: what happened in a period, beside the period before it. */
export default function Statistics({ loaderData: { report, refused, chart } }: Route.ComponentProps) {
  const t = useMessages('reports')
  const list = useMessages('list')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const href = useLocalizedHref()
  const { kind, groupBy, period, countedAt, isCountable, columns, days, rows, hasMore, total, currency } = report
  const isEmpty = total.every(({ current, previous }) => current === 0 && previous === 0)
  const charted = columns[chart]!
  const periodText = t('period', { from: formatDate(period.from, locale), to: formatDate(period.to, locale) })
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PageHead title={t('title')}>
          <ButtonLink
            href={href(`/admin/statistics?${new URLSearchParams({ kind, groupBy, ...period, export: 'xlsx' })}`)}
            size="s"
            icon="download"
            download
          >
            {list('export')}
          </ButtonLink>
        </PageHead>
        <Tabs
          label={t('tabs')}
          tabs={kinds.map((key) => ({
            key,
            label: t(`kind.${key}`),
            href: href(`/admin/statistics?${new URLSearchParams({ kind: key, ...period })}`),
          }))}
          current={kind}
        />
        <ReportForm report={report} period={refused ?? period} chart={charted.key} />
        {refused && <Note tone="warn">{t('refused')}</Note>}
        <p>
          {countedAt
            ? t('counted', { time: formatDateTime(countedAt, locale, timeZone) })
            : t(isCountable ? 'uncounted' : 'uncountable')}{' '}
          {columns.some(({ isMoney }) => isMoney) && t('converted', { currency })}
          {kind === 'stores-and-products-views' && t('visitors')}
        </p>
        {isEmpty && countedAt && <p>{t('empty')}</p>}
      </div>
      {!isEmpty && (
        <>
          <DayChart
            report={report}
            column={chart}
            title={t('chart.label', { column: t(`column.${charted.key}`), period: periodText })}
          />
          {groupBy !== 'day' && (
            <Disclosure label={t('days')} isWide>
              <DayTable report={report} days={days} />
            </Disclosure>
          )}
          <ReportTable report={report} rows={rows} />
          {hasMore && <p>{t('hasMore', { count: rows.length })}</p>}
        </>
      )}
    </div>
  )
}
