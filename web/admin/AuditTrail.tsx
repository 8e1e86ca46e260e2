import type { getAccount } from '#modules/moderation/account-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDateTime } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { useTimeZone } from '../lib/time-zone.ts'
import { DataTable } from '../list/DataTable.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import styles from './AuditTrail.module.css'
import { Part } from './Part.tsx'

/** Entries of the audit log. Actions and details stay as they are recorded. */
export function AuditTrail({ entries }: { entries: OutputOf<typeof getAccount>['audit'] }) {
  const t = useMessages('admin')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <Part id="audit" title={t('audit')} isEmpty={entries.length === 0} empty={t('audit.none')}>
      <DataTable
        label={t('audit')}
        rows={entries}
        keyOf={({ at, action, entityId }) => `${at} ${action} ${entityId}`}
        columns={[
          {
            key: 'at',
            label: t('audit.column.date'),
            render: ({ at }) => <time dateTime={at}>{formatDateTime(at, locale, timeZone)}</time>,
          },
          { key: 'actor', label: t('audit.column.person'), render: ({ actor }) => actor?.name ?? t('audit.system') },
          { key: 'action', label: t('audit.column.action'), render: ({ action }) => <code>{action}</code> },
          { key: 'entity', label: t('audit.column.entity'), render: ({ entity, entityId }) => `${entity} ${entityId}` },
          {
            key: 'details',
            label: t('audit.column.details'),
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
    </Part>
  )
}
