import { formatFileSize } from '../../lib/file-size.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Health } from './overview-data.ts'
import styles from './overview.module.css'

const tones = { Good: 'good', Warning: 'warn', Bad: 'bad' } as const
const parts = ['database', 'jobs', 'outbox', 'search', 'disk'] as const

/** Whether each part of the system works, and the figures behind it. */
export function HealthSheet({ health }: { health: Health }) {
  const t = useMessages('admin')
  const texts = useHealthTexts(health)
  return (
    <section aria-labelledby="health">
      <SectionHeading id="health" title={t('health')} />
      <dl className={`${sheet.sheet} ${styles.figures}`}>
        {parts.map((part) => {
          const state = health[part]?.state
          return (
            state && (
              <div key={part}>
                <dt>{t(`health.${part}`)}</dt>
                <dd>
                  <Tag tone={tones[state]}>{t(`health.${state}`)}</Tag>
                  {texts[part].map((text) => (
                    <small key={text}>{text}</small>
                  ))}
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </section>
  )
}

function useHealthTexts({ database, jobs, outbox, search, disk }: Health): Record<(typeof parts)[number], string[]> {
  const t = useMessages('admin')
  const locale = useLocale()
  const size = (bytes: number) => formatFileSize(bytes, locale)
  const { bytes, connections, maxConnections: most, milliseconds } = database
  return {
    database: [t('health.database.text', { size: size(bytes), connections, most, milliseconds })],
    jobs: [jobs.age ? t('health.jobs.text', { count: jobs.due, age: jobs.age }) : t('health.jobs.none')],
    outbox: [
      outbox.age
        ? t('health.outbox.late', { count: outbox.waiting, age: outbox.age })
        : t('health.outbox.text', { count: outbox.waiting }),
    ],
    search: [
      t(`health.search.${search.servedBy}`),
      search.age ? t('health.search.behind', { age: search.age }) : t('health.search.current'),
    ],
    disk: disk ? [t('health.disk.text', { free: size(disk.freeBytes), total: size(disk.totalBytes) })] : [],
  }
}
