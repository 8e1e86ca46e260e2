import { formatDateTime } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { AccountDetails } from './account-details.ts'
import styles from './account.module.css'

/** The latest entries of the audit log by the account and about it. Actions and details stay as they are recorded. */
export function AuditTrail({ entries }: { entries: AccountDetails['audit'] }) {
  const t = useMessages('accounts')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <section className={styles.part} aria-labelledby="audit">
      <SectionHeading id="audit" title={t('audit')} />
      {entries.length === 0 ? (
        <p>{t('audit.none')}</p>
      ) : (
        <DataTable
          label={t('audit')}
          rows={entries}
          keyOf={({ at, action, entityId }) => `${at} ${action} ${entityId}`}
          columns={[
            {
              key: 'at',
              label: t('column.date'),
              render: ({ at }) => <time dateTime={at}>{formatDateTime(at, locale, timeZone)}</time>,
            },
            { key: 'actor', label: t('column.person'), render: ({ actor }) => actor?.name ?? t('audit.system') },
            { key: 'action', label: t('column.action'), render: ({ action }) => <code>{action}</code> },
            { key: 'entity', label: t('column.entity'), render: ({ entity, entityId }) => `${entity} ${entityId}` },
            {
              key: 'details',
              label: t('column.details'),
              isPlain: true,
              render: ({ details }) =>
                Object.keys(details).length > 0 && (
                  <Disclosure label={t('audit.details')}>
                    <pre className={styles.details}>{JSON.stringify(details, null, 2)}</pre>
                  </Disclosure>
                ),
            },
          ]}
        />
      )}
    </section>
  )
}
