import { formatFileSize } from '../../lib/file-size.ts'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { useReloadWhile } from '../../shared/use-reload-while.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { queryOf } from '../list-state.ts'
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

/** The progress of the workbook, or the link to download it. */
export function ExportState(list: OfList) {
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
