import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import layout from '../../ui/styles/layout.module.css'
import type { ImportDetails } from './import-data.ts'
import styles from './imports.module.css'
import { useLiveImport } from './use-live-import.ts'

/** The progress of a job. */
export function Progress({ shown }: { shown: ImportDetails }) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const done = useLiveImport(shown)
  const { id, status, rowCount } = shown
  const hasRows = status === 'Grouping' || status === 'Checking' || status === 'Running'
  return (
    <section className={styles.progress} aria-labelledby="progress">
      <h2 id="progress" role="status">
        {t(`status.${status}`)}
      </h2>
      <progress value={hasRows ? Math.min(done, rowCount) : undefined} max={rowCount || 1} aria-labelledby="progress" />
      {hasRows && <p>{t('progress', { done: Math.min(done, rowCount), total: rowCount })}</p>}
      <div className={layout.actions}>
        <p>{t('progress.hint')}</p>
        <a className={layout.link} href={href(`/profile/new-products/${id}`)}>
          {t('refresh')}
        </a>
      </div>
    </section>
  )
}
