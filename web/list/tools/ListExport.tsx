import { formatFileSize } from '../../lib/file-size.ts'
import { formatDate, formatDateTime, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { useReloadWhile } from '../../shared/use-reload-while.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import type { FilterTexts } from '../ListFilters.tsx'
import { listPath, type ListState, queryOf } from '../list-state.ts'
import styles from './ListTools.module.css'
import { type OfList, ToolForm } from './ToolForm.tsx'

/** Has a job write all that the list finds into a workbook. */
export function ExportButton(list: OfList) {
  const t = useMessages('list')
  return (
    <ToolForm {...list} intent="export" fields={{ search: queryOf(list.state) }}>
      <Button type="submit" size="s" icon="download">
        {t('export')}
      </Button>
    </ToolForm>
  )
}

type FilterNames = { filters: FilterTexts | undefined; search: string | undefined }

/** The progress of the workbook, or the link to download it. */
export function ExportState({ filters, search, ...list }: OfList & FilterNames) {
  const t = useMessages('list')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const href = useLocalizedHref()
  const { export: latest } = list.tools
  const isRunning = latest?.status === 'Running'
  useReloadWhile(isRunning)
  if (!latest) return null
  const { id, rowCount, total, sizeBytes, expiresAt, status } = latest
  return (
    <section className={styles.export} aria-label={t('export.title')} data-status={status}>
      <p role="status">
        {status === 'Running' && t('export.running', { rows: formatNumber(rowCount, locale) })}
        {status === 'Failed' && t('export.failed')}
        {status === 'Ready' &&
          t('export.ready', { count: rowCount, date: formatDateTime(expiresAt, locale, timeZone) })}
      </p>
      <Selection filter={latest.filter} filters={filters} search={search} state={list.state} />
      {isRunning && <progress {...(total && { value: rowCount, max: total })} aria-label={t('export.title')} />}
      <div className={styles.buttons}>
        {status === 'Ready' && (
          <ButtonLink href={href(`/list-tools?workbook=${id}`)} size="s" variant="solid" icon="download" download>
            {t('export.download', { size: formatFileSize(sizeBytes ?? 0, locale) })}
          </ButtonLink>
        )}
        <ToolForm {...list} intent="stopExport" fields={{ id }}>
          <Button type="submit" size="s">
            {t(isRunning ? 'export.stop' : 'export.remove')}
          </Button>
        </ToolForm>
      </div>
    </section>
  )
}

type SelectionProps = FilterNames & { filter: Readonly<Record<string, string>>; state: ListState }

/** Which rows the workbook has: by the names of the filters, and by a link where the page shows others. */
function Selection({ filter, filters = {}, search, state }: SelectionProps) {
  const t = useMessages('list')
  const locale = useLocale()
  const href = useLocalizedHref()
  const isShown = sorted(queryOf(state)) === sorted(queryOf({ params: filter }))
  const textOf = (name: string, value: string) =>
    filters[name]?.options?.[value] ?? (isDay(value) ? formatDate(value, locale) : value)
  const narrowing = Object.entries(filter).filter(([name]) => name !== 'sort' && name !== 'order')
  const facts = narrowing.flatMap(([name, value]) => {
    const label = name === 'query' ? search : filters[name]?.label
    return label ? [[label, textOf(name, value)] as const] : []
  })
  return (
    <div className={styles.selection}>
      {narrowing.length === 0 && <p>{t('export.unfiltered')}</p>}
      {facts.length > 0 && <FactList className={styles.selected} facts={facts} />}
      {!isShown && <a href={href(listPath({ path: state.path, params: filter }))}>{t('export.show')}</a>}
    </div>
  )
}

const sorted = (query: string) => query.split('&').toSorted().join('&')

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)
